import { fromRupees, toRupees } from '#base/figures/money.ts';
import type { TeamMember } from '#team/team.ts';
import type { TeamMemberRow } from './queries.ts';

/** A card of the team page as the API hands it out. */
export const presentTeamMember = (row: TeamMemberRow): TeamMember => ({
  _id: row.id,
  userId: row.user_id,
  name: row.name,
  jobProfile: row.job_profile,
  image: row.image,
  location: row.location,
  sell: row.sell,
  amount: toRupees(row.amount_paise),
});

/** The amount that a form sends, as a column. */
export const amountFrom = ({ amount }: Pick<TeamMember, 'amount'>) => ({ amount_paise: fromRupees(amount) });

import type { Instant } from '#base/time.ts';
import type { Db, Tx } from '#db/schema.ts';
import { addressesOfAll, type UserRow } from '#identity/server/public.ts';
import { carries, type Change } from '#platform/cache/changes.ts';
import { madeFrom } from '#platform/cache/kept-until-changed.ts';
import type { CardState } from '#team/team.ts';

// The team is read as a whole, without pages.
const TEAM_AT_MOST = 500;

/** Everyone whose account may do something in the back office: owners, then admins, then staff, oldest first. */
export async function staffAccounts(db: Db): Promise<UserRow[]> {
  const rows = await db
    .selectFrom('users')
    .select([
      'id',
      'name',
      'email',
      'phone',
      'role',
      'permissions',
      'owner',
      'rescuer',
      'created_at',
      'language',
    ])
    .where('role', 'in', ['admin', 'staff'])
    .where('deleted_at', 'is', null)
    .orderBy('owner', 'desc')
    .orderBy('role')
    .orderBy('created_at')
    .orderBy('id')
    .limit(TEAM_AT_MOST)
    .execute();
  const addresses = await addressesOfAll(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, addresses: addresses.get(row.id) ?? [] }));
}

/** The login cards of staff that stand or were used, by whom they are for. */
export async function loginCards(db: Db, now: Instant): Promise<CardState[]> {
  const rows = await db
    .selectFrom('staff_cards')
    .select(['user_id as userId', 'expires_at as expiresAt', 'used_at as usedAt'])
    .where((card) => card.or([card('used_at', 'is not', null), card('expires_at', '>', now)]))
    .limit(TEAM_AT_MOST)
    .execute();
  return rows;
}

const TEAM_COLUMNS = [
  'id',
  'user_id',
  'name',
  'job_profile',
  'image',
  'location',
  'sell',
  'amount_paise',
] as const;

/** The cards of the team page, in their order. */
export const teamMembers = (db: Db) =>
  db
    .selectFrom('team_members')
    .select(TEAM_COLUMNS)
    .orderBy('position')
    .orderBy('id')
    .limit(TEAM_AT_MOST)
    .execute();

/** One card of the team page. */
export const teamMemberById = (db: Db | Tx, id: string) =>
  db.selectFrom('team_members').select(TEAM_COLUMNS).where('id', '=', id).executeTakeFirst();

/** A row of these queries. */
export type TeamMemberRow = NonNullable<Awaited<ReturnType<typeof teamMemberById>>>;

/** Tag of pages whose policy lists the hosts of card pictures. */
export const CARD_PICTURES = 'card-pictures';

/** Notes that an answer depends on where the pictures of cards come from. */
export const madeFromCardPictures = (): void => madeFrom(CARD_PICTURES);

/** True for a change of the hosts of card pictures. */
export const isAboutCardPictures = (change: Change): boolean => carries(change, CARD_PICTURES);

/** Addresses of the pictures on team cards that the shop does not keep itself, so many at the most. */
export async function cardPicturesFromElsewhere(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('team_members')
    .select('image')
    .where('image', 'like', 'https://%')
    .limit(limit)
    .execute();
  return rows.map(({ image }) => image);
}

import * as v from 'valibot';
import { rupeesUpTo } from '#base/figures/rupees.ts';
import {
  EditedPerson,
  EmailOrNone,
  given,
  NewPerson,
  ONE_LINE,
  PERMISSIONS,
  User,
} from '#identity/identity.ts';
import { PictureAddress } from '#media/media.ts';

const permissions = v.pipe(
  v.array(v.picklist(PERMISSIONS)),
  v.transform((given) => PERMISSIONS.filter((permission) => given.includes(permission))),
);

/**
 * Body that adds a person to the team. Staff need a name and a phone: a login card lets them in. Permissions are for
 * staff; an owner is an admin who cannot be removed, a rescuer one who may let owners in again. `known` states that the
 * number, which an account has already, is this person's.
 */
export const NewStaff = v.strictObject({
  ...NewPerson.entries,
  email: v.optional(EmailOrNone, ''),
  role: v.picklist(['staff', 'admin']),
  permissions: v.optional(permissions, []),
  owner: v.optional(v.boolean(), false),
  rescuer: v.optional(v.boolean(), false),
  known: v.optional(v.boolean(), false),
});
export type NewStaff = v.InferOutput<typeof NewStaff>;

/** Body that edits a person of the team: the user object as handed out; all but addresses and date is read. */
export const EditedStaff = v.strictObject({
  ...EditedPerson.entries,
  email: v.optional(EmailOrNone),
  rescuer: v.optional(v.boolean()),
  role: v.optional(v.picklist(['staff', 'admin'])),
  permissions: v.optional(permissions),
});
export type EditedStaff = v.InferOutput<typeof EditedStaff>;

/** A card on the team page. Someone on it need not have an account. Amounts are rupees. */
export const TeamMember = v.object({
  _id: v.string(),
  userId: v.nullable(v.string()),
  name: v.string(),
  jobProfile: v.string(),
  image: v.string(),
  location: v.string(),
  sell: v.number(),
  amount: v.number(),
});
export type TeamMember = v.InferOutput<typeof TeamMember>;

const anyLine = (most: number) =>
  v.optional(
    v.pipe(v.string(), v.trim(), v.maxLength(most, /*i18n*/ `At most ${most} letters`), v.regex(ONE_LINE)),
    '',
  );

/** Body of the form of a team card. */
export const NewTeamMember = v.strictObject({
  userId: v.optional(v.nullable(v.string()), null),
  name: given(/*i18n*/ 'Name is required', 100),
  jobProfile: anyLine(100),
  image: v.optional(PictureAddress, ''),
  location: anyLine(100),
  sell: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000)), 0),
  amount: v.optional(rupeesUpTo(1_000_000_000), 0),
});
export type NewTeamMember = v.InferOutput<typeof NewTeamMember>;

/** The login card of a person of staff, without its code. `usedAt` is null until a phone was logged in by it. */
export const CardState = v.object({
  userId: v.string(),
  expiresAt: v.string(),
  usedAt: v.nullable(v.string()),
});
export type CardState = v.InferOutput<typeof CardState>;

/** Everyone who works in the shop: the accounts that may, their login cards, and the cards of the team page. */
export const Team = v.object({
  staff: v.array(User),
  logins: v.array(CardState),
  team: v.array(TeamMember),
});
export type Team = v.InferOutput<typeof Team>;

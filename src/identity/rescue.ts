import * as v from 'valibot';
import { textOrDigits } from '#base/fields.ts';
import { plainDigits } from '#base/figures/digits.ts';

/** The number of recovery codes on a paper. */
export const CODES_ON_PAPER = 8;
const LENGTH = 8;
/** The letters and digits of recovery codes. None is easily read as another: there is no 0 or O, and no 1, I or L. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const READ = new RegExp(`^[${SIGNS}]{${LENGTH}}$`);

/** A new recovery code, of signs chosen by `choose(31)`: `7K4M92TX`. */
export const codeOf = (choose: (count: number) => number): string =>
  Array.from({ length: LENGTH }, () => SIGNS[choose(SIGNS.length)]).join('');

/** A recovery code as people read and write it: `7K4M-92TX`. */
export const asWritten = (code: string): string => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;

/** A recovery code as typed: small letters, spaces and hyphens do not matter. */
export const EnteredRescueCode = v.pipe(
  textOrDigits(/*i18n*/ 'Code is required'),
  v.transform((typed) =>
    plainDigits(typed)
      .replaceAll(/[\s\p{Pd}]/gu, '')
      .toUpperCase(),
  ),
  v.nonEmpty(/*i18n*/ 'Code is required'),
  v.check(
    (code) => READ.test(code),
    /*i18n*/ 'The code has 8 letters and digits. 0, O, 1, I and L are not used.',
  ),
);

/** The state of the caller's recovery codes. `madeAt` is null if there are none. */
export const RescueState = v.object({
  madeAt: v.nullable(v.string()),
  /** The numbers of the codes that were used. */
  used: v.array(v.number()),
  /** The time of new codes that the owner has not confirmed yet; the earlier ones count until then. */
  waiting: v.nullable(v.string()),
});
export type RescueState = v.InferOutput<typeof RescueState>;

/** New recovery codes, in the order of their numbers. They are handed out once. */
export const RescueCodes = v.object({ codes: v.array(v.string()), madeAt: v.string() });
export type RescueCodes = v.InferOutput<typeof RescueCodes>;

/** Says that the codes of this time are on paper. */
export const PrintedCodes = v.strictObject({ madeAt: v.pipe(v.string(), v.maxLength(40)) });

/** A code for an admin who cannot log in: what to type beside it, and when it expires. */
export const TeamCode = v.object({
  code: v.string(),
  loginNames: v.array(v.string()),
  expiresAt: v.string(),
});
export type TeamCode = v.InferOutput<typeof TeamCode>;

/** The login card of a person of staff: its eight digits, the token of its QR code, and when it expires. Told once. */
export const StaffCard = v.object({ code: v.string(), token: v.string(), expiresAt: v.string() });
export type StaffCard = v.InferOutput<typeof StaffCard>;

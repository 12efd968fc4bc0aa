import type { Sentence } from '#base/failure.ts';
import { inEnglish } from '#platform/words.ts';

/** Why a row was left out or taken otherwise: in English, and in parts, so that a screen can say it in another language. */
export type Reasons = { reason: string; said: readonly Sentence[] };

/** Reasons as a database keeps them. */
export const keptReasons = (said: readonly Sentence[]): string => JSON.stringify(said);

/** What `keptReasons` kept; before that, reasons were kept in English. */
export const readReasons = (kept: string): Reasons =>
  kept.startsWith('[{"id":') ? reasonsOf(JSON.parse(kept) as Sentence[]) : { reason: kept, said: [] };

/** Reasons with their English. */
export const reasonsOf = (said: readonly Sentence[]): Reasons => ({ reason: reasonIn(said), said });

/** Reasons in English. */
export const reasonIn = (said: readonly Sentence[]): string => said.map(inEnglish).join('; ');

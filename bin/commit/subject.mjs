/** The longest subject of a commit, in letters, as the Git project asks. */
export const SUBJECT_AT_MOST = 72;

/** First words of a sentence that tells instead of asking: "A page is …", "Orders wait …", "Each shop …". */
const TELLING =
  /^(a|an|the|this|that|these|those|it|its|there|what|when|where|who|whoever|which|how|if|in|on|of|for|from|by|with|without|all|each|every|no|nobody|some|somebody|two|three|one|now)$/i;
/** Verbs that end like a plural: all other first words in -s are nouns, or tell ("Fixes", "Orders"). */
const VERBS_IN_S = /(ss|focus|canvas|bias|alias)$/i;
const NOT_IMPERATIVE = /(ed|ing)$/i;
const VERBS_IN_ED_OR_ING =
  /^(bring|ring|ping|sing|string|swing|embed|feed|need|seed|shed|speed|spring|sting|wing|bed|wed|bleed|breed|heed|weed|exceed|proceed|succeed)$/i;

/**
 * Tells why a commit's subject is not good; undefined where it is: an imperative of at most 72 letters, such as
 * "Fix the date field losing a typed year".
 * @param {string} subject
 */
export function problemOf(subject) {
  if (/^(Merge|Revert|fixup!|squash!) /.test(subject)) return undefined;
  const { length } = subject;
  if (length > SUBJECT_AT_MOST) return `has ${length} letters, ${SUBJECT_AT_MOST} at most`;
  const [first = ''] = subject.split(/[^\p{L}]/u, 1);
  if (!/^\p{Lu}/u.test(first)) return 'begins with a verb and a capital letter';
  const isTelling =
    TELLING.test(first) ||
    (/s$/i.test(first) && !VERBS_IN_S.test(first)) ||
    (NOT_IMPERATIVE.test(first) && !VERBS_IN_ED_OR_ING.test(first));
  return isTelling ? `begins with a verb that asks ("Fix …", "Add …"), not with "${first}"` : undefined;
}

/**
 * The sound of a word, the same for all its spellings: long and short vowels, aspirated and plain, doubled and single
 * letters count as equal.
 */
export function soundOf(word: string): string {
  let sound = '';
  for (let at = 0; at < word.length;) {
    const [heard, length] = hear(word, at, sound);
    if (heard !== sound.at(-1)) sound += heard;
    at += length;
  }
  return sound
    .replaceAll(/n(?=[pb])/g, 'm')
    .replaceAll('ai', 'e')
    .replaceAll('au', 'o');
}

/**
 * The consonants of a sound, with those that scripts and people confuse taken as one, and whether it starts with a
 * vowel.
 */
export function bonesOf(sound: string): string {
  let bones = isVowel(sound[0]) ? '@' : '';
  let before: string | undefined;
  for (const letter of sound) {
    const bone = BONES[letter];
    if (bone !== undefined && bone !== before) bones += bone;
    before = bone;
  }
  return bones;
}

/** The consonants of a sound, with and without the nasals that some people leave out. */
export function boneWays(sound: string): string[] {
  const bones = bonesOf(sound);
  const bare = bones.replaceAll(/(?<!^)[mn](?=[kstp])/g, '');
  return bare === bones ? [bones] : [bones, bare];
}

/** True if there is a nasal before a consonant, where it may only nasalise the vowel. */
const isNasalBefore = (sound: string, at: number): boolean =>
  at > 0 && /[mn]/.test(sound[at]!) && /[kgscjztdpbfv]/.test(sound[at + 1] ?? '');

const BONES: Record<string, string> = {
  ...Object.fromEntries(Array.from('kg', (letter) => [letter, 'k'])),
  ...Object.fromEntries(Array.from('scjz', (letter) => [letter, 's'])),
  ...Object.fromEntries(Array.from('td', (letter) => [letter, 't'])),
  ...Object.fromEntries(Array.from('pbfv', (letter) => [letter, 'p'])),
  ...Object.fromEntries(Array.from('mnlr', (letter) => [letter, letter])),
};

const VOWELS_BY_SIGNS: Record<string, string> = {
  aa: 'a',
  ai: 'e',
  ay: 'e',
  au: 'o',
  aw: 'o',
  ee: 'i',
  ea: 'i',
  ei: 'e',
  ey: 'e',
  ie: 'i',
  oo: 'u',
  ou: 'u',
  ow: 'o',
  oa: 'o',
  oe: 'o',
  oy: 'o',
  oi: 'o',
  ue: 'u',
  uu: 'u',
  ii: 'i',
  eo: 'i',
};

/** The next sound, and how many letters it takes. */
function hear(word: string, at: number, before: string): [string, number] {
  const [letter, next] = [word[at]!, word[at + 1] ?? ''];
  if (isVowel(letter)) {
    const isGlide = (next === 'y' || next === 'w') && isVowel(word[at + 2]);
    const pair = isGlide ? undefined : VOWELS_BY_SIGNS[letter + next];
    return pair ? [pair, 2] : [letter, 1];
  }
  if (letter === 'c') return hearC(word, at);
  if (letter === 'z' && next === 'h') return ['l', 2];
  if (letter === 'q') return ['k', next === 'u' ? 2 : 1];
  if (letter === 'x') return [before.endsWith('k') ? 's' : 'ks', 1];
  if (letter === 'g' && next === 'h' && word[at + 2] === 't') return ['', 2];
  if (letter === 'k' && next === 'n' && (at === 0 || word.startsWith('knight', at))) return ['', 1];
  if (letter === 'p' && next === 'h') return ['f', 2];
  if (letter === 'y') return isVowel(next) ? ['', 1] : ['i', 1];
  if (letter === 'h') return isVowel(next) && (at === 0 || isVowel(word[at - 1])) ? ['h', 1] : ['', 1];
  return [letter === 'w' ? 'v' : letter, next === 'h' ? 2 : 1];
}

function hearC(word: string, at: number): [string, number] {
  const next = word[at + 1] ?? '';
  if (next === 'h') return ['c', word[at + 2] === 'h' ? 3 : 2];
  if (next === 'k') return ['k', 2];
  return [/[eiy]/.test(next) ? 's' : 'k', 1];
}

const isVowel = (letter: string | undefined): boolean =>
  letter !== undefined && 'aeiou'.includes(letter) && letter !== '';

const KINDS: Record<string, number> = { e: 1, i: 1, o: 2, u: 2, a: 3 };
/** People write or leave out a nasal before a consonant (`nimbu`, `nibu`), an `a`, an `h` and a final vowel. */
const LEFT_OUT = { weak: 0.22, nasal: 0.35, vowel: 0.4, consonant: 1 };

/**
 * The distance between two sounds: vowels count less than consonants, and letters of the same kind less than others.
 */
export function soundDistance(one: string, other: string): number {
  let before = new Float64Array(other.length + 1);
  for (let column = 1; column <= other.length; column += 1)
    before[column] = before[column - 1]! + leftOut(other, column - 1);
  for (let row = 0; row < one.length; row += 1) {
    const now = new Float64Array(other.length + 1);
    now[0] = before[0]! + leftOut(one, row);
    for (let column = 1; column <= other.length; column += 1) {
      now[column] = Math.min(
        before[column]! + leftOut(one, row),
        now[column - 1]! + leftOut(other, column - 1),
        before[column - 1]! + exchanged(one[row]!, other[column - 1]!),
      );
    }
    before = now;
  }
  return before[other.length]!;
}

function leftOut(sound: string, at: number): number {
  const letter = sound[at]!;
  if (letter === 'a' || letter === 'h') return LEFT_OUT.weak;
  if (isNasalBefore(sound, at)) return LEFT_OUT.nasal;
  if (!isVowel(letter)) return LEFT_OUT.consonant;
  return at === sound.length - 1 ? LEFT_OUT.weak : LEFT_OUT.vowel;
}

function exchanged(one: string, other: string): number {
  if (one === other) return 0;
  const [kind, otherKind] = [KINDS[one], KINDS[other]];
  if (kind !== undefined && otherKind !== undefined)
    return kind === otherKind ? 0.2 : 0.5 - 0.25 * Number(one === 'a' || other === 'a');
  const [bone, otherBone] = [BONES[one], BONES[other]];
  return bone !== undefined && bone === otherBone ? 0.22 : 1.2;
}

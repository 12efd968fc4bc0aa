/**
 * The scripts that descend from Brahmi, each a block of 128 code points in which the same letter has the same place:
 * Devanagari, Bengali and Assamese, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada, Malayalam.
 */
const FIRST_BLOCK = 0x0900;
const AFTER_BLOCKS = 0x0d80;
const BLOCK = 0x80;
const [DEVANAGARI, BENGALI, GURMUKHI, GUJARATI, TAMIL, MALAYALAM] = [
  0x0900, 0x0980, 0x0a00, 0x0a80, 0x0b80, 0x0d00,
];

const table = (from: number, letters: string): [number, string][] =>
  letters.split(' ').map((letter, at) => [from + at, letter === '-' ? '' : letter]);
const CONSONANTS = new Map(
  table(
    0x15,
    'k kh g gh ng ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l zh v sh sh s h',
  ).concat(table(0x58, 'k kh g z r rh f y')),
);
const VOWELS = new Map(table(0x05, 'a aa i ee u oo ri li e e e ai o o o au'));
const SIGNS = new Map(table(0x3e, 'aa i ee u oo ri ri e e e ai o o o au'));
const [NASAL_HOOK, NASAL_DOT, NUKTA, NO_VOWEL] = [0x01, 0x02, 0x3c, 0x4d];
const BENGALI_Y = 0x09af;
/** Letters that exist in one script only, or are pronounced differently there. */
const OWN: Record<number, string> = {
  [BENGALI_Y]: 'j',
  0x09ce: 't',
  0x09f0: 'r',
  0x09f1: 'v',
  0x0a70: 'n',
  0x0d7a: 'n',
  0x0d7b: 'n',
  0x0d7c: 'r',
  0x0d7d: 'l',
  0x0d7e: 'l',
  0x0d7f: 'k',
};
const BARE = new Set([0x09ce, 0x0a70, 0x0d7a, 0x0d7b, 0x0d7c, 0x0d7d, 0x0d7e, 0x0d7f]);
/** Where a last nasal is an m. */
const SAID_WITH_M = new Set([0x0c00, 0x0c80, MALAYALAM]);
/** Where a last `a` is written but not spoken. */
const ENDS_BARE = new Set([DEVANAGARI, BENGALI, GURMUKHI, GUJARATI]);

/** Signs that only say how letters are drawn. */
const JOINERS = /[\u200c\u200d]/g;
/** Also Urdu, which has an alphabet of its own. */
const INDIAN = /[\u0600-\u06ff\u0900-\u0d7f]/;
/** True if a text has letters of an Indian script. */
export const isIndian = (text: string): boolean => INDIAN.test(text);

/** A word of an Indian script in Latin letters, as it is pronounced; other words are unchanged. */
export function inLatin(word: string): string {
  if (!isIndian(word)) return word;
  if (isUrdu(word)) return urduInLatin(word)[0]!;
  let latin = '';
  let isOpen = false;
  const text = word.normalize('NFC').replaceAll(JOINERS, '');
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < FIRST_BLOCK || code >= AFTER_BLOCKS) {
      latin += isOpen ? `a${text[at]!}` : text[at]!;
      isOpen = false;
      continue;
    }
    const place = placeOf(code);
    const consonant = OWN[code] ?? CONSONANTS.get(place);
    if (consonant !== undefined) {
      if (isOpen) latin += 'a';
      latin += heard(text, at, consonant);
      isOpen = !BARE.has(code);
    } else if (place === NO_VOWEL) {
      isOpen = false;
    } else if (place !== NUKTA) {
      latin += vowelOf(place, isOpen);
      if (place === NASAL_DOT && at === text.length - 1 && SAID_WITH_M.has(blockOf(code)))
        latin = `${latin.slice(0, -1)}m`;
      isOpen = false;
    }
  }
  return isOpen && !ENDS_BARE.has(blockOf(text.charCodeAt(text.length - 1))) ? `${latin}a` : latin;
}

function vowelOf(place: number, isOpen: boolean): string {
  const sign = SIGNS.get(place);
  if (sign !== undefined) return sign;
  const nasal = place === NASAL_HOOK || place === NASAL_DOT ? 'n' : '';
  return (isOpen ? 'a' : '') + (VOWELS.get(place) ?? nasal);
}

/** The sound of a consonant beside its neighbours: a dot below it, and Tamil's letters with several sounds. */
function heard(text: string, at: number, consonant: string): string {
  const code = text.charCodeAt(at);
  if (placeOf(text.charCodeAt(at + 1)) === NUKTA) return DOTTED[consonant] ?? consonant;
  // Bengali's y is a j, but below another letter it only changes that letter's sound.
  if (code === BENGALI_Y && at > 0 && placeOf(text.charCodeAt(at - 1)) === NO_VOWEL) return 'y';
  const block = blockOf(code);
  if (block === MALAYALAM && isDoubled(text, at)) return doubledInMalayalam(text, at, consonant);
  return block === TAMIL ? heardInTamil(text, at, consonant) : consonant;
}

const DOTTED: Record<string, string> = { d: 'r', dh: 'rh', j: 'z', ph: 'f', b: 'r' };
/** Malayalam's doubled r is a t, and its doubled ng ends in a g. */
function doubledInMalayalam(text: string, at: number, consonant: string): string {
  if (consonant === 'r') return 't';
  if (consonant !== 'ng') return consonant;
  return text.charCodeAt(at - 2) === text.charCodeAt(at) ? 'g' : 'n';
}
const SOFT: Record<string, string> = { k: 'g', t: 'd', p: 'b', ch: 's' };

/** Tamil writes k and g, t and d, p and b, ch and s alike: hard at the start and doubled, soft after others. */
function heardInTamil(text: string, at: number, consonant: string): string {
  const soft = SOFT[consonant];
  if (!soft || isDoubled(text, at)) return consonant;
  const isFirst = at === 0 || text.charCodeAt(at - 1) < FIRST_BLOCK;
  if (consonant === 'ch') return isAfterNasal(text, at) ? 'j' : 's';
  const isLast = placeOf(text.charCodeAt(at + 1)) === NO_VOWEL && at + 2 >= text.length;
  if (isFirst || isLast) return consonant;
  const isAfterBare = placeOf(text.charCodeAt(at - 1)) === NO_VOWEL;
  return isAfterBare && !isAfterNasal(text, at) ? consonant : soft;
}

function isDoubled(text: string, at: number): boolean {
  const [before, self, after] = [at - 2, at, at + 2].map((place) => text.charCodeAt(place));
  const isJoined = (place: number): boolean => placeOf(text.charCodeAt(place)) === NO_VOWEL;
  return (isJoined(at - 1) && before === self) || (isJoined(at + 1) && after === self);
}

const NASALS = new Set(['n', 'm', 'ng']);
const isAfterNasal = (text: string, at: number): boolean =>
  placeOf(text.charCodeAt(at - 1)) === NO_VOWEL &&
  NASALS.has(CONSONANTS.get(placeOf(text.charCodeAt(at - 2))) ?? '');

const placeOf = (code: number): number =>
  code >= FIRST_BLOCK && code < AFTER_BLOCKS ? (code - FIRST_BLOCK) % BLOCK : -1;
const blockOf = (code: number): number => code - ((code - FIRST_BLOCK) % BLOCK);

/** Which script a text is written in, by its first such letter: 0 for Devanagari and Urdu, 1 for Bengali, and so on. */
export function scriptOf(text: string): number {
  const [letter = ''] = INDIAN.exec(text) ?? [];
  if (isUrdu(letter)) return 0;
  return letter === '' ? -1 : Math.floor((letter.charCodeAt(0) - FIRST_BLOCK) / BLOCK);
}

/** The plural endings of Telugu, Kannada, Tamil, Malayalam and Bengali. */
const SEVERAL = /(?<=..)(లు|ಗಳು|கள்|ങ്ങൾ|കൾ|গুলো|গুলি)$/;
const LAST_NASAL = /[\u0901\u0902\u0981\u0982\u0a01\u0a02\u0a70\u0a81\u0a82\u0b01\u0b02]$/;

/** The ways to write a word in Latin letters: with d or r for the dotted d, with or without a final n. */
export function waysInLatin(word: string): string[] {
  if (!isIndian(word)) return [word];
  if (isUrdu(word)) return urduInLatin(word);
  const text = word.normalize('NFC');
  const ways = [
    text,
    text.replaceAll(/[\u093c\u09bc\u0a3c\u0b3c]/g, ''),
    text.replace(LAST_NASAL, ''),
    text.replace(SEVERAL, ''),
  ];
  return [...new Set(ways.map(inLatin))];
}

/** Letters of Urdu, and those that Arabic keyboards write for them, by how they are said. Short vowels are not written. */
const SOUNDS: Record<string, string> = {
  ...lettersOf('ب پ ت ٹ ث ج چ ح خ د ڈ ذ ر ڑ ز ژ س ش', 'b p t t s j ch h kh d d z r r z z s sh'),
  ...lettersOf('ص ض ط ظ غ ف ق ک ك گ ل م ن ں ہ ھ ه', 's z t z gh f k k k g l m n n h h h'),
  ...lettersOf('ا آ أ ئ ے ة', 'a aa a y e a'),
};
const [WAW, YE, ARABIC_YE, LAST_HE] = ['و', 'ی', 'ي', 'ہ'];

const URDU = /[\u0600-\u06ff]/;
/** True if a text has letters of Urdu. */
const isUrdu = (text: string): boolean => URDU.test(text);

/** The ways to say a word of Urdu in Latin letters: one letter is v or o, another i or e. */
const urduInLatin = (word: string): string[] => [
  said(word, 'v', 'i'),
  said(word, 'o', 'i'),
  said(word, 'o', 'e'),
];

function said(word: string, waw: string, ye: string): string {
  const letters = Array.from(word.normalize('NFC'));
  return letters.map((letter, at) => sayLetter(letter, at, letters.length, waw, ye)).join('');
}

function sayLetter(letter: string, at: number, length: number, waw: string, ye: string): string {
  if (letter === WAW) return at === 0 ? 'v' : waw;
  if (letter === YE || letter === ARABIC_YE) return at === 0 ? 'y' : at === length - 1 ? 'i' : ye;
  if (letter === LAST_HE && at === length - 1 && at > 1) return 'a';
  return SOUNDS[letter] ?? '';
}

function lettersOf(letters: string, sounds: string): Record<string, string> {
  const said = sounds.split(' ');
  return Object.fromEntries(letters.split(' ').map((letter, at) => [letter, said[at]!]));
}

/** Letters of Urdu, and those that Arabic keyboards write for them, by how they are said. Short vowels are not written. */
const SOUNDS: Record<string, string> = {
  ...lettersOf('ب پ ت ٹ ث ج چ ح خ د ڈ ذ ر ڑ ز ژ س ش', 'b p t t s j ch h kh d d z r r z z s sh'),
  ...lettersOf('ص ض ط ظ غ ف ق ک ك گ ل م ن ں ہ ھ ه', 's z t z gh f k k k g l m n n h h h'),
  ...lettersOf('ا آ أ ئ ے ة', 'a aa a y e a'),
};
const [WAW, YE, ARABIC_YE, LAST_HE] = ['و', 'ی', 'ي', 'ہ'];

const URDU = /[\u0600-\u06ff]/;
/** Whether a text has letters of Urdu. */
export const isUrdu = (text: string): boolean => URDU.test(text);

/** The ways to say a word of Urdu in Latin letters: one letter is v or o, another i or e. */
export const urduInLatin = (word: string): string[] => [
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

import { plainDigits } from '#base/figures/digits.ts';
import { numberAt } from '#search/reading/tokens.ts';
import { type Amount, unitNamed } from '#search/reading/units.ts';

/**
 * Filler words around what people want, in English, Hindi and Bengali. They are written in Latin letters as they
 * sound, so that they are recognised in any script and spelling.
 */
const ENGLISH =
  'a an the of for to and with in on my me us we i it is are am some any please pls plz give show find get buy want need ' +
  'wants needs looking order send bring add have has do does you your can could would like something thing things one ' +
  'cheap cheapest online available where which what how much here there kindly hello ok also today now';
const HINDI =
  'mujhe mujhko mereko hame hamein hamko chahiye chahie chaiye chahiyen dena dedo dijiye dijie dikhao dikhaiye dikhana ' +
  'lana laao bhejo bhejna bhej manga mangwana mangana karo karna karne kar hai hain hoga milega milegi mil jayega kya kuch koi ' +
  'ka ki ke ko se mein par aur wala wali wale vala vali vale bhaiya bhai ji didi ek liye lie banane bhagane saaf safai wala accha acchi ' +
  'achha achchha sasta sasti sabse mere meri mera apna thoda thodi jaldi aap kripya de do lo le';
const BENGALI =
  'amake amar amader amay lagbe lage din dao diben din den ekta ekti ache ki kinte niye jonno theke dada';
const NATIVE =
  'मुझे मुझको हमें हमको चाहिए चाहिये चाहिएँ देना दे दो दीजिए दीजिये दिखाओ दिखाइए लाना भेजो भेजना मंगाना है हैं क्या कुछ का की के को से में ' +
  'और वाला वाली वाले भैया भाई जी एक लिए बनाने के करने कर सबसे साफ सफाई सस्ता अच्छा मेरे मेरा ' +
  'আমাকে আমার আমাদের চাই লাগবে দিন দাও দিবেন একটা একটি আছে কি কিনতে চাইছি জন্য থেকে এর ' +
  'எனக்கு வேண்டும் வேணும் ஒரு నాకు కావాలి ఒక ನನಗೆ ಬೇಕು ಒಂದು എനിക്ക് വേണം ഒരു મને જોઈએ છે એક ਮੈਨੂੰ ਚਾਹੀਦਾ ਹੈ ਇੱਕ ମୋତେ ଦରକାର मला पाहिजे हवे ' +
  'مجھے ہمیں چاہیے چاہئے دینا دیں دے دو ایک کا کی کے کو ہے اور';
/** Packagings, which are never part of a name, with a number or without. */
const VESSELS =
  'packet packets paket pkt pack packs piece pieces pcs pc nos bag bags pouch sachet dabba dibba botal bottle peti box boxes ' +
  'पैकेट पेकेट पैक पीस প্যাকেট পিস பாக்கெட் ప్యాకెట్ ಪ್ಯಾಕೆಟ್ പാക്കറ്റ് પેકેટ ਪੈਕਟ';

const words = (text: string): string[] => text.split(' ').filter(Boolean);

/** Other filler words, never part of a name. */
const FILLER_WORDS: ReadonlySet<string> = new Set(words([ENGLISH, HINDI, BENGALI, NATIVE].join(' ')));
/** After a number these are no part of a name either: `2 packet`. */
const VESSEL_WORDS: ReadonlySet<string> = new Set(words(VESSELS));

type Word = { word: string; raw: string };

/** The words of a query without fillers; all of them, if none would be left. */
export function meaningOf<One extends Word>(said: readonly One[]): One[] {
  const meant = said.filter((word) => !isSaidAround(word));
  return meant.length > 0 ? meant : [...said];
}

/** True if a word is a filler: `mujhe`, `chahiye`, `packet`. */
export const isSaidAround = ({ word, raw }: Word): boolean =>
  [word, raw].some((one) => FILLER_WORDS.has(one) || ALWAYS_VESSELS.has(one));

/** Containers that are not goods by themselves. */
const ALWAYS_VESSELS = new Set(
  words('packet packets paket pkt pack packs piece pieces pcs pc nos pouch sachet पैकेट पेकेट पैक पीस প্যাকেট পিস'),
);

/** Takes amounts out of a query: `5 kg atta`, `aadha kilo pyaz`, `१ किलो आलू`. The last one counts. */
export function amountIn(typed: string): { amount?: Amount; rest: string } {
  const words = plainDigits(typed.normalize('NFC'))
    .toLowerCase()
    .replaceAll(/(\d)(?=\p{L})/gu, '$1 ')
    .replaceAll(/[,;]/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  const rest: string[] = [];
  let amount: Amount | undefined;
  for (let at = 0; at < words.length;) {
    const read = amountAt(words, at);
    if (read) amount = read.amount ?? amount;
    else rest.push(words[at]!);
    at += read?.length ?? 1;
  }
  return amount ? { amount, rest: rest.join(' ') } : { rest: rest.join(' ') };
}

function amountAt(words: readonly string[], at: number): { amount?: Amount; length: number } | undefined {
  const read = numberAt(words, at);
  if (!read) return undefined;
  const { number, length } = read;
  const name = words[at + length] ?? '';
  const unit = unitNamed(name);
  if (unit) return { amount: { of: unit.of, measure: Math.round(number * unit.each) }, length: length + 1 };
  return VESSEL_WORDS.has(name) ? { length: length + 1 } : undefined;
}

const PACK = /(\d+(?:\.\d+)?)\s*(kg|kgs|kilo|g|gm|gms|gram|grams|ml|l|lt|ltr|litre|litres|dozen)\b/i;
const PIECES = /(\d+)\s*(?:pcs?|pieces?|nos)\b/i;

/** The amount in a pack from its text: `500 g`, `1 Kg Pouch`, `12 pieces`. */
export function amountOfPack(pack: string): Amount | undefined {
  const [, number, name] = PACK.exec(pack) ?? [];
  const unit = unitNamed(name?.toLowerCase() ?? '');
  if (unit) return { of: unit.of, measure: Math.round(Number(number) * unit.each) };
  const pieces = PIECES.exec(pack)?.[1];
  return pieces === undefined ? undefined : { of: 'pieces', measure: Number(pieces) };
}

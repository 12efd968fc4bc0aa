import { expect, test } from 'vitest';
import { waysInLatin } from './latin.ts';
import { soundDistance, soundOf } from './sound.ts';
import { amountIn, amountOfPack } from './spoken-words.ts';
import { farthest } from './vocabulary.ts';

/** Whether a word of any script may be the same as one in Latin letters. */
const soundsLike = (word: string, latin: string): boolean =>
  waysInLatin(word)
    .map(soundOf)
    .some((sound) => soundDistance(sound, soundOf(latin)) <= farthest(sound, soundOf(latin)));

test.each([
  ['टमाटर', 'tamatar'],
  ['गुड़', 'gur'],
  ['लड्डू', 'laddoo'],
  ['শ্যাম্পু', 'shampoo'],
  ['ਆਟਾ', 'atta'],
  ['મીઠું', 'mithu'],
  ['ଚାଉଳ', 'chaul'],
  ['உருளைக்கிழங்கு', 'urulaikizhangu'],
  ['சீரகம்', 'seeragam'],
  ['బియ్యం', 'biyyam'],
  ['ಹಾಲು', 'halu'],
  ['തേങ്ങ', 'thenga'],
  ['കോൾഗേറ്റ്', 'colgate'],
  ['हॉर्लिक्स', 'horlicks'],
  ['چاول', 'chawal'],
  ['چینی', 'cheeni'],
  ['نمک', 'namak'],
  ['دودھ', 'doodh'],
  ['پیاز', 'pyaz'],
  ['زیرہ', 'zeera'],
  ['مرچ', 'mirch'],
])('%s sounds like %s', (word, latin) => {
  expect(soundsLike(word, latin)).toBe(true);
});

test.each([
  ['दूध', 'dal'],
  ['चीनी', 'namak'],
  ['आलू', 'pyaz'],
])('%s does not sound like %s', (word, latin) => {
  expect(soundsLike(word, latin)).toBe(false);
});

test.each([
  ['5 kg atta', 'weight', 5000, 'atta'],
  ['atta 500gm', 'weight', 500, 'atta'],
  ['aadha kilo pyaz', 'weight', 500, 'pyaz'],
  ['१ किलो आलू', 'weight', 1000, 'आलू'],
  ['dhai sau gram haldi', 'weight', 250, 'haldi'],
  ['paune do kilo aata', 'weight', 1750, 'aata'],
  ['2 litre doodh', 'volume', 2000, 'doodh'],
  ['1 dozen kela', 'pieces', 12, 'kela'],
])('%s asks for an amount', (typed, of, measure, rest) => {
  expect(amountIn(typed)).toEqual({ amount: { of, measure }, rest });
});

test('a number without a unit stays a word, and packets are no amount', () => {
  expect(amountIn('7 up')).toEqual({ rest: '7 up' });
  expect(amountIn('2 packet maggi')).toEqual({ rest: 'maggi' });
  expect(amountOfPack('1.5 Kg Pouch')).toEqual({ of: 'weight', measure: 1500 });
  expect(amountOfPack('each')).toBeUndefined();
  expect(amountOfPack('12 pieces')).toEqual({ of: 'pieces', measure: 12 });
  expect(amountOfPack('Soap, 4 pcs, 75 g')).toEqual({ of: 'weight', measure: 75 });
});

import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  GstinOrNone,
  gstinMistake,
  isStateCode,
  maySellOutside,
  needsRates,
  type Registration,
  RegistrationForm,
  registrationAmong,
  serialNumber,
  seriesSize,
  STATE_CODES,
  STATES,
  stateNamed,
  stateOf,
  taxYearOf,
  uqcOf,
} from './tax.ts';

const GOOD = ['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '24AAQCA8719H1ZC', '12GEOPS0823BBZH'];

test('a GST number is believed by its check character, and says the state', () => {
  for (const gstin of GOOD) expect([gstin, gstinMistake(gstin)]).toEqual([gstin, undefined]);
  expect(gstinMistake('12GEOPS0823BBZA')).toContain('last character');
  expect(STATES[stateOf('27AAPFU0939F1ZV')!]).toBe('Maharashtra');
});

test('any one wrong letter or digit of a GST number is found', () => {
  const believed = new Set<string>();
  for (const gstin of GOOD)
    for (let place = 0; place < gstin.length; place++)
      for (const other of '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
        const typed = gstin.slice(0, place) + other + gstin.slice(place + 1);
        if (gstinMistake(typed) === undefined) believed.add(typed);
      }
  expect([...believed].sort()).toEqual([...GOOD].sort());
});

test('a GST number may be typed with spaces and small letters; what is none says why', () => {
  const read = (text: string) => {
    const { output, issues } = v.safeParse(GstinOrNone, text);
    return issues ? issues[0].message : output;
  };
  expect(read(' 27 aapfu-0939f 1zv ')).toBe('27AAPFU0939F1ZV');
  expect(read('')).toBe('');
  expect(read('27AAPFU0939F1Z')).toContain('15 letters and digits');
  expect(read('99AAPFU0939F1ZV')).toContain('two digits of a state');
  expect(read('27AAPFUO939F1ZV')).toContain('how a GST number is built');
});

test('every state of the list of pincodes has one code', () => {
  expect(STATE_CODES).toHaveLength(36);
  expect(stateNamed('Jharkhand')).toBe('20');
  expect(stateNamed('Dadra and Nagar Haveli and Daman and Diu')).toBe('26');
  expect(stateNamed('Ladakh')).toBe('38');
  expect(stateNamed('Jharkand')).toBeUndefined();
  expect(['28', '39', '00', '1', 'toString'].filter(isStateCode)).toEqual([]);
});

const form = { from: '2026-12-01', mode: 'regular', gstin: '27AAPFU0939F1ZV', legalName: 'Meena Stores' };
const said = (changes: object) => {
  const { success, output, issues } = v.safeParse(RegistrationForm, { ...form, ...changes });
  return success ? output : v.flatten<typeof RegistrationForm>(issues).nested;
};

test('the answers of a registered shop need a number and a name; the state is the number’s', () => {
  expect(said({})).toEqual({ ...form, state: '27', prefix: '' });
  expect(said({ mode: 'composition', prefix: 'ms' })).toMatchObject({ state: '27', prefix: 'MS' });
  expect(said({ gstin: '' })).toEqual({ gstin: ['Write the GST number of the shop'] });
  expect(said({ legalName: ' ' })).toEqual({ legalName: ['Write the name on the registration'] });
  expect(said({ state: '20' })).toEqual({
    state: ['The first two digits of the GST number are of another state'],
  });
  expect(said({ gstin: '27AAPFU0939F1ZW' })).toHaveProperty('gstin');
});

test('a shop without registration says so with one answer', () => {
  const none = { from: '2026-12-01', mode: 'unregistered' };
  const read = v.parse(RegistrationForm, none);
  expect(read).toEqual({ ...none, gstin: '', state: '', legalName: '', prefix: '' });
  expect(said({ mode: 'unregistered' })).toEqual({
    gstin: ['A shop without registration has no GST number'],
  });
  expect(v.parse(RegistrationForm, { ...none, state: '20' }).state).toBe('20');
});

test('a day, a state, a prefix that are none are refused at their field', () => {
  expect(said({ from: '2026-02-30' })).toEqual({ from: ['Write a day'] });
  expect(said({ mode: 'unregistered', gstin: '', state: '28' })).toEqual({ state: ['Choose a state'] });
  expect(said({ prefix: 'A B' })).toEqual({ prefix: ['Only letters A to Z, digits, - and /'] });
  expect(said({ prefix: 'ABCD' })).toEqual({
    prefix: ['At most 3 letters: the number of a bill has 16 in all'],
  });
});

const since = (from: string, mode: Registration['mode']): Registration => ({
  id: from,
  from,
  mode,
  gstin: '',
  state: '',
  legalName: '',
  prefix: '',
  usedUntil: null,
});

test('a change in mid-year holds from its day on, and before the first answer there is none', () => {
  const both = [since('2026-12-01', 'regular'), since('2026-04-01', 'composition')];
  const modeOn = (day: string) => registrationAmong(both, day)?.mode;
  expect(['2026-03-31', '2026-04-01', '2026-11-30', '2026-12-01'].map(modeOn)).toEqual([
    undefined,
    'composition',
    'composition',
    'regular',
  ]);
  expect([undefined, ...both, since('2026-04-01', 'unregistered')].map(needsRates)).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect([undefined, ...both].map(maySellOutside)).toEqual([true, true, false]);
});

test('the number of a paper has at most 16 characters, and its year begins in April', () => {
  expect([taxYearOf('2027-03-31'), taxYearOf('2027-04-01'), taxYearOf('2099-12-01')]).toEqual([
    '26-27',
    '27-28',
    '99-00',
  ]);
  const series = { prefix: 'MS1', letter: 'T', year: '26-27' } as const;
  expect(serialNumber(series, 42)).toBe('MS1T/26-27/0042');
  expect(seriesSize(series)).toBe(99_999);
  expect(serialNumber(series, seriesSize(series))).toHaveLength(16);
  expect(seriesSize({ ...series, prefix: '' })).toBe(99_999_999);
});

test('goods are counted in the units of returns', () => {
  expect(uqcOf({ soldBy: 'weight', unit: 'kg', pack: '' })).toBe('KGS');
  expect(uqcOf({ soldBy: 'volume', unit: 'litres', pack: '' })).toBe('LTR');
  expect(uqcOf({ soldBy: 'piece', unit: 'item', pack: '500 g' })).toBe('PAC');
  expect(uqcOf({ soldBy: 'piece', unit: 'item', pack: '' })).toBe('NOS');
});

import { expect, test } from 'vitest';
import type { Registration, TaxMode } from '#tax/tax.ts';
import { partOfPaper, partsOf } from './parts.ts';

const said = (from: string, mode: TaxMode, gstin = ''): Registration => ({
  id: from,
  from,
  mode,
  gstin,
  state: '19',
  legalName: '',
  prefix: '',
  usedUntil: null,
});
const OCTOBER = { from: '2026-10-01', to: '2026-10-31' };
const GSTIN = '19AAPFU0939F1ZC';

test('a change of mode cuts a month by date; other answers of the same mode and number do not', () => {
  const registrations = [
    said('2026-10-20', 'regular', GSTIN),
    said('2026-10-10', 'regular', GSTIN),
    said('2026-10-05', 'composition', GSTIN),
    said('2025-04-01', 'unregistered'),
  ];
  expect(partsOf(registrations, OCTOBER)).toEqual([
    { from: '2026-10-01', to: '2026-10-04', mode: 'unregistered', gstin: '' },
    { from: '2026-10-05', to: '2026-10-09', mode: 'composition', gstin: GSTIN },
    { from: '2026-10-10', to: '2026-10-31', mode: 'regular', gstin: GSTIN },
  ]);
  expect(partsOf(registrations, { from: '2024-10-01', to: '2024-10-31' })).toEqual([]);
  expect(partsOf(registrations, { from: '2026-11-01', to: '2026-11-30' })).toHaveLength(1);
  expect(partsOf([said('2026-12-01', 'regular', GSTIN)], OCTOBER)).toEqual([]);
});

test('a paper goes to the part of its mode and number, also when its day is in the other part', () => {
  const parts = partsOf(
    [said('2026-10-10', 'regular', GSTIN), said('2026-04-01', 'composition', GSTIN)],
    OCTOBER,
  );
  const paper = (mode: TaxMode, day: string, gstin = GSTIN) => partOfPaper(parts, { mode, gstin, day })?.mode;
  expect(paper('composition', '2026-10-12')).toBe('composition');
  expect(paper('regular', '2026-10-12')).toBe('regular');
  expect(paper('unregistered', '2026-10-12', '')).toBeUndefined();
  expect(paper('regular', '2026-10-12', '27AAPFU0939F1ZV')).toBeUndefined();
  const twice = [
    { ...OCTOBER, to: '2026-10-05', mode: 'regular' as const, gstin: GSTIN },
    { ...OCTOBER, from: '2026-10-20', mode: 'regular' as const, gstin: GSTIN },
  ];
  expect(partOfPaper(twice, { mode: 'regular', gstin: GSTIN, day: '2026-10-25' })).toBe(twice[1]);
});

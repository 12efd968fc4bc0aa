import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PictureVariant } from '#media/server/pictures.ts';
import { folderStore, type PictureStore } from '#media/server/store.ts';

const id = 'a'.repeat(32);
const variants: PictureVariant[] = [
  { width: 240, format: 'avif', bytes: Buffer.from('light') },
  { width: 240, format: 'webp', bytes: Buffer.from('heavier') },
];
let folder = '';

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'haat-pictures-')), 'media');
});
afterEach(() => rm(join(folder, '..'), { recursive: true }));

async function filesOf(store: PictureStore): Promise<string[]> {
  const names: string[] = [];
  for await (const { id: of, file } of store.files()) names.push(`${of}/${file}`);
  return names.toSorted();
}

test('a picture that was put is there, file by file', async () => {
  const store = folderStore(folder);
  expect(await store.has(id)).toBe(false);
  expect(await filesOf(store)).toEqual([]);
  await store.put({ id, variants });
  expect(await store.has(id)).toBe(true);
  expect(await filesOf(store)).toEqual([`${id}/240.avif`, `${id}/240.webp`]);
  expect(Buffer.from((await store.read(id, '240.webp')) ?? []).toString()).toBe('heavier');
  expect(await store.read(id, '960.webp')).toBeUndefined();
  expect(await store.read('b'.repeat(32), '240.webp')).toBeUndefined();
});

test('the same picture put many times at once is one picture, and nothing is left lying about', async () => {
  const store = folderStore(folder);
  await Promise.all(Array.from({ length: 8 }, () => store.put({ id, variants })));
  expect(await readdir(folder)).toEqual([id]);
});

test('a picture that cannot be written whole is not there at all', async () => {
  const store = folderStore(folder);
  const broken = { ...variants[0], bytes: null } as unknown as PictureVariant;
  await expect(store.put({ id, variants: [...variants, broken] })).rejects.toThrow(TypeError);
  expect(await store.has(id)).toBe(false);
  expect(await readdir(folder)).toEqual([]);
});

test('no name leads out of the folder', async () => {
  const store = folderStore(folder);
  await store.put({ id, variants });
  await writeFile(join(folder, '..', '240.webp'), 'not ours');
  await writeFile(join(folder, id, 'notes.txt'), 'not a variant');
  expect(await store.read('..', '240.webp')).toBeUndefined();
  expect(await store.read(id, '../../240.webp')).toBeUndefined();
  expect(await store.read(id, 'notes.txt')).toBeUndefined();
  await expect(store.put({ id: '../elsewhere', variants })).rejects.toThrow(RangeError);
});

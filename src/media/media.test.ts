import { expect, test } from 'vitest';
import { isPictureFile, isPictureId, pictureSources, pictureUrl, thumbnailUrl } from './media.ts';

const id = '0123456789abcdef0123456789abcdef';

test('a stored thumbnail stands for every width, the lighter format first', () => {
  expect(thumbnailUrl(id)).toBe(`/media/${id}/480.webp`);
  expect(pictureUrl(id, 240, 'avif')).toBe(`/media/${id}/240.avif`);
  const { src, avif, webp } = pictureSources(thumbnailUrl(id));
  expect(src).toBe(`/media/${id}/480.webp`);
  expect(avif).toBe(
    `/media/${id}/160.avif 160w, /media/${id}/240.avif 240w, /media/${id}/480.avif 480w, /media/${id}/960.avif 960w`,
  );
  expect(webp).toBe(avif?.replaceAll('avif', 'webp'));
});

test('a picture from elsewhere is shown as it is', () => {
  for (const elsewhere of [
    'https://pictures.example/a.jpg',
    '',
    `/media/${id}/960.webp`,
    `https://x/media/${id}/480.webp`,
  ]) {
    expect(pictureSources(elsewhere)).toEqual({ src: elsewhere });
  }
});

test('only the addresses that a picture can have are taken for one', () => {
  expect(isPictureId(id)).toBe(true);
  expect([`${id}0`, id.toUpperCase(), '..', ''].some(isPictureId)).toBe(false);
  expect(['160.avif', '240.webp', '960.avif'].every(isPictureFile)).toBe(true);
  expect(['241.avif', '240.png', '240.avif.br', '../240.avif'].some(isPictureFile)).toBe(false);
});

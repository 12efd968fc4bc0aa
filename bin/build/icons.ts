// Makes the icons of the installed shop from our own drawing: build/client/icons/.
import { mkdirSync } from 'node:fs';
import sharp from 'sharp';
import { inRoot } from '../setup/paths.mjs';

const FOLDER = inRoot('build/client/icons');
/** Where a phone cuts its own shape, the drawing goes to the edge and keeps its middle free of the cut. */
const ICONS = [
  { file: '192.png', drawing: 'icon.svg', size: 192 },
  { file: '512.png', drawing: 'icon.svg', size: 512 },
  { file: 'maskable-512.png', drawing: 'icon-maskable.svg', size: 512 },
  { file: 'apple-180.png', drawing: 'icon-maskable.svg', size: 180 },
];

mkdirSync(FOLDER, { recursive: true });
for (const { file, drawing, size } of ICONS) {
  await sharp(inRoot(`src/main/${drawing}`), { density: 72 * (size / 32) })
    .resize(size, size)
    .png({ palette: true })
    .toFile(`${FOLDER}/${file}`);
}

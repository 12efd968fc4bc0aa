// Sets one paper as a PDF: its text comes on standard input, the PDF leaves on standard output. A process of its own, because the
// typesetter takes some 100 MB that end with it.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

const TEMPLATE = new URL('bill.typ', import.meta.url);
const FONTS = [
  '@expo-google-fonts/noto-sans',
  '@expo-google-fonts/noto-sans-devanagari',
  '@expo-google-fonts/noto-sans-bengali',
];

const { resolve } = createRequire(import.meta.url);
const fontPaths = FONTS.flatMap((name) => {
  const folder = dirname(resolve(`${name}/package.json`));
  return [join(folder, '400Regular'), join(folder, '700Bold')];
});
const { language, paper } = JSON.parse(await text(process.stdin)) as { language: string; paper: unknown };
const compiler = NodeCompiler.create({ fontArgs: [{ fontPaths }] });
const pdf = compiler.pdf({
  mainFileContent: readFileSync(TEMPLATE, 'utf8'),
  inputs: { language, paper: JSON.stringify(paper) },
});
process.stdout.write(pdf);

import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from '../setup/paths.mjs';

/** A part in the router's manifest: a page or the entry, with its files. */
export type Part = {
  id?: string;
  module: string;
  imports?: string[];
  css?: string[];
  hasDefaultExport?: boolean;
};
/** The router's list of all routes and their files. */
export type Manifest = { entry: Part; routes: Record<string, Part> };

/** The manifest of the built pages, the text before it in its file, and the file's address. */
export function readManifest(): { manifest: Manifest; before: string; url: string } {
  const name = readdirSync(inRoot('build/client/assets')).find((file) =>
    /^manifest-[0-9a-f]+\.js$/.test(file),
  );
  if (!name) throw new Error('The build has no manifest of its routes.');
  const url = `/assets/${name}`;
  const script = readFileSync(inRoot(`build/client${url}`), 'utf8');
  const begin = script.indexOf('{');
  const manifest = JSON.parse(script.slice(begin, script.lastIndexOf('}') + 1)) as Manifest;
  return { manifest, before: script.slice(0, begin), url };
}

import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { Encoding } from '#platform/cache/packing.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.wasm': 'application/wasm',
};
const PACKED = { '.br': 'br', '.gz': 'gzip' } as const;

/** A file of the build, in each encoding that the build made. */
export type StaticFile = { type: string; immutable: boolean; bodies: Partial<Record<Encoding, Buffer>> };

/** The content type that a file's name stands for. */
export const typeOf = (name: string): string => TYPES[extname(name)] ?? 'application/octet-stream';

/**
 * Reads a folder of the build into memory, by path. Files under `/assets/` have a hash in their name and never
 * change.
 */
export function readStaticFiles(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const address = `/${relative(folder, path).split(sep).join('/')}`;
    const packing = PACKED[extname(address) as keyof typeof PACKED];
    const name = packing ? address.slice(0, -extname(address).length) : address;
    const file = files.get(name) ?? {
      type: typeOf(name),
      immutable: name.startsWith('/assets/'),
      bodies: {},
    };
    file.bodies[packing ?? 'identity'] = readFileSync(path);
    files.set(name, file);
  }
  return files;
}

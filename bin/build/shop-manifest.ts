// Makes the list of routes that a shopper's page fetches: without the screens of the back office, and without what is no page.
import { writeFileSync } from 'node:fs';
import { isOfficeRoute, shopManifestOf } from '#main/front/routes-of-build.ts';
import { inRoot } from '../setup/paths.mjs';
import { readManifest } from './manifest.ts';

const { manifest, before, url } = readManifest();
const routes = Object.fromEntries(
  Object.entries(manifest.routes).filter(
    ([id, { hasDefaultExport }]) => !isOfficeRoute(id) && hasDefaultExport,
  ),
);

// In one order everywhere, the most frequent first: the list compresses by a tenth smaller.
const named = new Map<string, number>();
for (const { imports = [] } of Object.values(routes))
  for (const file of imports) named.set(file, (named.get(file) ?? 0) + 1);
const byUse = (one: string, other: string): number =>
  named.get(other)! - named.get(one)! || (one < other ? -1 : 1);
for (const { imports } of Object.values(routes)) imports?.sort(byUse);

const own = shopManifestOf(url);
// What is false may as well be missing.
const told = (_name: string, value: unknown): unknown => (value === false ? undefined : value);
// The page's scripts fetch what the list says of itself.
writeFileSync(
  inRoot(`build/client${own}`),
  `${before}${JSON.stringify({ ...manifest, routes, url: own }, told)};`,
);

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
const own = shopManifestOf(url);
// The page's scripts fetch what the list says of itself.
writeFileSync(inRoot(`build/client${own}`), `${before}${JSON.stringify({ ...manifest, routes, url: own })};`);

import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { noChunkCycles } from './bin/build/chunk-cycles.ts';
import { unusedRouterParts } from './bin/build/unused-router-parts.ts';

/** What both the pages and the server use runs once, from source: the server's bundle of pages only refers to it. */
const RUNS_FROM_SOURCE = [/^#(platform|base|db)\//, /^#[a-z]+\/server\//];

/** The frame around every page, with what all pages of goods share. */
const FRAME =
  /\/src\/(?:main\/root|browser\/(?:language\/language-choice|seen)|storefront\/web\/(?:frame\/shop-layout|product-card|load-failed)|ui\/page\/(?:page-head|go-back)|catalogue\/categories)\.tsx?/;
/** The two pages that most first visits open; home ends with a listing. */
const GOODS = /\/src\/storefront\/web\/(?:home\/home-page|listing\/shop-page)\.tsx/;
/** Dialogs, and the fields of forms; then what checks a form before it is sent. */
const FORMS =
  /\/src\/(?:base\/language\/said|browser\/calls\/use-call|ui\/(?:dialog|form\/(?!form\.|typed-digits)[a-z-]+))\.tsx?/;
const CHECKS =
  /\/src\/(?:base\/fields|ui\/form\/form|identity\/(?:identity|log-in))\.tsx?|\/node_modules\/valibot\//;
/** What the back office's screens share: all of them; those of goods; those of people and orders. */
const OFFICE = /\/src\/(?:ui\/admin\/|media\/picture-address|delivery\/web\/admin\/rounds\/round-text)/;
const OFFICE_GOODS =
  /\/src\/(?:(?:catalogue|imports|media|pricing|stocking)\/web\/admin\/|catalogue\/products\/(?:product-form|product-details|draft-form|barcode)|browser\/calls\/upload)/;
const OFFICE_PEOPLE =
  /\/src\/(?:(?:orders|money|packing|dispatch|counter|till|papers|customers|identity|team|printing)\/web\/admin\/|admin\/web\/(?:(?:order|orders|board|queue|steps)\/|order-row|status-badge)|team\/team)/;
/** What several screens of the shop share and its first pages do not need: amounts, the cart, what waits, orders, login. */
const AMOUNTS =
  /\/src\/(?:cart\/web\/amount\/amount-(?!sheet\.)|catalogue\/(?:selling\/steps|stock\/page-words|products\/label\/span-text)|base\/figures\/quantity|media\/media\.)/;
const CART =
  /\/src\/(?:cart\/web\/(?:store|problem|amount|adds\/waiting)|delivery\/(?:delivery-rule|web\/(?:destination|use-places|delivery-line)))/;
const WAITING =
  /\/src\/(?:identity\/web\/session\/(?:seen-answers|waiting-changes)|cart\/web\/(?:adds\/read-waiting|sign-out\/ask-before-sign-out)|browser\/(?:one-tab|until-online)|base\/(?:ids|office-addresses))\.tsx?/;
const ORDERS =
  /\/src\/(?:(?:orders|money|packing|dispatch|papers)\/(?!web\/(?:admin|submission)\/)|ui\/(?:page\/load-problem|qr-code))|\/node_modules\/uqr\//;
const CONTRACTS = /\/src\/(?:cart\/cart|catalogue\/products\/product|delivery\/rounds)\.ts/;
const PLACES = /\/src\/(?:customers\/customers\.|delivery\/web\/village-field|[a-z/-]*\/pincode-picker)/;
/** The hours of the shop: one file more in the list of every first visit, not four. */
const HOURS = /\/src\/(?:settings\/web\/hours\/|storefront\/web\/frame\/hours)/;
const ENTRY =
  /\/src\/(?:identity\/(?:forgotten|web\/(?!session|admin))|identity\/web\/session\/finish|ui\/page\/needs-scripts)/;
/** What only messages with a link inside them need; every page would load it otherwise. */
const TRANS = /\/@lingui\/react\/dist\/(?:shared|server)|\/src\/ui\/words\/trans\.tsx/;
/** Shared by two screens at least, and alone: with what it imports, the shop's pages would load it, too. */
const apartFrom = { minShareCount: 2, includeDependenciesRecursively: false };

/** Files that every page of the shop has loaded before anything else. */
const ALWAYS = /\/(?:react|rolldown-runtime|frame)-[^/]+$/;

/** Lets a file be made of chosen modules without what they import. */
const apart: Plugin = {
  name: 'haat:apart',
  options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
};

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), apart, unusedRouterParts, noChunkCycles],
  // Lingui brings what older Reacts lack; ours has it.
  resolve: { alias: { 'use-sync-external-store/shim': 'react' } },
  // bin/build.mjs empties the folders that Vite writes; the demo shop's pictures beside them stay.
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    cssMinify: 'lightningcss',
    emptyOutDir: false,
    // Whatever is loaded later finds these there.
    modulePreload: { resolveDependencies: (_file, files) => files.filter((file) => !ALWAYS.test(file)) },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // None of our modules does anything when a property is read: what only does that may go.
          treeshake: {
            propertyReadSideEffects: false,
            // Contracts hold shapes and rules; whoever needs none of them need not fetch them.
            moduleSideEffects: [
              {
                test: /\/src\/(?!browser|main|platform)[a-z]+\/((figures|hours|language|page|toast|words)\/)?[a-z-]+\.ts$/,
                sideEffects: false,
              },
              { test: /\/web\/(admin\/)?public\.ts$/, sideEffects: false },
            ],
          },
          output: {
            codeSplitting: {
              groups: [
                // Changes only with a new React; it compresses 4 KB smaller than the five files that would be made of it.
                {
                  name: 'react',
                  test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
                  priority: 9,
                },
                // Forms of shoppers check by the same contract, and need no table of staff's work.
                { name: 'work', test: /\/src\/identity\/work\.ts/, priority: 9 },
                { name: 'trans', test: TRANS, includeDependenciesRecursively: false, priority: 9 },
                // With what they import: two files compress 3 KB smaller than the twenty that would be made of them.
                { name: 'frame', test: FRAME, priority: 8 },
                { name: 'goods', test: GOODS, priority: 7 },
                // Fewer files: their list is part of every first visit. A file takes along what its modules import.
                { name: 'forms', test: FORMS, priority: 6 },
                { name: 'checks', test: CHECKS, priority: 5 },
                { name: 'amounts', test: AMOUNTS, ...apartFrom, priority: 4 },
                { name: 'cart', test: CART, ...apartFrom, priority: 3 },
                { name: 'waiting', test: WAITING, ...apartFrom, priority: 3 },
                { name: 'orders', test: ORDERS, ...apartFrom, priority: 3 },
                { name: 'contracts', test: CONTRACTS, ...apartFrom, priority: 3 },
                {
                  name: 'label',
                  test: /\/src\/catalogue\/products\/label\/(?!country-name)/,
                  ...apartFrom,
                  priority: 3,
                },
                { name: 'places', test: PLACES, ...apartFrom, priority: 3 },
                { name: 'hours', test: HOURS, ...apartFrom, priority: 3 },
                { name: 'entry', test: ENTRY, ...apartFrom, priority: 3 },
                { name: 'office', test: OFFICE, ...apartFrom },
                { name: 'office-goods', test: OFFICE_GOODS, ...apartFrom },
                { name: 'office-people', test: OFFICE_PEOPLE, ...apartFrom },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: { rolldownOptions: { external: command === 'build' ? RUNS_FROM_SOURCE : [] } },
    },
  },
}));

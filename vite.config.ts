import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** What both the pages and the server use runs once, from source: the server's bundle of pages only refers to it. */
const RUNS_FROM_SOURCE = [/^#(platform|base|db)\//, /^#[a-z]+\/server\//];

/** The frame around every page, with what all pages of goods share; then the two pages that most first visits open. */
const FRAME =
  /\/src\/(?:main\/root|browser\/page-language|storefront\/web\/(?:frame\/shop-layout|product-card|load-failed)|ui\/page-head|catalogue\/categories)\.tsx?/;
const GOODS = /\/src\/storefront\/web\/(?:home\/home-page|listing\/shop-page)\.tsx/;
/** Small parts that every screen of the back office uses, and fields of forms: none imports what only some screens need. */
const OFFICE = /\/src\/ui\/admin\/(?!form\/form-dialog)/;
const FIELDS = /\/src\/ui\/form\/(?:contact-fields|field|problem)\.tsx/;

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  // bin/build.mjs empties the folders that Vite writes; the demo shop's pictures beside them stay.
  build: { target: 'es2022', assetsInlineLimit: 0, cssMinify: 'lightningcss', emptyOutDir: false },
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
                test: /\/src\/(?!browser|main|platform)[a-z]+\/((figures|language)\/)?[a-z-]+\.ts$/,
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
                  priority: 2,
                },
                // With what they import: two files compress 3 KB smaller than the twenty that would be made of them.
                { name: 'frame', test: FRAME, priority: 1 },
                { name: 'goods', test: GOODS },
                // Fewer files: their list is part of every first visit.
                { name: 'office', test: OFFICE },
                { name: 'form-fields', test: FIELDS },
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

import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { firstViewChunk } from './bin/build/first-view-chunk.mjs';

/** What both the pages and the server use runs once, from source: the server's bundle of pages only refers to it. */
const RUNS_FROM_SOURCE = [/^#(platform|base|db)\//, /^#[a-z]+\/server\//];

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
              { test: /\/src\/(?!browser|main|platform)[a-z]+\/[a-z-]+\.ts$/, sideEffects: false },
              { test: /\/web\/(admin\/)?public\.ts$/, sideEffects: false },
            ],
          },
          output: {
            codeSplitting: {
              groups: [
                // What changes with a new React only; it packs 4 KB smaller than the five files that would be made of it.
                {
                  name: 'react',
                  test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
                  priority: 2,
                },
                { name: firstViewChunk(), priority: 1 },
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

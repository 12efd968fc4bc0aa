import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** What both the pages and the server use runs once, from source: the server's bundle of pages only refers to it. */
const RUNS_FROM_SOURCE = [/^#(platform|base|db)\//, /^#[a-z]+\/server\//];

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0, cssMinify: 'lightningcss' },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // One file for what every page needs: it packs 4 KB smaller than the five that would be made of it.
            codeSplitting: {
              groups: [{ name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// }],
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

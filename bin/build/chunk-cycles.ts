import type { Plugin } from 'vite';

/** The files of a build, each with those that it imports when it is loaded. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/** The files that import one another in a ring, as `a → b → a`; undefined when there is no ring. */
export function chunkCycle(imports: Imports): string | undefined {
  const done = new Set<string>();
  const follow = (file: string, way: readonly string[]): string | undefined => {
    const again = way.indexOf(file);
    if (again >= 0) return [...way.slice(again), file].join(' → ');
    if (done.has(file)) return undefined;
    const further = (imports.get(file) ?? []).map((next) => follow(next, [...way, file]));
    done.add(file);
    return further.find(Boolean);
  };
  return [...imports.keys()].map((file) => follow(file, [])).find(Boolean);
}

/**
 * Ends a build whose files import one another in a ring. Which of them runs first then depends on which page is opened, and
 * the other one finds nothing where it expects a function: such a grouping of modules once broke the whole back office.
 */
export const noChunkCycles: Plugin = {
  name: 'haat:no-chunk-cycles',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const cycle = chunkCycle(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
    if (cycle)
      this.error(
        `Files of the build need one another: ${cycle}. Group their modules otherwise (vite.config.ts).`,
      );
  },
};

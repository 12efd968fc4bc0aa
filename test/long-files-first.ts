import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take many times as long as others. */
const LONG =
  /\/(?:any-request|conserved|every-write|faults|fresh-pages|from-the-start|index-updates\.alone|kills|late-taps|many-orders|many-prices|nightly|pasted-lists|printing|upgrade|who-may)\.(?:http|built)\.test\.ts$/;

/**
 * Begins with the long files of a project. Vitest does so by itself where it ran before; in a fresh clone it goes by the size
 * of a file, and at the end all others would wait for a short one that takes long.
 */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const ofEachProject = Map.groupBy(sorted, ({ project }) => project.name);
    return [...ofEachProject.values()].flatMap((all) => [
      ...all.filter(({ moduleId }) => LONG.test(moduleId)),
      ...all.filter(({ moduleId }) => !LONG.test(moduleId)),
    ]);
  }
}

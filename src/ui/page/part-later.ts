import { type ComponentType, lazy } from 'react';

/**
 * A part of a page whose code is loaded when it is shown. A file that does not come must not take the whole page away, whose
 * goods are there: `otherwise` stands in its place then, or nothing.
 */
export const partLater = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  otherwise: ComponentType<Props> = () => null,
) =>
  lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: otherwise }),
    ),
  );

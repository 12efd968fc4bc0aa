import { type ComponentType, lazy, Suspense } from 'react';

/** Only pages of shops with areas or rounds load the line. */
const Line = lazy<ComponentType<{ className: string }>>(() =>
  // A file that did not come must not take the whole page away, whose goods are there; without it nothing stands there.
  import('./place-line.tsx').catch(() => ({ default: () => null })),
);

/** Where to, when, till when to order and what it costs; or the question where to. */
export const Place = ({ className }: { className: string }) => (
  <Suspense>
    <Line className={className} />
  </Suspense>
);

import { type ComponentType, lazy, Suspense } from 'react';

/** Only pages of shops with areas or rounds load the line. Where it cannot be loaded, nothing stands there. */
const Line = lazy<ComponentType<{ className: string }>>(() =>
  import('./place-line.tsx').then(
    ({ PlaceLine }) => ({ default: PlaceLine }),
    () => ({ default: () => null }),
  ),
);

/** Where to, when, till when to order and what it costs; or the question where to. */
export const Place = ({ className }: { className: string }) => (
  <Suspense>
    <Line className={className} />
  </Suspense>
);

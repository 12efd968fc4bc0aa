import { Suspense } from 'react';
import { partLater } from '#ui/page/part-later.ts';

/** Only pages of shops with areas or rounds load the line. */
const Line = partLater(async () => (await import('./place-line.tsx')).default);

/** Where to, when, till when to order and what it costs; or the question where to. */
export const Place = ({ className }: { className: string }) => (
  <Suspense>
    <Line className={className} />
  </Suspense>
);

import { Suspense } from 'react';
import { NotFoundText } from '#ui/page/not-found-text.tsx';
import { partLater } from '#ui/page/part-later.ts';

const OfferedGoods = partLater(async () => (await import('./offered-goods.tsx')).default);

/** The page for an address where there is nothing, except goods to go on with. */
export const NotFound = () => (
  <div className="page grid justify-items-center gap-3 py-10 text-center">
    <NotFoundText />
    <Suspense>
      <OfferedGoods />
    </Suspense>
  </div>
);

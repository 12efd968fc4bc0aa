import { Skeleton } from '#ui/skeleton.tsx';

/** The placeholder of a product's page. */
export const ProductSkeleton = () => (
  <div aria-busy="true" className="grid gap-6 md:grid-cols-2 md:gap-10">
    <Skeleton className="aspect-square rounded-tile" />
    <div className="grid content-start gap-4">
      <Skeleton className="h-9 w-3/4" />
      <Skeleton className="h-8 w-1/3" />
      <Skeleton className="h-11" />
      <Skeleton className="h-24" />
    </div>
  </div>
);

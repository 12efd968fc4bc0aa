/** A grey placeholder. Give it the size of what it stands for. */
export const Skeleton = ({ className }: { className: string }) => (
  <span aria-hidden="true" className={`block animate-pulse rounded-control bg-line/70 ${className}`} />
);

import type { ReactNode } from 'react';

/** The heading of a row of goods, and what stands at its other end. */
export const SectionHead = ({
  id,
  title,
  children,
}: {
  id?: string;
  title: string;
  children?: ReactNode;
}) => (
  <div className="flex min-h-9 flex-wrap items-center gap-x-2">
    <h2 id={id} className="mr-auto text-lg leading-tight font-bold">
      {title}
    </h2>
    {children}
  </div>
);

/** The classes of a link in such a heading: as high as a thumb, in a row that is lower. */
export const HEAD_LINK = '-my-1 flex min-h-11 items-center px-1 font-semibold whitespace-nowrap text-leaf';

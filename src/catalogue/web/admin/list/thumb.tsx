import { TilePicture } from '#media/web/public.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';

/** A product's picture in a list, or a box where it has none. */
export const Thumb = ({ thumbnail, className }: { thumbnail: string; className: string }) => (
  <span
    className={`grid shrink-0 place-items-center overflow-hidden rounded-control bg-shelf text-muted ${className}`}
  >
    <TilePicture
      thumbnail={thumbnail}
      className="size-full object-contain"
      instead={<ToolIcon name="box" className="size-6 opacity-50" />}
    />
  </span>
);

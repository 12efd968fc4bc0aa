import { pictureSources } from '#media/media.ts';
import { Icon } from '#ui/icon.tsx';

/** What stands where a product has no picture yet. */
const NoPicture = () => <Icon name="box" className="size-1/3 text-muted" />;

/** A product's picture where it is large: the browser takes the width that it needs. */
export function Picture({
  thumbnail,
  sizes,
  className,
}: {
  thumbnail: string;
  sizes: string;
  className?: string;
}) {
  if (!thumbnail) return <NoPicture />;
  const { src, avif, webp } = pictureSources(thumbnail);
  return (
    <picture className="contents">
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      {webp && <source type="image/webp" srcSet={webp} sizes={sizes} />}
      <img src={src} alt="" width={480} height={480} fetchPriority="high" className={className} />
    </picture>
  );
}

const OURS = /^(\/media\/\w+\/)480\.webp$/;

/**
 * A product's picture on a tile. One width for all screens: at 240 px it is below 8 KB, and a page shows dozens.
 * `eager` is for the first screen only.
 */
export function TilePicture({
  thumbnail,
  eager,
  className,
}: {
  thumbnail: string;
  eager?: boolean | undefined;
  className?: string;
}) {
  if (!thumbnail) return <NoPicture />;
  return (
    <picture className="contents">
      {OURS.test(thumbnail) && <source type="image/avif" srcSet={thumbnail.replace(OURS, '$1240.avif')} />}
      <img
        src={thumbnail.replace(OURS, '$1240.webp')}
        alt=""
        width={240}
        height={240}
        loading={eager ? undefined : 'lazy'}
        decoding="async"
        className={className}
      />
    </picture>
  );
}

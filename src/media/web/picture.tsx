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

/** Where a tile's picture stands: how wide it is there, for the browser to choose 160 px or 240, both below 8 KB. */
const SIZES = { tile: '(width < 40rem) 80px, 230px', small: '80px' };

type TilePictureProps = {
  thumbnail: string;
  className: string;
  size?: keyof typeof SIZES;
  /** In the first screen: fetched at once. */
  eager?: boolean | undefined;
  /** Out of sight until something is scrolled: not fetched before, except where no script could. */
  waits?: boolean | undefined;
};

/** A product's picture on a tile, of which a page shows dozens. */
export function TilePicture({ thumbnail, className, size = 'tile', eager, waits }: TilePictureProps) {
  if (!thumbnail) return <NoPicture />;
  const picture = (
    <picture className="contents">
      {OURS.test(thumbnail) && (
        <source
          type="image/avif"
          srcSet={thumbnail.replace(OURS, '$1160.avif 160w, $1240.avif 240w')}
          sizes={SIZES[size]}
        />
      )}
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
  return waits ? <noscript>{picture}</noscript> : picture;
}

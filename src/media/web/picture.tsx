import { pictureSources } from '#media/media.ts';
import { Icon } from '#ui/icon.tsx';

/** Shown where a product has no picture. */
const NoPicture = () => <Icon name="box" className="size-1/3 text-muted" />;

/** A large picture of a product. The browser chooses the width. */
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

/** The size of a tile's picture on the screen, for the browser to choose 160 or 240 px; both are below 8 KB. */
const SIZES = { tile: '(width < 40rem) 80px, 230px', small: '80px' };

type TilePictureProps = {
  thumbnail: string;
  className: string;
  size?: keyof typeof SIZES;
  /** On the first screen: loaded at once. */
  eager?: boolean | undefined;
  /** Hidden until the user scrolls: not loaded before, except without scripts. */
  waits?: boolean | undefined;
};

/** A small picture of a product, on a tile. A page shows dozens of them. */
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

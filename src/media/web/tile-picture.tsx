import { type ImgHTMLAttributes, type ReactNode, useState } from 'react';

/** Shown where there is no picture, or it cannot be loaded. */
export type Instead = { instead?: ReactNode };

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
} & Instead;

/** A small picture of a product, on a tile. A page shows dozens of them. */
export const TilePicture = ({
  thumbnail,
  className,
  size = 'tile',
  eager,
  waits,
  instead,
}: TilePictureProps) => (
  <WithStandIn key={thumbnail} src={thumbnail.replace(OURS, '$1240.webp')} instead={instead}>
    {(watched) => {
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
            {...watched}
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
    }}
  </WithStandIn>
);

type Watched = Pick<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'onError'> & {
  ref: (image: HTMLImageElement | null) => void;
};

/** Shows a picture, or its replacement if there is none or it cannot be loaded. */
export function WithStandIn({
  src,
  instead,
  children,
}: { src: string; children: (watched: Watched) => ReactNode } & Instead) {
  const [isMissing, setMissing] = useState(!src);
  if (isMissing) return instead;
  return children({
    src,
    onError: () => setMissing(true),
    // It may have failed before this page's scripts came.
    ref: (image) => {
      if (image?.complete && image.currentSrc && image.naturalWidth === 0) setMissing(true);
    },
  });
}

import { pictureSources } from '#media/media.ts';
import { type Instead, WithStandIn } from './tile-picture.tsx';

/** A large picture of a product. The browser chooses the width. */
export function Picture({
  thumbnail,
  sizes,
  className,
  instead,
}: { thumbnail: string; sizes: string; className?: string } & Instead) {
  const { src, avif, webp } = pictureSources(thumbnail);
  return (
    <WithStandIn key={thumbnail} src={src} instead={instead}>
      {(watched) => (
        <picture className="contents">
          {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
          {webp && <source type="image/webp" srcSet={webp} sizes={sizes} />}
          <img {...watched} alt="" width={480} height={480} fetchPriority="high" className={className} />
        </picture>
      )}
    </WithStandIn>
  );
}

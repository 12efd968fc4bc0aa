import { Link } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { GoodsTilePicture } from '#catalogue/web/public.ts';
import { useShop } from '#settings/web/public.ts';
import type { Tile } from '#storefront/web/product-card.tsx';
import { buttonClass } from '#ui/button.tsx';

/** Each picture costs a first visit 4 KB, so the third is shown only where there is room for it. */
const SHOWN = ['grid', 'grid', 'hidden 2xl:grid'];

/** What the shop is, in one sentence, with links to its goods; on wider screens with pictures of goods. */
export function Hero({ goods }: { goods: Tile[] }) {
  const { tagline } = useShop();
  return (
    <section className="bg-leaf-soft">
      <div className="page flex items-center gap-10 py-5 md:py-10">
        <div className="grid flex-1 justify-items-start gap-3 md:gap-6">
          <h1 className="max-w-lg text-xl font-bold text-balance text-leaf-dark md:text-3xl">{tagline}</h1>
          <Link
            to={pageAddress('shop')}
            prefetch="intent"
            className={buttonClass('primary', 'px-10 text-lg')}
          >
            Shop
          </Link>
        </div>
        <ul aria-hidden="true" className="hidden flex-1 gap-4 md:flex md:justify-end">
          {goods.map(({ _id, thumbnail, art }, index) => (
            <li
              key={_id}
              className={`aspect-[3/4] w-1/3 max-w-40 place-items-center rounded-tile bg-paper ${index === 1 ? 'mt-8' : 'mb-8'} ${SHOWN[index] ?? 'hidden'}`}
            >
              <GoodsTilePicture
                art={art}
                thumbnail={thumbnail}
                // The first picture is also in the first carousel, so both use the same file.
                size={index === 0 ? 'tile' : 'small'}
                className="w-3/4"
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

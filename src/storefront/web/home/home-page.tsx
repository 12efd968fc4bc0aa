import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import type { Category } from '#catalogue/catalogue.ts';
import { notesContext, platformContext } from '#platform/http/page-context.ts';
import { readCarousel, readCategories, readStep } from '#storefront/server/queries/goods.ts';
import { CategoryRow, fetchCategories, type LoadedCategories } from '#storefront/web/category-row.tsx';
import { fetchListing, Listing, type LoadedListing } from '#storefront/web/listing/listing.tsx';
import type { Tile } from '#storefront/web/product-card.tsx';
import { headOf } from '#ui/page-head.ts';
import { Carousel } from './carousel.tsx';
import { Hero } from './hero.tsx';
import { WhyChooseUs } from './why-choose-us.tsx';

const CAROUSELS: [Category, string][] = [
  ['vegetables', 'Vegetables'],
  ['fruits', 'Fruits'],
  ['localitems', 'Local items'],
  ['food', 'Food'],
];

type Home = { categories: LoadedCategories; carousels?: Tile[][]; listing: LoadedListing };

/** The home page as anybody sees it. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Home> {
  const platform = context.get(platformContext);
  const [step, categories, ...carousels] = await Promise.all([
    readStep(platform, request.url, context.get(notesContext)),
    readCategories(platform),
    ...CAROUSELS.map(([category]) => readCarousel(platform, category)),
  ]);
  return { carousels, categories, listing: { step, at: 0 } };
}

/** The same, within the page: shown at once with placeholders; each part comes, or fails, by itself. */
export const clientLoader = ({ request }: { request: Request }): Home => ({
  categories: fetchCategories(),
  listing: fetchListing(request.url),
});

export const meta = ({ matches }: MetaArgs) => {
  const shop = matches[0]?.loaderData as { shop?: { name: string } } | undefined;
  return headOf(matches, { title: shop?.shop?.name ?? '', path: pageAddress('home') });
};

export default function HomePage() {
  const loaded = useLoaderData<typeof loader>();
  return (
    <>
      <Hero
        goods={(loaded.carousels ?? []).flatMap((tiles) =>
          tiles.filter(({ thumbnail }) => thumbnail).slice(1, 2),
        )}
      />
      <CategoryRow categories={loaded.categories} />
      <WhyChooseUs />
      <div className="page grid grid-cols-1 gap-8 pt-6">
        {CAROUSELS.map(([category, title], index) => (
          <Carousel
            key={category}
            category={category}
            title={title}
            goods={loaded.carousels?.[index]}
            eager={index === 0}
          />
        ))}
        <section aria-labelledby="all-goods">
          <h2 id="all-goods" className="pb-2 text-xl font-bold">
            Everything in the shop
          </h2>
          <Listing loaded={loaded.listing} />
        </section>
      </div>
    </>
  );
}

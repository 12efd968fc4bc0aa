import type { MetaDescriptor } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { isLoose } from '#base/figures/amount.ts';
import { isSoldOut, type Product } from '#catalogue/catalogue.ts';

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** Product data for search engines and chats: its offer as JSON-LD of schema.org, its price as Open Graph. */
export function offerOf(matches: Matches, product: Product): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as
    | { shop?: { origin: string; name: string } }
    | undefined;
  const origin = root?.shop?.origin ?? '';
  const url = origin + pageAddress('product', { productId: product._id });
  return [
    { property: 'og:type', content: 'product' },
    { property: 'product:price:amount', content: String(product.price) },
    { property: 'product:price:currency', content: 'INR' },
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: product.title,
        description: product.description,
        sku: product.sku,
        category: product.shelf,
        ...(product.thumbnail && { image: new URL(product.thumbnail, origin || undefined).href }),
        ...(product.brand && { brand: { '@type': 'Brand', name: product.brand } }),
        offers: {
          '@type': 'Offer',
          url,
          price: product.price,
          priceCurrency: 'INR',
          ...(isLoose(product.soldBy) && { priceSpecification: unitPriceOf(product) }),
          availability: `https://schema.org/${isSoldOut(product) ? 'OutOfStock' : 'InStock'}`,
          ...(root?.shop && { seller: { '@type': 'Organization', name: root.shop.name } }),
        },
      },
    },
  ];
}

/** UN/CEFACT's codes of the units in which loose goods are priced. */
const UNIT_CODES: Partial<Record<Product['unit'], string>> = { kg: 'KGM', litres: 'LTR' };

/** Says that the price is for a kilo or litre, whatever amount is ordered. */
const unitPriceOf = ({ price, unit }: Product) => ({
  '@type': 'UnitPriceSpecification',
  price,
  priceCurrency: 'INR',
  referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: UNIT_CODES[unit] },
});

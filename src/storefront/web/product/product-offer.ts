import type { MetaDescriptor } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import type { Product } from '#catalogue/catalogue.ts';

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** What search engines and chats read of a product: its offer as schema.org's JSON-LD, its price as Open Graph. */
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
          availability: `https://schema.org/${product.stock > 0 ? 'InStock' : 'OutOfStock'}`,
          ...(root?.shop && { seller: { '@type': 'Organization', name: root.shop.name } }),
        },
      },
    },
  ];
}

import type { MetaDescriptor } from 'react-router';

/** What the root's loader tells every page of the site. */
type RootData = { shop: { name: string; origin: string; tagline: string } };

/** What the head of a page says of it. `path` is its one true address; without it the page is kept from search engines. */
export type Head = { title: string; description?: string; path?: string; image?: string };

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** The head of a page: title, description, canonical address, and what a chat shows of a link to it. */
export function headOf(matches: Matches, { title, description, path, image }: Head): MetaDescriptor[] {
  const data = matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined;
  if (!data) return [{ title }];
  const { name, origin, tagline } = data.shop;
  const whole = title === name ? title : `${title} · ${name}`;
  const about = description || tagline;
  const head: MetaDescriptor[] = [
    { title: whole },
    { name: 'description', content: about },
    { property: 'og:title', content: title },
    { property: 'og:description', content: about },
    { property: 'og:site_name', content: name },
    { property: 'og:locale', content: 'en_IN' },
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
  ];
  if (path === undefined) return [...head, { name: 'robots', content: 'noindex' }];
  head.push(
    { tagName: 'link', rel: 'canonical', href: origin + path },
    { property: 'og:url', content: origin + path },
  );
  if (image) head.push({ property: 'og:image', content: new URL(image, origin).href });
  return head;
}

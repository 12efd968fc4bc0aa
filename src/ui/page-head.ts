import type { MetaDescriptor } from 'react-router';

/** The part of the root loader's data that heads need. */
type RootData = { shop: { name: string; origin: string; tagline: string } };

/** The head of a page. `path` is its canonical address; without it the page is `noindex`. */
export type Head = { title: string; description?: string; path?: string; image?: string };

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** Makes the head of a page: title, description, canonical address, and Open Graph tags for previews in chats. */
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

/** The document head of a page of the back office: its title, and `noindex`. */
export const adminMeta = (title: string) => [
  { title: `${title} · Back office` },
  { name: 'robots', content: 'noindex' },
];

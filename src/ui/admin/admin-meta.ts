/** The head of a page of the back office: its name in the tab, and nothing for search engines. */
export const adminMeta = (title: string) => [
  { title: `${title} · Back office` },
  { name: 'robots', content: 'noindex' },
];

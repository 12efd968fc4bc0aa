const AHEAD = '900px';

/**
 * Resolves once a part of the page that came with it, by its id, is near what is shown, so that its scripts need not come
 * before. On the server, and where the part did not come with the page, at once.
 */
export const untilNear = (id: string): Promise<void> =>
  new Promise((resolve) => {
    const part = typeof document === 'undefined' ? null : document.getElementById(id);
    if (!part) return resolve();
    const watch = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        resolve();
      },
      { rootMargin: AHEAD },
    );
    watch.observe(part);
  });

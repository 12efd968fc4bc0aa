import { useEffect } from 'react';

type Counting = { setAppBadge?(count: number): Promise<void> };

/** Counts on the icon of the installed shop, and before the title of the page: `(3) Orders`. Nothing at 0. */
export function useBadge(count: number): void {
  useEffect(() => {
    const counting = navigator as Counting;
    // 0 takes the badge away. Only an app on the home screen has one.
    void counting.setAppBadge?.(count).catch((error: unknown) => {
      if (!(error instanceof DOMException)) throw error;
    });
  }, [count]);
  useEffect(() => {
    if (count === 0) return undefined;
    const write = (): void => {
      const counted = `(${count}) ${bare(document.title)}`;
      if (document.title !== counted) document.title = counted;
    };
    write();
    // Each page writes its own title.
    const watch = new MutationObserver(write);
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      watch.disconnect();
      document.title = bare(document.title);
    };
  }, [count]);
}

const bare = (title: string): string => title.replace(/^\(\d+\) /, '');

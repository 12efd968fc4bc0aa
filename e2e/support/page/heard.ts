import type { Page } from '@playwright/test';

/** Listens to a page as a screen reader does. */
export type Listener = {
  /** What was said since `goOn`: a new page's title, where the focus is now, and what live regions said. */
  heard: () => Promise<string[]>;
  /** Begins anew: what was said is known. */
  goOn: () => Promise<void>;
};

type Said = { texts: string[] };

/**
 * Notes what a screen reader says by itself: the title of a page that opens, what gets the focus (role and name), and the text
 * of live regions when it changes. A region that comes with its text is silent in most readers, unless it is an alert; so is all
 * that stands behind a modal dialog.
 */
export async function listen(page: Page): Promise<Listener> {
  await page.addInitScript(noteLiveRegions);
  let known = { title: '', focus: '' };
  let live: string[] = [];
  const now = async () => ({ title: await page.title(), focus: await focusOf(page) });
  return {
    heard: async () => {
      const { title, focus } = await now();
      const isNewPage = title !== known.title;
      live.push(...(await page.evaluate(() => (window as unknown as { said: Said }).said.texts.splice(0))));
      return [
        ...(isNewPage ? [`page: ${title}`] : []),
        ...((isNewPage || focus !== known.focus) && focus !== '' ? [`focus: ${focus}`] : []),
        ...live.map((text) => `says: ${text}`),
      ];
    },
    goOn: async () => {
      known = await now();
      live = [];
    },
  };
}

/** Role and name of what has the focus; empty when nothing has. */
async function focusOf(page: Page): Promise<string> {
  const focus = page.locator(':focus');
  if ((await focus.count()) === 0) return '';
  const [first = ''] = (await focus.first().ariaSnapshot()).split('\n');
  return first.replace(/^- /, '').replace(/:$/, '');
}

/** Runs in the page. */
function noteLiveRegions(): void {
  const said: Said = { texts: [] };
  Object.assign(window, { said });
  const WHOLE = 'output, [role=status], [role=alert], [aria-atomic=true]';
  const LIVE = `${WHOLE}, [role=log], [aria-live=polite], [aria-live=assertive]`;
  const last = new WeakMap<Element, string>();
  const textOf = (part: Node): string =>
    ((part instanceof HTMLElement ? part.innerText : part.textContent) ?? '')
      .trim()
      .replaceAll(/\s*\n\s*/g, '. ');
  const isBehindModal = (part: Element): boolean => {
    const modal = document.querySelector('dialog:modal');
    return modal !== null && !modal.contains(part);
  };
  const say = (region: Element): void => {
    const text = textOf(region);
    if (text !== '' && text !== last.get(region) && !isBehindModal(region)) said.texts.push(text);
    last.set(region, text);
  };
  // What changes twice at once is said once, as it is then.
  const changed = new Set<Element>();
  const sayAll = (): void => {
    for (const region of changed) say(region);
    changed.clear();
  };
  const watch = (): void => {
    for (const region of document.querySelectorAll(LIVE)) last.set(region, textOf(region));
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(LIVE);
        if (region?.matches(WHOLE)) changed.add(region);
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          const alerts = [node, ...node.querySelectorAll('*')].filter((one) => one.matches('[role=alert]'));
          // A region that is not said as a whole says what is added to it.
          if (region && !region.matches(WHOLE) && alerts.length === 0) changed.add(node);
          for (const alert of alerts) changed.add(alert);
          for (const silent of node.querySelectorAll(LIVE))
            if (!alerts.includes(silent)) last.set(silent, textOf(silent));
        }
      }
      if (changed.size > 0) setTimeout(sayAll, 100);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  };
  if (document.body) watch();
  else addEventListener('DOMContentLoaded', watch);
}

import type { Page } from '@playwright/test';
import type { Cart } from '#cart/cart.ts';
import { expect, test } from '../../support/shop.ts';

/** The scripts of this page come only when the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/react-.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** How high the bar is that says that something is on its way. */
const barAtTop = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement, '::before').height);

test('goods and pictures come first, the scripts when the page has been painted @phone', async ({ page }) => {
  // Browsers draw the first frame when the style sheet is there, and report that it was painted some time later.
  await page.addInitScript(() => {
    requestAnimationFrame(() => Object.assign(window, { drawn: performance.now() }));
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  const scripts = asked.flatMap((path, index) => (path.endsWith('.js') ? [index] : []));
  await expect.poll(() => asked.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(3);
  expect(Math.min(...scripts)).toBeGreaterThan(asked.findIndex((path) => path.startsWith('/media/')));
  const drawn = await page.evaluate(() => (window as unknown as { drawn: number }).drawn);
  const fetched = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  );
  expect(drawn).toBeGreaterThan(0);
  expect(Math.min(...fetched)).toBeGreaterThanOrEqual(drawn);
});

test('on a phone that draws at once, the scripts wait until the browser says that the page was painted @phone', async ({
  page,
}) => {
  await page.addInitScript(() => {
    performance.now = () => 100;
  });
  await page.goto('/');
  const startOf = (type: string, name: RegExp): Promise<number> =>
    page.evaluate(
      ([asked, pattern]) =>
        Math.min(
          ...performance
            .getEntriesByType(asked)
            .filter((entry) => new RegExp(pattern).test(entry.name))
            .map(({ startTime }) => startTime),
        ),
      [type, name.source] as const,
    );
  expect(await startOf('resource', /\.js$/)).toBeGreaterThanOrEqual(await startOf('paint', /^first-paint$/));
});

test('what is tapped before the scripts have come is done when they come @phone', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const next = page.getByRole('button', { name: 'Next in Vegetables' });
  // Rows below the first screen are drawn when somebody moves the page, which has to be there.
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.mouse.wheel(0, 900);
  await next.click();
  await expect(next).toHaveAttribute('aria-busy', 'true');
  // A bar at the top says that the tap was taken.
  expect(await barAtTop(page)).toBe('3px');
  release();
  await expect(page.getByRole('button', { name: 'Previous in Vegetables' })).toBeEnabled();
  await expect(next).not.toHaveAttribute('aria-busy', 'true');
  expect(await barAtTop(page)).toBe('auto');
});

test('who logs in before the scripts have come is logged in when they come @phone', async ({
  page,
  shop,
}) => {
  const { email, password } = await shop.signUp();
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/login');
  release();
  await expect(page).toHaveURL('/');
});

test('a newcomer who taps before the scripts have come keeps what was to be added @phone', async ({
  page,
}) => {
  await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page
    .getByRole('main')
    .getByRole('link', { name: /Please Login to Add/ })
    .first()
    .tap();
  await expect(page).toHaveURL(/\/login\?.*add=/);
  const { search } = new URL(page.url());
  await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).tap();
  await expect(page).toHaveURL(`/signup${search}`);
});

test('what somebody signed in adds before the scripts have come stays on the page and is in the cart when they come @phone', async ({
  page,
  shop,
  enterAs,
}) => {
  const asha = await shop.signUp();
  await enterAs(page, asha, '/shop');
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const goods = page.getByRole('region', { name: 'Daily needs' }).getByRole('article');
  const titles = await goods.getByRole('heading').allTextContents();
  for (const at of [0, 1, 1])
    await goods
      .nth(at)
      .getByRole('link', { name: /Please Login to Add/ })
      .tap();
  await expect(goods.nth(1).getByRole('link', { name: /Please Login to Add/ })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  await expect(page).toHaveURL('/');
  release();
  for (const title of titles.slice(0, 2))
    await expect(page.getByRole('button', { name: `Remove ${title}` })).toBeVisible();
  const { body } = await shop.call<Cart>({ path: '/api/cart', token: asha.token });
  expect(body.data.map(({ product }) => product.title).toSorted()).toEqual(titles.slice(0, 2).toSorted());
});

test('rows below the first screen are drawn when the page is moved, or by themselves when it answers @phone', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const row = page.getByRole('button', { name: 'Next in Local items' });
  await expect(page.getByRole('region', { name: 'Vegetables' })).toBeVisible();
  await expect(row).toBeHidden();
  await page.mouse.wheel(0, 300);
  await expect(row).toBeVisible();
  release();
  await page.goto('/shop');
  await page.goto('/');
  await expect(row).toBeVisible();
});

test('until a page answers, it needs no formatter of the browser: the first takes a slow phone long @phone', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const made: string[] = [];
    Object.assign(window, { made });
    for (const name of ['NumberFormat', 'PluralRules', 'DateTimeFormat'] as const) {
      const construct = (target: object, values: unknown[]): object => {
        if (!document.documentElement.dataset['answered']) made.push(name);
        return Reflect.construct(target as new () => object, values);
      };
      Reflect.set(Intl, name, new Proxy(Intl[name], { construct }));
    }
    let answer: (() => void) | undefined;
    Object.defineProperty(window, 'answerHeldTap', {
      configurable: true,
      get: () => answer,
      set: (held: () => void) => {
        answer = () => {
          document.documentElement.dataset['answered'] = 'yes';
          held();
        };
      },
    });
  });
  for (const address of ['/', '/shop']) {
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('data-answered', 'yes');
    expect(await page.evaluate(() => (window as unknown as { made: string[] }).made)).toEqual([]);
  }
});

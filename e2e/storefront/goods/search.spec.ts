import { expect, test } from '../../support/shop.ts';

test('goods with picture and price come while one types, whatever the script and the slips @phone', async ({
  page,
  axe,
}) => {
  await page.goto('/');
  const box = page.getByRole('searchbox', { name: 'Search the shop' });
  const found = page.getByRole('search').getByRole('link');
  for (const words of ['tomat', 'टमाटर', 'tamater', 'tomatto']) {
    // What is typed before the page's scripts have come suggests nothing.
    await expect(async () => {
      await box.fill('');
      await box.fill(words);
      await expect(found.first()).toContainText('Tomato', { timeout: 2000 });
    }).toPass({ timeout: 15_000 });
  }
  await expect(found.first()).toContainText('₹');
  // What tells goods of one name apart: brand, pack and shelf.
  await box.fill('aashirvaad');
  await expect(found.first()).toContainText(/Aashirvaad · \d+ kg · Grocery\s*₹/);
  await axe(page, { all: true });
});

test('the arrows walk through what was found, Enter opens it, Escape puts it away @desktop', async ({
  page,
  axe,
}) => {
  await page.goto('/');
  const box = page.getByRole('searchbox', { name: 'Search the shop' });
  const found = page.getByRole('search').getByRole('link');
  await box.fill('rice');
  await expect(found.first()).toBeVisible();
  await axe(page, { all: true });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(found.nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(found).toHaveCount(0);
  await expect(box).toBeFocused();
  await box.fill('onion');
  await expect(found.first()).toContainText('Onion');
  await page.keyboard.press('ArrowDown');
  const title = await found.first().locator('.line-clamp-2').textContent();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
});

test('Enter shows all that was found, in an address that can be shared @phone', async ({
  page,
  otherDevice,
}) => {
  await page.goto('/contact-us');
  await page.getByRole('searchbox').fill('atta');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL('/shop?q=atta');
  const first = await page.getByRole('article').first().getByRole('heading').textContent();
  const other = await otherDevice();
  await other.goto(page.url());
  await expect(other.getByRole('article').first().getByRole('heading')).toHaveText(first ?? '');
  await expect(other.getByRole('searchbox')).toHaveValue('atta');
});

test('a search for what is not sold shows what is like it; for an unknown word nothing; and both ask the shop @phone', async ({
  page,
  axe,
}) => {
  const like = page.getByRole('region', { name: 'Something like it' });
  await page.goto('/shop?q=sattu');
  await expect(page.getByText('We have no “sattu”')).toBeVisible();
  await expect(like.getByRole('article').first()).toContainText(/flour|atta|besan|dal/i);
  await page.goto('/shop?q=xyzzyqwv');
  await expect(page.getByText('We have no “xyzzyqwv”')).toBeVisible();
  await expect(like).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Ask on WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\d+\?text=.*xyzzyqwv/,
  );
  await axe(page, { all: true });
  await page.getByRole('link', { name: 'Show all goods' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a search in vain offers names that sound nearly so, and one tap shows their goods @phone', async ({
  page,
  axe,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [typed, name, title] of [
    ['sattu', 'atta', /atta|आटा/i],
    ['सत्तू', 'आटा', /आटा/],
  ] as const)
    await test.step(typed, async () => {
      await page.goto(`/hi/shop?q=${encodeURIComponent(typed)}&category=fruits`);
      const others = page.getByRole('region', { name: 'कुछ और ढूँढ रहे थे?' }).getByRole('link');
      await expect(others).toHaveCount(4);
      await expect(others.first()).toHaveText(name);
      await axe(page, { all: true });
      await others.first().click();
      await expect(page).toHaveURL(`/hi/shop?q=${encodeURIComponent(name)}`);
      await expect(page.getByRole('article').first()).toContainText(title);
    });
});

test('a search says what it understood, and finds just what was typed when asked to @phone', async ({
  page,
  axe,
}) => {
  await page.goto('/shop?q=organic+aata');
  const others = page.getByRole('list', { name: 'Search for other words' });
  await expect(others.getByRole('link')).toHaveText([
    'aata = wheat flour',
    'Without organic',
    'Without aata',
  ]);
  await axe(page, { all: true });
  await others.getByRole('link', { name: 'Without organic' }).click();
  await expect(page).toHaveURL('/shop?q=aata');
  await expect(page.getByRole('article').first()).toContainText('Wheat flour');
  await page.goto('/shop?q=pyaz');
  await others.getByRole('link', { name: 'Exactly “pyaz”' }).click();
  await expect(page).toHaveURL('/shop?q=%22pyaz%22');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “pyaz”');
  await expect(page.getByRole('article').first()).toContainText('Pyaz');
  await others.getByRole('link', { name: 'All kinds of pyaz' }).click();
  await expect(page).toHaveURL('/shop?q=pyaz');
});

test('where the browser listens, what is said is searched for @phone', async ({ page }) => {
  await page.addInitScript(() => {
    class Listener extends EventTarget {
      onresult?: (heard: unknown) => void;
      onend?: () => void;
      start() {
        setTimeout(() => {
          this.onresult?.({ results: [[{ transcript: 'aadha kilo tamatar' }]] });
          this.onend?.();
        });
      }
      abort() {}
    }
    Object.assign(window, { SpeechRecognition: Listener });
  });
  await page.goto('/');
  await page.getByRole('searchbox').focus();
  await page.getByRole('button', { name: 'Search by voice' }).click();
  await expect(page).toHaveURL('/shop?q=aadha+kilo+tamatar');
  await expect(page.getByRole('article').first()).toContainText('Tomato');
});

test('the search of the bottom bar leads to the one box @phone', async ({ page }) => {
  await page.goto('/about-us');
  const quick = page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: 'Search' });
  await quick.click();
  await expect(page.getByRole('searchbox')).toBeFocused();
});

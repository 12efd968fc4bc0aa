import { expect, test } from 'vitest';
import { starterCatalogue } from '#catalogue/server/public.ts';
import { write } from '#platform/http/routes.ts';
import { teachSpellings } from '#search/server/commands/spelling-groups.ts';
import { openSearch } from '#search/server/index/catalogue-search.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin } from '#test/people.ts';
import { writeGoods } from '#test/steps/written-goods.ts';

const GOODS = 20_000;
/** What is made of goods, and carries their name: it comes after them. */
const MADE_OF = ['bites', 'smoothie', 'cookies', 'masala', 'soap', 'pickle', 'container', 'candle'];

/** Plain words of an everyday list; each with the goods that it means. */
const WORDS = {
  potato: 'Potatoes',
  onion: 'Onions',
  tomato: 'Tomatoes',
  'cumin seeds': 'Cumin seeds',
  sugar: 'Sugar',
  milk: 'Milk',
  'wheat flour': 'Wheat flour',
  ginger: 'Ginger',
  garlic: 'Garlic',
  spinach: 'Spinach',
  cauliflower: 'Cauliflower',
  banana: 'Bananas',
  ghee: 'Ghee',
  'toor dal': 'Toor dal',
  'mustard oil': 'Mustard oil',
  semolina: 'Semolina',
  cashews: 'Cashew nuts',
  aloo: 'Potatoes',
  जीरा: 'Cumin seeds',
  চিনি: 'Sugar',
};

/** A shop of 20,000 goods: each staple by its plain name in many packs, and what is made of it. */
async function fillShop(shop: TestShop): Promise<void> {
  const staples = [...starterCatalogue().staples.keys()];
  const goods = Array.from({ length: GOODS }, (_, index) => {
    const round = Math.floor(index / staples.length);
    const made = round % 2 === 1 ? ` ${MADE_OF[round % MADE_OF.length]}` : '';
    const title = `${staples[index % staples.length]!}${made}, pack ${round}`;
    return {
      title,
      description: `${title} of the best quality, sold by many shops in this valley and the next`,
      brand: `House ${index % 300}`,
    };
  });
  await writeGoods(shop, goods);
}

test(
  'a shop of 20,000 goods is searched from its first millisecond: every word finds its goods, and nothing is said to be missing',
  { timeout: 120_000 },
  async () => {
    await using shop = await openShop();
    await write(shop.platform, (tx) => teachSpellings(tx, shop.clock.now()));
    await fillShop(shop);
    const owner = await admin(shop);

    const search = openSearch(shop.platform);
    let isWhole = false;
    const whole = search.ready().then(() => (isWhole = true));
    const wrong: string[] = [];
    let rounds = 0;
    const ask = async (word: string, meant: string): Promise<void> => {
      const { status, body } = await shop.call('GET', `/api/products?q=${encodeURIComponent(word)}`);
      const isIt = (title: string) =>
        title.startsWith(`${meant}, pack`) || title.startsWith(`${meant}s, pack`);
      const titles: string[] = (body.products ?? []).slice(0, 3).map(({ title }: { title: string }) => title);
      const right = titles.filter(isIt).length;
      if (status !== 200 || right < 2) wrong.push(`${word}: ${status} ${titles.join(' | ')}`);
    };
    do {
      const isLast = isWhole;
      for (const [word, meant] of Object.entries(WORDS)) await ask(word, meant);
      rounds += 1;
      if (isLast) break;
    } while (rounds < 1000);
    await whole;

    expect(wrong).toEqual([]);
    expect((await owner.call('GET', '/api/products/misses')).body.misses).toEqual([]);
    expect(shop.bugs).toEqual([]);
  },
);

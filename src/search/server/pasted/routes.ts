import { invalidField } from '#base/failure.ts';
import { NamedIn } from '#base/language/named-in.ts';
import { describe } from '#platform/http/describe.ts';
import { clientAddress } from '#platform/http/limits/client-address.ts';
import { countTry } from '#platform/http/limits/rate-limit.ts';
import { check, newRoutes, personal } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { LIST_AT_MOST } from '#search/list-limits.ts';
import { MatchedList, PastedList } from '#search/search.ts';
import { cutList } from './cut-list.ts';
import { matchList } from './match-list.ts';
import { presentLines } from './present.ts';

/** How many lists one address may send; generous, because a whole village may share one. */
const LISTS = { name: 'pasted-lists', most: 120, minutes: 10 };

/** Lists that people paste, under `/api/lists`. Nothing of them is kept. */
export const listRoutes = (platform: Platform) =>
  newRoutes().post(
    '/',
    describe({
      tag: 'Products',
      summary:
        'What the lines of a pasted list mean: the goods and how much of them, in the order of the list',
      answers: { 200: MatchedList },
      refuses: ['invalid', 'too_many', 'unavailable'],
    }),
    check('query', NamedIn),
    check('json', PastedList),
    async (c) => {
      personal(c);
      const address = clientAddress(c, platform.config.trustedProxies);
      await countTry(platform.db, LISTS, address, platform.clock.now());
      const lines = cutList(c.req.valid('json').text);
      if (lines.length > LIST_AT_MOST.lines)
        throw invalidField('text', `At most ${LIST_AT_MOST.lines} lines at once`);
      const { lang } = c.req.valid('query');
      return c.json({ lines: await presentLines(platform, lang, await matchList(platform, lines)) });
    },
  );

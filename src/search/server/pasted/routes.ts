import { Failure, invalidField } from '#base/failure.ts';
import { NamedIn } from '#base/fields.ts';
import { askerIn, type WithActor } from '#identity/server/public.ts';
import { describe } from '#platform/http/describe.ts';
import { openFairQueue, QueueFull } from '#platform/http/limits/fair-queue.ts';
import { countTry } from '#platform/http/limits/rate-limit.ts';
import { check, newRoutes, personal } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { GUESTS_LIST_AT_MOST, LIST_AT_MOST } from '#search/list-limits.ts';
import { MatchedList, PastedList } from '#search/search.ts';
import { cutList } from './cut-list.ts';
import { matchList } from './match-list.ts';
import { presentLines } from './present.ts';

/**
 * The limit of lists for one account, or for one address of guests; generous, because a whole village may share one.
 */
const LISTS = { name: 'pasted-lists', most: 120, minutes: 10 };
/** A list takes time, so they are worked off one by one, and those who send them take turns. */
const WORKED_OFF = { atOnce: 1, waiting: 40 };

/** Lists that people paste, under `/api/lists`. Nothing of them is kept. */
export const listRoutes = (platform: Platform) => {
  const queue = openFairQueue(WORKED_OFF);
  return newRoutes<WithActor['Variables']>().post(
    '/',
    describe({
      tag: 'Products',
      summary:
        'What the lines of a pasted list mean: the goods and how much of them, in the order of the list. ' +
        `Guests send at most ${GUESTS_LIST_AT_MOST.lines} lines`,
      answers: { 200: MatchedList },
      refuses: ['invalid', 'too_many', 'unavailable'],
    }),
    check('query', NamedIn),
    check('json', PastedList),
    async (c) => {
      personal(c);
      const by = askerIn(platform, c);
      await countTry(platform.db, LISTS, by.who, platform.clock.now());
      const { text } = c.req.valid('json');
      if (!c.get('actor') && text.length > GUESTS_LIST_AT_MOST.letters) throw tooLongForGuests();
      const { lang } = c.req.valid('query');
      return queue
        .run(async () => {
          const lines = cutList(text);
          if (lines.length > LIST_AT_MOST.lines)
            throw invalidField('text', /*i18n*/ `At most ${LIST_AT_MOST.lines} lines at once`);
          if (!c.get('actor') && lines.length > GUESTS_LIST_AT_MOST.lines) throw tooLongForGuests();
          return c.json({ lines: await presentLines(platform, lang, await matchList(platform, lines)) });
        }, by)
        .catch((error: unknown) => {
          if (!(error instanceof QueueFull)) throw error;
          throw new Failure(
            'unavailable',
            /*i18n*/ 'Many lists are being read just now. Please try again in a moment.',
          );
        });
    },
  );
};

const tooLongForGuests = (): Failure =>
  invalidField(
    'text',
    /*i18n*/ `Without logging in, a list can have ${GUESTS_LIST_AT_MOST.lines} lines. Log in for a longer one: your list stays here.`,
  );

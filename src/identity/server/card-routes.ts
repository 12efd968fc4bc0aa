import { Failure, invalidField } from '#base/failure.ts';
import { CardLogIn, LoggedIn } from '#identity/log-in.ts';
import { newDevice } from '#identity/server/commands/remember-device.ts';
import { cardByCode, cardByToken, useCard, wrongCard } from '#identity/server/commands/staff-cards.ts';
import { deviceOf } from '#identity/server/device.ts';
import type { SignedIn } from '#identity/server/guard.ts';
import { isRightByName } from '#identity/server/passwords/check-password.ts';
import { userJson } from '#identity/server/present.ts';
import { CARDS_ATTACKED, countAddress, ratesOf } from '#identity/server/rates.ts';
import { askerIn } from '#identity/server/sender.ts';
import { describe } from '#platform/http/describe.ts';
import { clientNetwork } from '#platform/http/limits/client-address.ts';
import { triesOf } from '#platform/http/limits/rate-limit.ts';
import { check, newRoutes, personal, write } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';

type Found = Awaited<ReturnType<typeof cardByToken>>;

/** The route on which staff log a phone in by their card. */
export function cardRoutes(platform: Platform) {
  const routes = newRoutes<SignedIn['Variables']>();
  const { db, clock, log } = platform;
  const rates = ratesOf(platform);

  routes.post(
    '/card',
    describe({
      tag: 'accounts',
      summary: 'Log a phone of staff in by a card of the shop',
      answers: { 200: LoggedIn },
      refuses: ['invalid', 'too_many'],
    }),
    check('json', CardLogIn),
    async (c) => {
      personal(c);
      await countAddress(platform, c, rates.logIns);
      const { code, token, ask } = c.req.valid('json');
      let found: Found;
      if (token !== undefined) found = await cardByToken(db, { token, ask }, clock.now());
      else if (code === undefined) throw invalidField('code', /*i18n*/ 'Code is required');
      else {
        // All cards of the shop are tried at once, so all strangers together have few tries.
        if ((await triesOf(db, CARDS_ATTACKED, EVERY_CARD, clock.now())) >= CARDS_ATTACKED.most)
          throw new Failure(
            'too_many',
            /*i18n*/ 'Many wrong codes were typed just now. Scan the card with the camera, or ask the shop.',
          );
        const who = `a card from ${clientNetwork(c, platform.config.trustedProxies)}`;
        const tries = { name: EVERY_CARD, slowDown: rates.cards, anywhere: CARDS_ATTACKED };
        await isRightByName(platform, tries, who, async () => {
          found = await cardByCode(db, { code, ask, by: askerIn(platform, c) }, clock.now());
          return found !== undefined;
        });
      }
      if (!found) throw wrongCard();
      const card = found;
      const device = deviceOf(c.req.header('user-agent'));
      const opened = await write(platform, async (tx) => ({
        token: await useCard(tx, card, device, clock.now()),
        device: await newDevice(tx, card.userId, clock.now()),
      }));
      log.info('account.logged_in', { by: 'card', userId: card.userId, requestId: c.get('requestId') });
      return c.json({ user: await userJson(platform, card.userId), ...opened });
    },
  );
  return routes;
}

const EVERY_CARD = 'every card';

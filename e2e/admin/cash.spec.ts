import { newId } from '#base/ids.ts';
import type { CashDay } from '#orders/cash/cash-day.ts';
import type { CashSheet } from '#orders/cash/cash-sheet.ts';
import type { RoundSheet } from '#orders/stops.ts';
import { hireStaff, isPhone } from '../support/back-office.ts';
import { addProduct } from '../support/goods.ts';
import { addRounds, addVillage, deleteVillages, orderWithRound, type Village } from '../support/rounds.ts';
import { expect, test } from '../support/shop.ts';

test.beforeEach(({ expectErrors }) => expectErrors(/ERR_|Failed to|status of 50\d/));
let villages: Village[] = [];
test.afterEach(({ shop }) => deleteVillages(shop, villages));

const WORDS = {
  en: {
    at: '',
    village: 'Rampur',
    evening: /5:00/,
    shouldBe: 'Should be there',
    handIn: (sum: string) => `Hand in ${sum}`,
    countFirst: 'Count the notes first. If there are none, type 0.',
    keys: 'Number keys',
    coins: 'Coins',
    counted: 'Counted',
    short: '₹10 short',
    wrongChange: 'wrong change',
    handedIn: 'Counted ₹110',
    signs: /signs for ₹110$/,
    why: 'Why it is not the same',
    closed: 'Closed',
    print: 'Print',
    backToSheet: 'Back to the cash sheet',
    toLookFor: 'UPI to look for in the bank',
    seen: 'Seen, UTR …',
    taken: 'Taken',
    utr: '4281 0077 1233',
  },
  hi: {
    at: '/hi',
    village: 'रामपुर',
    evening: /शाम 5/,
    shouldBe: 'होना चाहिए',
    handIn: (sum: string) => `${sum} जमा करें`,
    countFirst: 'पहले नोट गिनें। एक भी न हो तो 0 लिखें।',
    keys: 'अंकों के बटन',
    coins: 'सिक्के',
    counted: 'गिने',
    short: '₹10 कम',
    wrongChange: 'खुले पैसे गलत दिए',
    handedIn: '₹110 गिने',
    signs: /₹110 सही है$/,
    why: 'रकम अलग क्यों है',
    closed: 'हिसाब बंद',
    print: 'प्रिंट करें',
    backToSheet: 'कैश के हिसाब पर वापस',
    toLookFor: 'बैंक में देखने वाले UPI',
    seen: 'दिख गया, UTR …',
    taken: 'पैसे मिल गए',
    utr: '4281 0077 1234',
  },
} as const;

for (const language of ['en', 'hi'] as const)
  test(`a round’s cash, in ${language}: counted without a network, sent once, signed by another; a UPI payment is seen in the bank`, async ({
    page: rider,
    context,
    shop,
    enterAs,
    otherDevice,
    axe,
  }) => {
    const say = WORDS[language];
    // Axe looks at each screen once at a width.
    const isLooked = language === 'hi';
    const size = isPhone(rider) ? { width: 360, height: 740 } : { width: 1280, height: 800 };
    const to = await addVillage(shop, say.village);
    villages = [to];
    const [round] = await addRounds(shop, to, [20]);
    const { id, on } = round!;
    const goods = await addProduct(shop, { price: 90 });
    for (const name of ['Asha Rao', 'Bina Das'])
      await orderWithRound(shop, await shop.signUp({ name }), { goods, to, round: id });
    const { token } = shop.owner;
    const carrier = await hireStaff(shop, ['rounds']);
    const riders = { riders: [carrier.user._id] };
    const path = `/api/rounds/${id}`;
    const { body } = await shop.call<RoundSheet>({
      method: 'PUT',
      path: `${path}/riders`,
      token,
      body: riders,
    });
    for (const [at, { _id, status, collect }] of body.stops.entries()) {
      const seen = { status, collect, taps: [] };
      const tap = { id: newId(), order: _id, kind: 'delivered', [at === 0 ? 'cash' : 'upi']: 120, seen };
      await shop.call({ method: 'POST', path: `${path}/taps`, token, body: tap });
    }
    const sheet = async () => (await shop.call<CashSheet>({ path: `/api/cash/${id}`, token })).body;

    await test.step('the rider counts; what was typed stays when the page is loaded anew', async () => {
      await rider.setViewportSize(size);
      await enterAs(rider, carrier, `${say.at}/admin/cash?on=${on}`);
      await rider.getByRole('main').getByRole('link', { name: say.evening }).click();
      await expect(rider.getByRole('region', { name: say.shouldBe })).toContainText('₹120');
      await rider.getByRole('button', { name: say.handIn('₹0') }).click();
      await expect(rider.getByRole('alert')).toHaveText(say.countFirst);
      await rider.getByLabel('₹100', { exact: true }).click();
      // With a keyboard there are no keys on the screen.
      const keys = rider.getByRole('region', { name: say.keys });
      if (isPhone(rider)) await keys.getByRole('button', { name: '1', exact: true }).click();
      else await rider.keyboard.type('1');
      await expect(isPhone(rider) ? keys : rider.getByRole('main')).toContainText('₹100');
      if (isLooked) await axe(rider);
      await rider.reload();
      await expect(rider.getByLabel('₹100', { exact: true })).toHaveValue('1');
    });

    await test.step('without a network it waits on the phone, with its reason', async () => {
      await context.setOffline(true);
      await rider.getByLabel('₹10', { exact: true }).fill('1');
      for (const box of ['₹10', say.coins]) await rider.getByLabel(box, { exact: true }).press('Enter');
      await expect(rider.getByText(say.short)).toBeVisible();
      await rider.getByRole('button', { name: say.wrongChange }).click();
      await rider.getByRole('button', { name: say.handIn('₹110') }).click();
      await expect(rider.getByText(say.handedIn)).toBeVisible();
      await expect(rider.getByRole('region', { name: say.counted, exact: true })).toContainText(
        '₹100 × 1 · ₹10 × 1',
      );
      expect((await sheet()).count).toBeNull();
      await context.setOffline(false);
      await expect.poll(async () => (await sheet()).count?.counted, { timeout: 20_000 }).toBe(110);
    });

    const owner = await otherDevice();
    await owner.setViewportSize(size);
    await test.step('the owner signs for it, and it is closed for good', async () => {
      await enterAs(owner, shop.owner, `${say.at}/admin/cash/${id}`);
      await owner.getByRole('button', { name: say.signs }).click();
      const dialog = owner.getByRole('dialog');
      await expect(dialog.getByLabel(say.why)).toHaveValue(say.wrongChange);
      if (isLooked) await axe(owner);
      await dialog.getByRole('button', { name: say.signs }).click();
      await expect(owner.getByRole('heading', { name: say.closed, exact: true })).toBeVisible();
      expect(await owner.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
      expect(await sheet()).toMatchObject({
        state: 'closed',
        closings: [{ expected: 120, counted: 110, handedBy: carrier.user.name, alone: false }],
      });
    });

    await test.step('the closed sheet is printed on A4 and on a roll, with its reason and who signed', async () => {
      await owner.getByRole('link', { name: say.print }).click();
      const paper = owner.getByRole('article');
      await expect(paper).toContainText('₹110');
      await expect(paper).toContainText(say.wrongChange);
      await expect(paper).toContainText(carrier.user.name);
      if (isLooked) await axe(owner);
      for (const [size, millimetres] of [
        ['80mm', 80],
        ['58mm', 58],
      ] as const) {
        await owner.getByRole('combobox').nth(1).selectOption(size);
        await owner.emulateMedia({ media: 'print' });
        const width = async () => Math.round((((await paper.boundingBox())?.width ?? 0) * 25.4) / 96);
        await expect.poll(width).toBe(millimetres);
        expect(await paper.evaluate((sheet) => sheet.scrollWidth <= sheet.clientWidth)).toBe(true);
        await expect(paper.getByRole('button')).toHaveCount(0);
        await owner.emulateMedia({ media: 'screen' });
      }
      await owner.getByRole('link', { name: say.backToSheet }).click();
      await expect(owner.getByRole('heading', { name: say.closed, exact: true })).toBeVisible();
    });

    await test.step('what is said to be paid by UPI waits to be seen in the bank, with its UTR', async () => {
      await owner.goto(`${say.at}/admin/cash?on=${on}`);
      const claims = owner.getByRole('region', { name: say.toLookFor });
      const row = claims.getByRole('listitem').filter({ hasText: `#${body.stops[1]?.orderId}` });
      if (isLooked) await axe(owner);
      await row.getByRole('button', { name: say.seen }).click();
      const dialog = owner.getByRole('dialog');
      await dialog.getByLabel('UTR').fill(say.utr);
      await dialog.getByRole('button', { name: say.taken, exact: true }).click();
      await expect(row).toBeHidden();
      const day = (await shop.call<CashDay>({ path: `/api/cash?on=${on}`, token })).body;
      expect(day.claims.map(({ order }) => order._id)).not.toContain(body.stops[1]?._id);
      expect(await owner.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
    });
  });

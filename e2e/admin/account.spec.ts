import { dayAfter, shopDay } from '#base/time.ts';
import type { Khata } from '#orders/khata/khata.ts';
import { orderTo } from '../support/at-the-door.ts';
import { hireStaff, isPhone, orderNow } from '../support/back-office.ts';
import { addProduct } from '../support/goods.ts';
import { expect, test } from '../support/shop.ts';

const WORDS = {
  en: {
    at: '',
    phone: '9826011111',
    confirmed: 'Confirmed by phone',
    waits: 'Waits for the network',
    owes: 'Owes on account',
    open: 'Open an account',
    limitOf: 'Fatima Bi may owe at most',
    bringOver: 'From the paper book',
    amount: 'Amount',
    save: 'Save',
    of2000: 'of ₹2,000',
    money: 'Money',
    take: 'Take money',
    onAccount: 'On the account',
    taken: 'Taken',
    isOnAccount: 'on account',
    took500: 'Took ₹500: Cash',
    statement: 'Statement',
    all: 'All who owe',
    mine: 'My account at the shop',
    rows: 'What is on the account',
  },
  hi: {
    at: '/hi',
    phone: '9826011112',
    confirmed: 'फ़ोन पर बात हो गई',
    waits: 'नेटवर्क का इंतज़ार',
    owes: 'खाते में बाकी',
    open: 'खाता खोलें',
    limitOf: 'Fatima Bi पर ज़्यादा से ज़्यादा बाकी',
    bringOver: 'पुरानी कॉपी से लाएँ',
    amount: 'रकम',
    save: 'सेव करें',
    of2000: '₹2,000 में से',
    money: 'पैसे का हिसाब',
    take: 'पैसे लें',
    onAccount: 'खाते में लिखें',
    taken: 'पैसे मिल गए',
    isOnAccount: 'खाते में लिखा',
    took500: '₹500 लिए: नकद',
    statement: 'हिसाब',
    all: 'जिन पर बाकी है, सब',
    mine: 'दुकान में मेरा खाता',
    rows: 'खाते में क्या लिखा है',
  },
} as const;

for (const language of ['en', 'hi'] as const)
  test(`who is to be called first is confirmed by one tap, her order goes on the account, and money is taken against it though the network fails, in ${language}; she reads her own`, async ({
    page,
    context,
    shop,
    enterAs,
    otherDevice,
    expectErrors,
    axe,
  }) => {
    expectErrors(/ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)/);
    const say = WORDS[language];
    // Axe looks at each screen once at a width.
    const isLooked = language === 'hi';
    const size = isPhone(page) ? { width: 360, height: 740 } : { width: 1280, height: 800 };
    await page.setViewportSize(size);
    const { token } = shop.owner;
    const [fatima, goods] = [
      await shop.signUp({ name: 'Fatima Bi' }),
      await addProduct(shop, { price: 590.4 }),
    ];
    // Somebody of the shop noted that this number is to be called before anything is packed.
    const to = { firstName: 'Fatima', lastName: 'Bi', phone: say.phone };
    const before = await orderTo(shop, fatima, goods, to);
    const clerk = await hireStaff(shop, ['orders']);
    const until = dayAfter(shopDay(new Date().toISOString()), 30);
    const noted = await shop.call({
      method: 'PUT',
      path: `/api/orders/${before._id}/trust`,
      token: clerk.token,
      body: { kind: 'careful', reason: 'Wrong house twice', until },
    });
    expect(noted.status).toBe(200);
    const placed = await orderTo(shop, fatima, goods, to);
    expect([before.phoneToConfirm, placed.phoneToConfirm]).toEqual([false, true]);
    const { _id } = fatima.user;
    const dialog = page.getByRole('dialog');

    await test.step('called: one tap without a network, and it is sent by itself', async () => {
      await enterAs(page, shop.owner, `${say.at}/admin/orders/${placed._id}`);
      const confirmed = page.getByRole('button', { name: say.confirmed });
      await expect(confirmed).toBeVisible();
      await context.setOffline(true);
      await confirmed.click();
      await expect(page.getByRole('region', { name: say.waits })).toContainText(`#${placed.orderId}`);
      expect((await orderNow(shop, placed)).phoneToConfirm).toBe(true);
      await context.setOffline(false);
      await expect.poll(async () => (await orderNow(shop, placed)).phoneToConfirm).toBe(false);
    });

    const account = page.getByRole('region', { name: say.owes });
    await test.step('the owner lends her 2,000 and brings the paper book over', async () => {
      await page.goto(`${say.at}/admin/accounts/${_id}`);
      await account.getByRole('button', { name: say.open }).click();
      await dialog.getByLabel(say.limitOf).fill('2000');
      await dialog.getByRole('button', { name: say.save }).click();
      await account.getByRole('button', { name: say.bringOver }).click();
      await dialog.getByLabel(say.amount).fill('866');
      await dialog.getByRole('button', { name: say.save }).click();
      await expect(account).toContainText('₹866');
      await expect(account).toContainText(say.of2000);
    });

    await test.step('her order is put on it where money is taken', async () => {
      await page.goto(`${say.at}/admin/orders/${placed._id}`);
      const money = page.getByRole('region', { name: say.money, exact: true });
      await money.getByRole('button', { name: say.take }).click();
      await dialog.getByText(say.onAccount, { exact: true }).click();
      await dialog.getByRole('button', { name: say.taken, exact: true }).click();
      await expect(money).toContainText(say.isOnAccount, { ignoreCase: true });
    });

    await test.step('without a network what was typed stays, and is taken once when it is back', async () => {
      await page.goto(`${say.at}/admin/accounts/${_id}`);
      await account.getByRole('button', { name: say.take }).click();
      for (const key of ['5', '0', '0']) await dialog.getByRole('button', { name: key, exact: true }).click();
      const take = dialog.getByRole('button', { name: say.took500 });
      await context.setOffline(true);
      await take.click();
      await expect(dialog.getByRole('alert')).toBeVisible();
      if (isLooked) await axe(page);
      await context.setOffline(false);
      await take.click();
      await expect(dialog).toBeHidden();
      await expect(account).toContainText('− ₹500');
    });
    const khata = await shop.call<Khata>({ path: `/api/khatas/${_id}`, token });
    expect(khata.body.lines.map(({ kind }) => kind)).toEqual(['paid', 'order', 'opening']);

    await test.step('the statement has its three rows, and the sum in the list of all who owe', async () => {
      await page.getByRole('link', { name: say.statement, exact: true }).click();
      const paper = page.getByRole('article');
      await expect(paper).toContainText(placed.orderId);
      await expect(paper).toContainText('₹956.40');
      if (isLooked) await axe(page);
      await page.goto(`${say.at}/admin/accounts/${_id}`);
      await page.getByRole('link', { name: say.all }).click();
      await expect(page.getByRole('link', { name: /Fatima Bi.*₹/ }).first()).toContainText('₹956.40');
    });

    await test.step('she sees her own, and nothing of being called first', async () => {
      const hers = await otherDevice();
      await hers.setViewportSize(size);
      await enterAs(hers, fatima, `${say.at}/my-order`);
      const own = hers.getByRole('region', { name: say.mine });
      await expect(own).toContainText('₹956.40');
      await own.getByText(say.rows).first().click();
      await expect(own).toContainText(placed.orderId);
      if (isLooked) await axe(hers);
      await expect(hers.getByRole('main')).not.toContainText('Wrong house');
      const { body } = await shop.call<{ khata: { owed: number } }>({
        path: '/api/khatas/own',
        token: fatima.token,
      });
      expect(body.khata.owed).toBe(khata.body.owed);
    });
  });

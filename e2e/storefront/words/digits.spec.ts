import { deleteVillages, roundOrderedWith, type Village } from '../../support/rounds.ts';
import { expect, test } from '../../support/shop.ts';
import { saidIn } from '../../support/words.ts';

const say = saidIn('hi');

let villages: Village[] = [];
test.afterEach(({ shop }) => deleteVillages(shop, villages));

test('digits of a Hindi keyboard count in a fee, a price, a pincode, a phone, a code and an amount at the door @phone', async ({
  page,
  shop,
  enterAs,
  otherDevice,
}) => {
  const { to, round } = await roundOrderedWith(shop, 'Rampur');
  villages = [to];
  const { keyboard } = page;

  await test.step('fee and price, in the back office', async () => {
    await enterAs(page, shop.owner, '/hi/admin/delivery');
    await page.getByRole('button', { name: say('office.delivery.area'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    const fee = dialog.getByLabel(say('office.delivery.fee'), { exact: true });
    await fee.click();
    await keyboard.type('३५');
    await expect(fee).toHaveValue('35');
    await keyboard.press('ArrowLeft');
    await keyboard.type('०');
    await expect(fee).toHaveValue('305');
    await dialog.getByLabel(say('office.delivery.name'), { exact: true }).fill('वार्ड ५');
    await expect(dialog.getByLabel(say('office.delivery.name'), { exact: true })).toHaveValue('वार्ड ५');
    await page.goto('/hi/admin/addproducts');
    const price = page.getByLabel(say('office.price'), { exact: true }).first();
    await price.fill('४५.५०');
    await expect(price).toHaveValue('45.50');
  });

  await test.step('amount at the door', async () => {
    await page.goto(`/hi/admin/rides/${round.id}`);
    await page
      .getByRole('button', { name: say('office.stops.otherMoney') })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(say('office.stops.cashTaken')).fill('५०');
    await expect(dialog.getByRole('button', { name: '₹50' })).toBeEnabled();
  });

  await test.step('phone and pincode of an address', async () => {
    await page.goto('/hi/profile');
    await page.getByRole('button', { name: say('account.address.add') }).click();
    const phone = page.getByRole('dialog').locator('[name=phone]');
    await phone.fill('९८२६०४४४४४');
    await expect(phone).toHaveValue('9826044444');
    const pincode = page.getByRole('dialog').locator('[name=pinCode]');
    await pincode.fill('४११००१');
    await expect(pincode).toHaveValue('411001');
  });

  await test.step('a code, in Bengali digits', async () => {
    const guest = await otherDevice();
    await guest.goto('/hi/forgot-password');
    await guest.getByRole('button', { name: say('account.code.way') }).click();
    const code = guest.getByLabel(say('account.field.code'));
    await code.fill('১২৩৪৫৬৭৮');
    await expect(code).toHaveValue('12345678');
  });
});

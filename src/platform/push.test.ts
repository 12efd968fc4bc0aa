import { afterEach, expect, test, vi } from 'vitest';
import { newBrowserKeys, readPush, readVapid } from '#test/fakes/read-push.ts';
import { isPushKey, newPushKeys, sealPush } from './push.ts';

afterEach(() => void vi.restoreAllMocks());

/** RFC 8291, appendix A. */
const RFC = {
  text: 'When I grow up, I want to be a watermelon',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  sender: {
    privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
    publicKey: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  },
  browser: {
    privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  body:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLoc' +
    'InmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};
/** RFC 8292, section 2.4. */
const SIGNED =
  'vapid t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA, ' +
  'k=BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs';

const push = { text: RFC.text, seconds: 60, topic: 'order-1001' };
const address = { endpoint: 'https://push.example.net/send/1', ...RFC.browser };
const shop = async () => ({ keys: await newPushKeys(), subject: 'mailto:shop@example.in' });

test('what is sent is, to the byte, what RFC 8291 says for its keys and its salt', async () => {
  const point = Buffer.from(RFC.sender.publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const curve = { name: 'ECDH', namedCurve: 'P-256' };
  const jwk = { kty: 'EC', crv: 'P-256', x: x!, y: y! };
  const [privateKey, publicKey] = await Promise.all([
    crypto.subtle.importKey('jwk', { ...jwk, d: RFC.sender.privateKey }, curve, false, ['deriveBits']),
    crypto.subtle.importKey('jwk', jwk, curve, true, []),
  ]);
  const own = await shop();
  vi.spyOn(crypto.subtle, 'generateKey').mockResolvedValue({ privateKey, publicKey });
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    (bytes as Uint8Array).set(Buffer.from(RFC.salt, 'base64url'));
    return bytes;
  });
  const { body } = await sealPush(push, address, { ...own, pad: false });
  expect(Buffer.from(body).toString('base64url')).toBe(RFC.body);
});

test('the browser of our tests reads what RFC 8291 shows, and so can judge what the shop sends', async () => {
  expect(readPush(Buffer.from(RFC.body, 'base64url'), RFC.browser)).toBe(RFC.text);
  const keys = newBrowserKeys();
  const { body } = await sealPush(push, { ...address, ...keys }, await shop());
  expect(readPush(Buffer.from(body), keys)).toBe(RFC.text);
  expect(() => readPush(Buffer.from(body), newBrowserKeys())).toThrow('unable to authenticate');
  body[body.length - 1]! ^= 1;
  expect(() => readPush(Buffer.from(body), keys)).toThrow('unable to authenticate');
});

test('a push is signed as RFC 8292 says: for this push service alone, for half a day, with where the shop is reached', async () => {
  expect(readVapid(SIGNED).claims.aud).toBe('https://push.example.net');
  expect(() => readVapid(SIGNED.replace('i3CYb7', 'i3CYb8'))).toThrow('somebody else');
  const own = await shop();
  const { headers } = await sealPush(push, address, own);
  const { key, claims } = readVapid(headers['Authorization'] ?? '');
  expect([key, claims.aud, claims.sub]).toEqual([
    own.keys.publicKey,
    'https://push.example.net',
    own.subject,
  ]);
  const left = claims.exp - Date.now() / 1000;
  expect([left > 0, left <= 24 * 60 * 60]).toEqual([true, true]);
  expect(headers).toMatchObject({
    TTL: '60',
    Topic: 'order-1001',
    Urgency: 'high',
    'Content-Encoding': 'aes128gcm',
  });
});

test('a short push and a long one are equally long to whoever sees them pass, and none is longer than services take', async () => {
  const own = await shop();
  const sizes = await Promise.all(
    ['a', 'a'.repeat(3000)].map(
      async (text) => (await sealPush({ ...push, text }, address, own)).body.length,
    ),
  );
  expect(sizes).toEqual([4096, 4096]);
});

test('a key of a browser is a point on the curve', async () => {
  expect(await isPushKey(RFC.browser.p256dh)).toBe(true);
  for (const wrong of ['', 'BCVx', RFC.browser.p256dh.replace('BCVx', 'BCVy'), 'A'.repeat(87)])
    expect([wrong, await isPushKey(wrong)]).toEqual([wrong, false]);
});

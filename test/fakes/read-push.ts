import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify as verifySignature,
} from 'node:crypto';

// What a browser and a push service do, written from RFC 8188, 8291 and 8292, apart from what the shop sends with.

/** The keys of a browser that is told something. */
export type BrowserKeys = { privateKey: string; p256dh: string; auth: string };

/** Makes the keys that a browser makes for a subscription. */
export function newBrowserKeys(): BrowserKeys {
  const own = createECDH('prime256v1');
  const p256dh = own.generateKeys().toString('base64url');
  return { privateKey: own.getPrivateKey('base64url'), p256dh, auth: randomBytes(16).toString('base64url') };
}

const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64url');
const derive = (key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** Reads an encrypted push as the browser does; throws where it is not for these keys, or was changed on the way. */
export function readPush(body: Buffer, { privateKey, p256dh, auth }: BrowserKeys): string {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + idLength);
  const record = body.subarray(21 + idLength);
  if (record.length > body.readUInt32BE(16)) throw new Error('more than one record');
  const own = createECDH('prime256v1');
  own.setPrivateKey(bytesOf(privateKey));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), bytesOf(p256dh), sender]);
  const ikm = derive(own.computeSecret(sender), bytesOf(auth), info, 32);
  const key = derive(ikm, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(ikm, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = padded.findLastIndex((byte) => byte !== 0);
  if (padded[end] !== 2) throw new Error('the last record does not end as one');
  return padded.subarray(0, end).toString();
}

/** Who signs a push, as `Authorization: vapid t=…, k=…` says; throws where the signature is not that key's. */
export function readVapid(authorization: string): {
  key: string;
  claims: { aud: string; exp: number; sub: string };
} {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), *k=([\w-]+)$/.exec(authorization) ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = bytesOf(key);
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const signed = Buffer.from(`${header}.${claims}`);
  const isItsOwn = verifySignature(
    'sha256',
    signed,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    bytesOf(signature),
  );
  if (!isItsOwn) throw new Error('the signature is somebody else’s');
  return { key, claims: JSON.parse(bytesOf(claims).toString()) };
}

import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  isAboutPicturesElsewhere,
  madeFromPicturesElsewhere,
  picturesFromElsewhere,
} from '#catalogue/server/public.ts';
import type { Db } from '#db/schema.ts';
import { keptUntilChanged } from '#platform/cache/kept-until-changed.ts';
import type { Config } from '#platform/config/config.ts';
import type { Platform } from '#platform/platform.ts';
import {
  cardPicturesFromElsewhere,
  isAboutCardPictures,
  madeFromCardPictures,
} from '#team/server/queries.ts';

/** Sources that a page's policy allows besides the shop's own files. */
type Allowed = {
  /** The texts of the inline scripts that may run. */
  scripts: readonly string[];
  /** The other origins that pictures come from. */
  pictures: readonly string[];
  isHttps: boolean;
};

/**
 * Tells the browser what a page may do. Its own inline scripts are allowed by their hash: a page that is kept for
 * everybody cannot have a nonce.
 */
export const contentSecurityPolicy = ({ scripts, pictures, isHttps }: Allowed): string =>
  [
    `default-src 'self'`,
    ['script-src', `'self'`, ...new Set(scripts.map(hashOf))].join(' '),
    // React sets sizes and colours as style attributes, which cannot run code.
    `style-src 'self' 'unsafe-inline'`,
    // blob: is a photo that staff have chosen but not uploaded yet.
    ['img-src', `'self'`, 'blob:', ...pictures].join(' '),
    `connect-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const YEAR = 31_536_000;

/** The headers of every answer; pages add a fuller Content-Security-Policy. */
export const securityHeaders = (config: Config): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(self), payment=(), usb=(self)',
  'x-frame-options': 'DENY',
  'content-security-policy': "frame-ancestors 'none'; object-src 'none'; base-uri 'none'",
  'cross-origin-opener-policy': 'same-origin',
  ...(config.publicUrl?.startsWith('https:') && {
    'strict-transport-security': `max-age=${YEAR}; includeSubDomains`,
  }),
});

const LOOKED_AT = 500;

/**
 * The other origins that the shop's pictures come from; none if the shop keeps all its pictures itself. If hundreds are
 * kept elsewhere, as after an import from another shop, any https address is allowed.
 */
export function pictureOrigins(platform: Platform): Promise<string[]> {
  madeFromPicturesElsewhere();
  madeFromCardPictures();
  return readKept(platform);
}

const readKept = keptUntilChanged(
  (change) => isAboutPicturesElsewhere(change) || isAboutCardPictures(change),
  ({ db }) => readOrigins(db),
);

async function readOrigins(db: Db): Promise<string[]> {
  const goods = await picturesFromElsewhere(db, LOOKED_AT);
  if (goods.length === LOOKED_AT) return ['https:'];
  const addresses = [...goods, ...(await cardPicturesFromElsewhere(db, LOOKED_AT))];
  const origins = addresses.flatMap((address) => (URL.canParse(address) ? [new URL(address).origin] : []));
  return [...new Set(origins)].toSorted();
}

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE';
const HEADERS = 'Authorization, Content-Type, Idempotency-Key';
const READABLE = 'Retry-After, X-Request-Id, Content-Disposition';
const REMEMBERED_SECONDS = 600;

/**
 * Lets pages of the configured origins call the API. They send a bearer token; cookies are never used. Answers a
 * preflight request itself; returns true if it did.
 */
export function allowOrigin(
  request: IncomingMessage,
  response: ServerResponse,
  origins: readonly string[],
): boolean {
  if (origins.length === 0) return false;
  response.setHeader('Vary', 'Origin');
  const { origin } = request.headers;
  if (origin === undefined || !origins.includes(origin)) return false;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Expose-Headers', READABLE);
  if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return false;
  response.writeHead(204, {
    'Access-Control-Allow-Methods': METHODS,
    'Access-Control-Allow-Headers': HEADERS,
    'Access-Control-Max-Age': REMEMBERED_SECONDS,
  });
  response.end();
  return true;
}

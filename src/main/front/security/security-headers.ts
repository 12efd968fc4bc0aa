import type { Config } from '#platform/config/config.ts';

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

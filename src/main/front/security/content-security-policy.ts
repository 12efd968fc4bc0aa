import { createHash } from 'node:crypto';

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

import { createHash } from 'node:crypto';

/** What a page's policy allows beside what is the shop's own. */
type Allowed = {
  /** The texts of the inline scripts that may run. */
  scripts: readonly string[];
  /** The origins, beside the shop's own, that pictures come from. */
  pictures: readonly string[];
  isHttps: boolean;
};

/**
 * Says to a browser what a page may do. Its own inline scripts are allowed by their hash, and no others: a page that is
 * kept for everybody cannot have a nonce.
 */
export const contentSecurityPolicy = ({ scripts, pictures, isHttps }: Allowed): string =>
  [
    `default-src 'self'`,
    ['script-src', `'self'`, ...new Set(scripts.map(hashOf))].join(' '),
    // React sets sizes and colours as style attributes; they cannot run anything.
    `style-src 'self' 'unsafe-inline'`,
    // blob: is the photo that somebody of the staff has chosen and not sent yet.
    ['img-src', `'self'`, 'blob:', ...pictures].join(' '),
    `connect-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

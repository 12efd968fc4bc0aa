/**
 * Writes whose request ids no table stores, each with its reason. A retry of one of these runs again and does no
 * harm. All other writes of signed-in users run once for each request id.
 */
export const NOT_KEPT: Readonly<Record<string, string>> = {
  'POST /api/auth/signup':
    'Nobody is signed in yet. A repeat finds the address taken; the account stands, and opens by its password.',
  'POST /api/auth/login': 'The answer is a token, which no table may hold. A repeat opens one more session.',
  'POST /api/auth/google/start': 'Nothing is written.',
  'POST /api/auth/google':
    'The answer is a token, which no table may hold. Google’s code works once; a repeat begins again.',
  'POST /api/auth/reset-password-request':
    'Nobody is signed in. A repeat sends a second mail, and as few as the limit allows.',
  'POST /api/auth/reset-password-code-request':
    'Nobody is signed in. A repeat sends a second text, and as few as the limit allows.',
  'POST /api/auth/reset-password':
    'The answer is the secret of a device. The link works once; the password is set by then.',
  'POST /api/auth/reset-password-code':
    'The answer is the secret of a device. The code works once; the password is set by then.',
  'POST /api/auth/rescue':
    'The answer is the secret of a device. The code works once; the password is set by then.',
  'POST /api/auth/rescue-codes':
    'The answer are codes, which no table may hold. A repeat makes new ones, and voids the first.',
  'POST /api/auth/card':
    'The answer is a token, which no table may hold. The phone that asked may ask again for ten minutes.',
  'POST /api/auth/staff/:id/card':
    'The answer is a code, which no table may hold. A repeat makes another card, and ends the first.',
  'POST /api/accountants':
    'The answer is the secret of a link, which no table may hold. A repeat makes another link, which the list shows.',
  'POST /api/auth/staff/:id/logincode':
    'The answer is a code, which no table may hold. A repeat hands out another one, and ends the first.',
  'POST /api/auth/logout': 'The session that could repeat it has ended.',
  'DELETE /api/users/user': 'The account that could repeat it is gone.',
  'POST /api/shop/newsletter/confirmation':
    'Nobody need be signed in. The link works once; the address is on the list by then.',
  'POST /api/shop/newsletter/leave':
    'Nobody need be signed in. The link works once; the address is off the list by then.',
  'POST /api/printer/receipts':
    'It writes on paper and nowhere else. A repeat prints once more, which nobody takes for another sale.',
  'POST /api/auth/user/:id/logincode':
    'The answer is a code, which no table may hold. A repeat hands out another one, and ends the first.',
};

const PATTERNS = Object.keys(NOT_KEPT).map((route) => new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`));

/** True if the answer to a call is not stored for retries. */
export const isNotKept = (method: string, path: string): boolean =>
  PATTERNS.some((pattern) => pattern.test(`${method} ${path}`));

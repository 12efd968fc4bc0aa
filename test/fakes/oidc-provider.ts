import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The claims of the signed-in person. */
export type Claims = { sub: string; email: string; email_verified: boolean; name: string };

/** An OpenID Connect provider for one test, as strict as Google's: client secret, redirect, PKCE, single-use codes. */
export type OidcProvider = {
  issuer: string;
  /** Who is signed in at the provider now. */
  person: Claims;
  /** A mistake for it to make, if any. */
  fault: 'none' | 'nonce' | 'signature' | 'audience' | 'away';
  /** The person agrees. Returns what the browser brings back to the shop. */
  agree(url: string): { code: string; state: string };
  /** The requests it received, in order. */
  asked: URL[];
  [Symbol.asyncDispose](): Promise<void>;
};

export const CLIENT = { id: 'haat-test', secret: 'kept-by-the-shop' };

/** Starts a provider on this machine. */
export async function openOidcProvider(person: Claims): Promise<OidcProvider> {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const forged = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const codes = new Map<string, URLSearchParams>();

  const idToken = (asked: URLSearchParams): string => {
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: provider.issuer,
      aud: provider.fault === 'audience' ? 'another-shop' : CLIENT.id,
      nonce: provider.fault === 'nonce' ? 'another-nonce' : asked.get('nonce'),
      iat: now,
      exp: now + 300,
      ...provider.person,
    };
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const body = `${part({ alg: 'RS256', kid: 'one' })}.${part(claims)}`;
    const { privateKey } = provider.fault === 'signature' ? forged : keys;
    return `${body}.${sign('sha256', Buffer.from(body), privateKey).toString('base64url')}`;
  };

  const exchange = async (request: IncomingMessage): Promise<{ status: number; body: object }> => {
    const form = new URLSearchParams(await textOf(request));
    const asked = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const isProven =
      form.get('client_secret') === CLIENT.secret &&
      form.get('client_id') === CLIENT.id &&
      form.get('redirect_uri') === asked?.get('redirect_uri') &&
      createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url') === asked?.get('code_challenge');
    if (!asked || !isProven) return { status: 400, body: { error: 'invalid_grant' } };
    return { status: 200, body: { access_token: 'unused', token_type: 'Bearer', id_token: idToken(asked) } };
  };

  const answer = async (request: IncomingMessage): Promise<{ status: number; body: object }> => {
    if (provider.fault === 'away') return { status: 503, body: {} };
    if (request.url === '/token') return exchange(request);
    if (request.url === '/keys') {
      return {
        status: 200,
        body: { keys: [{ ...keys.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256' }] },
      };
    }
    if (request.url !== '/.well-known/openid-configuration') return { status: 404, body: {} };
    const { issuer } = provider;
    const body = {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    };
    return { status: 200, body };
  };

  const server = createServer((request, response) => {
    void answer(request).then(({ status, body }) => {
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  const { promise: open, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await open;

  const provider: OidcProvider = {
    issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    person,
    fault: 'none',
    asked: [],
    agree: (address) => {
      const url = new URL(address);
      provider.asked.push(url);
      const code = randomUUID();
      codes.set(code, url.searchParams);
      return { code, state: url.searchParams.get('state') ?? '' };
    },
    [Symbol.asyncDispose]: async () => {
      const { promise: closed, resolve: onClosed } = Promise.withResolvers<void>();
      server.close(() => onClosed());
      server.closeAllConnections();
      await closed;
    },
  };
  return provider;
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  return text;
}

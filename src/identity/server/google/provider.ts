import {
  allowInsecureRequests,
  authorizationCodeGrant,
  AuthorizationResponseError,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientError,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
  randomNonce,
  randomPKCECodeVerifier,
  ResponseBodyError,
} from 'openid-client';
import * as v from 'valibot';
import { pageAddress } from '#base/addresses.ts';
import { Failure } from '#base/failure.ts';
import { Email } from '#identity/identity.ts';
import type { Config } from '#platform/config/config.ts';
import type { Log } from '#platform/log/log.ts';
import { oneLine } from '#platform/mail/mail-job.ts';
import { signInFailed } from './sign-in-failed.ts';

/** Who Google says that someone is. */
export type GoogleIdentity = { subject: string; email: string; name: string };

/** A sign-in that begins: where to send the browser is made of it, and it is needed again when Google answers. */
export type SignInSecrets = { verifier: string; nonce: string };

const TIMEOUT_SECONDS = 10;

/** Sign-in with Google, or whatever provider of OpenID Connect the configuration names. */
export function openProvider(google: NonNullable<Config['google']>, publicUrl: string, log: Log) {
  const redirect = publicUrl + pageAddress('login');
  let known: Promise<Configuration> | undefined;
  // Asked once; what failed is asked again at the next sign-in.
  const provider = (): Promise<Configuration> =>
    (known ??= discover(google).catch((error: unknown) => {
      known = undefined;
      log.warn('google.away', factsOf(error));
      throw away();
    }));

  return {
    /** New secrets for one sign-in. */
    newSecrets: (): SignInSecrets => ({ verifier: randomPKCECodeVerifier(), nonce: randomNonce() }),

    /** The address at Google that asks the person, and then sends them back to the login page with `state`. */
    addressFor: async ({ verifier, nonce }: SignInSecrets, state: string): Promise<string> =>
      buildAuthorizationUrl(await provider(), {
        redirect_uri: redirect,
        scope: 'openid email profile',
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
      }).href,

    /** Exchanges what the redirect brought for who the person is; each code is good once, Google sees to that. */
    identify: async (
      { verifier, nonce }: SignInSecrets,
      answer: { code: string; state: string; iss?: string | undefined },
    ): Promise<GoogleIdentity> => {
      const { code, state, iss } = answer;
      const back = `${redirect}?${new URLSearchParams({ code, state, ...(iss !== undefined && { iss }) }).toString()}`;
      const configuration = await provider();
      try {
        const tokens = await authorizationCodeGrant(configuration, new URL(back), {
          pkceCodeVerifier: verifier,
          expectedNonce: nonce,
          expectedState: state,
          idTokenExpected: true,
        });
        return identityFrom(tokens.claims());
      } catch (error) {
        log.warn('google.refused', factsOf(error));
        throw refusalOf(error);
      }
    },
  };
}

async function discover({
  clientId,
  clientSecret,
  issuer,
}: NonNullable<Config['google']>): Promise<Configuration> {
  const execute = [enableNonRepudiationChecks];
  // Only an issuer on this machine may speak without TLS; the configuration sees to that.
  // oxlint-disable-next-line typescript/no-deprecated -- marked so to be noticed, not because it will go
  if (issuer.startsWith('http:')) execute.push(allowInsecureRequests);
  return discovery(new URL(issuer), clientId, clientSecret, undefined, { execute, timeout: TIMEOUT_SECONDS });
}

const Claims = v.object({
  sub: v.pipe(v.string(), v.nonEmpty()),
  email: Email,
  email_verified: v.optional(v.boolean(), false),
  name: v.optional(v.string(), ''),
});

function identityFrom(given: unknown): GoogleIdentity {
  const { success, output } = v.safeParse(Claims, given);
  if (!success) throw signInFailed();
  if (!output.email_verified) {
    throw new Failure(
      'forbidden',
      'Google has not verified your e-mail address. Please sign up with a password.',
    );
  }
  const { sub, email, name } = output;
  return { subject: sub, email, name: oneLine(name).slice(0, 100) || email.split('@')[0]! };
}

/** What is wrong with the answer is the person's to try again; that nothing answers is neither's fault. */
function refusalOf(error: unknown): unknown {
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError)
    return signInFailed();
  if (error instanceof ClientError) return error.code === 'OAUTH_TIMEOUT' ? away() : signInFailed();
  return error instanceof TypeError && error.message === 'fetch failed' ? away() : error;
}

const away = (): Failure =>
  new Failure('unavailable', 'Google does not answer. Please try again, or use your password.');

/** For the owner, who may have mistyped the client's id or secret; never what the person brought. */
function factsOf(error: unknown): Record<string, unknown> {
  if (error instanceof ResponseBodyError) return { error: error.error, status: error.status };
  const { code, message } = error as { code?: unknown; message?: unknown };
  return { code, message };
}

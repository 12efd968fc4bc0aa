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
import { signInFailed } from './pending.ts';

/** A person as Google identifies them. */
export type GoogleIdentity = { subject: string; email: string; name: string };

/** The secrets of one sign-in: used in the address at Google, and again to check Google's answer. */
type SignInSecrets = { verifier: string; nonce: string };

const TIMEOUT_SECONDS = 10;

/** Sign-in with Google, or with the OpenID Connect provider that the configuration names. */
export function openProvider(google: NonNullable<Config['google']>, publicUrl: string, log: Log) {
  const redirect = publicUrl + pageAddress('login');
  let known: Promise<Configuration> | undefined;
  // Fetched once; after a failure it is fetched again at the next sign-in.
  const provider = (): Promise<Configuration> =>
    (known ??= discover(google).catch((error: unknown) => {
      known = undefined;
      log.warn('google.away', factsOf(error));
      throw away();
    }));

  return {
    /** New secrets for one sign-in. */
    newSecrets: (): SignInSecrets => ({ verifier: randomPKCECodeVerifier(), nonce: randomNonce() }),

    /** The address at Google where the person agrees; Google then sends them back to the login page with `state`. */
    addressFor: async ({ verifier, nonce }: SignInSecrets, state: string): Promise<string> =>
      buildAuthorizationUrl(await provider(), {
        redirect_uri: redirect,
        scope: 'openid email profile',
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
      }).href,

    /** Exchanges the code of the redirect for the person's identity. Google accepts each code once. */
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
  // Only an issuer on this machine may be used without TLS; the configuration makes sure of that.
  // oxlint-disable-next-line typescript/no-deprecated -- it is marked deprecated only as a warning, and stays
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
      /*i18n*/ 'Google has not verified your e-mail address. Please sign up with a password.',
    );
  }
  const { sub, email, name } = output;
  return { subject: sub, email, name: oneLine(name).slice(0, 100) || email.split('@')[0]! };
}

/** Sorts errors: a wrong answer means that the person must try again; no answer means that Google cannot be reached. */
function refusalOf(error: unknown): unknown {
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError)
    return signInFailed();
  if (error instanceof ClientError) return error.code === 'OAUTH_TIMEOUT' ? away() : signInFailed();
  return error instanceof TypeError && error.message === 'fetch failed' ? away() : error;
}

const away = (): Failure =>
  new Failure('unavailable', /*i18n*/ 'Google does not answer. Please try again, or use your password.');

/** For the log: the owner may have mistyped the client's id or secret. Never contains the person's data. */
function factsOf(error: unknown): Record<string, unknown> {
  if (error instanceof ResponseBodyError) return { error: error.error, status: error.status };
  const { code, message } = error as { code?: unknown; message?: unknown };
  return { code, message };
}

import type { Config } from '#platform/config/config.ts';

type Bucket = NonNullable<Config['s3']>;

/** The picture store does not work. The message is a sentence for the owner, without secrets. */
export class StoreError extends Error {}

const codeIn = (body: string): string | undefined => /<Code>(\w{1,60})<\/Code>/.exec(body)?.[1];
const hostOf = ({ endpoint }: Bucket): string => new URL(endpoint).host;

/** True if an answer states that the object does not exist. A missing bucket is an error. */
export const isMissing = (status: number, body: string): boolean =>
  status === 404 && codeIn(body) !== 'NoSuchBucket';

/** The error for an answer of S3, by its error code. */
export function storeErrorOf(bucket: Bucket, status: number, body: string): StoreError {
  const code = codeIn(body);
  return new StoreError(
    `the picture store at ${hostOf(bucket)} ${wordsFor(bucket, status, code)} (${status}${code ? ` ${code}` : ''})`,
  );
}

function wordsFor({ name, region }: Bucket, status: number, code = ''): string {
  const elsewhere = `keeps the bucket ${name} elsewhere than in ${region}; see S3_REGION and S3_ENDPOINT`;
  const known: Record<string, string> = {
    InvalidAccessKeyId: 'does not know the key; see S3_ACCESS_KEY_ID',
    SignatureDoesNotMatch: 'does not accept the key; see S3_SECRET_ACCESS_KEY',
    RequestTimeTooSkewed: 'finds that the clock of this machine is wrong',
    NoSuchBucket: `has no bucket ${name}; make it, or see S3_BUCKET`,
    AuthorizationHeaderMalformed: elsewhere,
    PermanentRedirect: elsewhere,
    TemporaryRedirect: elsewhere,
  };
  if (known[code]) return known[code];
  if (status === 401 || status === 403)
    return `does not let the key list, read and write in the bucket ${name}; see its rights`;
  if (status >= 500 || status === 429) return 'does not do its work just now';
  return 'does not answer as S3 does; see S3_ENDPOINT';
}

/** The error of a store that did not answer at all. */
export function unreachable(bucket: Bucket, error: unknown): StoreError {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const code = typeof cause === 'object' && cause && 'code' in cause ? String(cause.code) : undefined;
  const isLate = error instanceof Error && error.name === 'TimeoutError';
  const why = isLate ? 'no answer in time' : (code ?? 'no connection');
  return new StoreError(
    `the picture store at ${hostOf(bucket)} cannot be reached; see that it runs and that S3_ENDPOINT is right (${why})`,
    { cause: error },
  );
}

import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/**
 * A stand-in for S3 with the part of the protocol that the shop uses. It is as strict as Amazon's: it computes the
 * signature (version 4) of every request itself, and refuses mistakes with S3's own codes.
 */
export type BucketServer = {
  /** The environment of a shop that uses it. */
  env: Record<
    'S3_BUCKET' | 'S3_ENDPOINT' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY',
    string
  >;
  objects: Map<string, Buffer>;
  /** The number of accepted requests by method. */
  asked: Record<string, number>;
  /** Methods that the key may not use. */
  deny: Set<string>;
  /** If set, the answer to every request. */
  answerAll: { status: number; body: string } | undefined;
  [Symbol.asyncDispose](): Promise<void>;
};

const REGION = 'ap-south-1';
const KEY = 'AKIAHAATHAATHAATHAAT';
const SECRET = 'not/a+real=secret-of-anyone';
const PAGE = 5;

/** Starts one with an empty bucket on a free port. */
export async function openBucketServer(): Promise<BucketServer> {
  const self: Pick<BucketServer, 'objects' | 'asked' | 'deny' | 'answerAll'> = {
    objects: new Map(),
    asked: {},
    deny: new Set(),
    answerAll: undefined,
  };
  const server = createServer((request, response) => {
    void buffer(request).then((body) => answer(request, response, body));
  });
  const answer = (request: IncomingMessage, response: ServerResponse, body: Buffer): void => {
    const url = new URL(request.url ?? '/', 'http://bucket');
    const refuse = (status: number, code: string): void => {
      response.writeHead(status, { 'Content-Type': 'application/xml' });
      response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
    };
    if (self.answerAll) {
      response.writeHead(self.answerAll.status, { 'Content-Type': 'text/html' });
      return void response.end(self.answerAll.body);
    }
    const wrong = whatIsWrong(request, url, body);
    if (wrong) return refuse(wrong === 'AuthorizationHeaderMalformed' ? 400 : 403, wrong);
    const [, bucket, ...rest] = url.pathname.split('/');
    const key = rest.join('/');
    if (bucket !== 'pictures') return refuse(404, 'NoSuchBucket');
    const method = request.method ?? '';
    if (self.deny.has(method)) return refuse(403, 'AccessDenied');
    self.asked[method] = (self.asked[method] ?? 0) + 1;
    if (method === 'PUT') {
      self.objects.set(key, body);
      return void response.end();
    }
    if (key === '') return void response.end(listing(self.objects, url.searchParams));
    const object = self.objects.get(key);
    return object ? void response.end(object) : refuse(404, 'NoSuchKey');
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return Object.assign(self, {
    env: {
      S3_BUCKET: 'pictures',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_REGION: REGION,
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: SECRET,
    },
    [Symbol.asyncDispose]: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  });
}

/**
 * Lists a few keys a page, so that a shop that reads only the first page fails. The token says where the next page
 * begins.
 */
function listing(objects: Map<string, Buffer>, question: URLSearchParams): string {
  const after = Buffer.from(question.get('continuation-token') ?? '', 'base64').toString();
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(question.get('prefix') ?? '') && key > after)
    .toSorted();
  const page = keys.slice(0, Math.min(PAGE, Number(question.get('max-keys') ?? PAGE)));
  const isMore = page.length < keys.length;
  const token = isMore ? Buffer.from(page.at(-1) ?? '').toString('base64') : '';
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isMore}</IsTruncated>${page
    .map((key) => `<Contents><Key>${key}</Key></Contents>`)
    .join('')}${token && `<NextContinuationToken>${token}</NextContinuationToken>`}</ListBucketResult>`;
}

const sha = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** S3's code for what is wrong with a request's signature, or undefined when it is right. */
function whatIsWrong({ method, headers }: IncomingMessage, url: URL, body: Buffer): string | undefined {
  const [, key, date = '', region = '', signed = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  if (!key) return 'AccessDenied';
  if (key !== KEY) return 'InvalidAccessKeyId';
  if (region !== REGION) return 'AuthorizationHeaderMalformed';
  const stamp = String(headers['x-amz-date']);
  const claimed = String(headers['x-amz-content-sha256']);
  if (method === 'PUT' && claimed !== sha(body)) return 'XAmzContentSHA256Mismatch';
  const question = [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .toSorted();
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name])}\n`);
  const canonical = [method, url.pathname, question.join('&'), lines.join(''), signed, claimed].join('\n');
  const scope = `${date}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', stamp, scope, sha(canonical)].join('\n');
  const signingKey = [region, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${SECRET}`, date));
  return hmac(signingKey, toSign).toString('hex') === signature ? undefined : 'SignatureDoesNotMatch';
}

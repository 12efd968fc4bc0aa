import type { Context } from 'hono';
import * as v from 'valibot';
import { Failure, invalidField } from '#base/failure.ts';
import { forStaff } from '#identity/server/public.ts';
import { UPLOAD_LIMITS } from '#media/media.ts';
import { formOf } from '#platform/http/bodies/read-body.ts';
import { newRoutes } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { StoreError } from './s3-store.ts';
import { keepPicture } from './uploads.ts';

const route = forStaff('catalogue', 'back office: products');

/** The answer to an upload: the address that a product stores as its thumbnail. */
const Uploaded = v.object({ url: v.string() });

// Room for the other parts of the form: the preset's name and the boundaries.
const FORM_BYTES = UPLOAD_LIMITS.bytes + 16 * 1024;

/** Uploads by staff, in the form that picture hosts use: multipart with `file` and `upload_preset`. */
export function mediaRoutes(platform: Platform) {
  const routes = newRoutes();

  routes.post(
    '/',
    route({
      summary: 'Upload a picture (multipart: `file`, and `upload_preset`, which is not read)',
      answers: { 201: Uploaded },
      refuses: ['invalid', 'too_large', 'unavailable'],
    }),
    async (c) => {
      const bytes = await pictureOf(c);
      try {
        return c.json({ url: await keepPicture(platform, bytes) }, 201);
      } catch (error) {
        if (!(error instanceof StoreError)) throw error;
        platform.log.error('media.store_failed', error, { requestId: c.get('requestId') });
        throw new Failure('unavailable', /*office*/ 'The photo could not be saved. Please try again.');
      }
    },
  );
  return routes;
}

function refuseLarge(): never {
  throw new Failure('too_large', /*office*/ 'The photo is larger than 2MB.', {
    fields: { file: [/*office*/ 'The photo is larger than 2MB.'] },
  });
}

/** The bytes of the form's `file`. Its name and its declared type are ignored. */
async function pictureOf(c: Context): Promise<Uint8Array> {
  if (Number(c.req.header('content-length')) > FORM_BYTES) refuseLarge();
  const file = (await formOf(c, 'Send the picture as multipart/form-data')).get('file');
  if (!(file instanceof File) || file.size === 0) throw invalidField('file', /*office*/ 'Choose a photo');
  if (file.size > UPLOAD_LIMITS.bytes) refuseLarge();
  return new Uint8Array(await file.arrayBuffer());
}

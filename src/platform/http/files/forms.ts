import type { Context } from 'hono';
import { invalidField } from '#base/failure.ts';
import { readBody } from '#platform/http/bodies/read-body.ts';

/**
 * The form that was sent. What is no form, or is cut off, is refused at the field `file`, in the words of `advice`.
 */
export async function formOf(c: Context, advice: string): Promise<FormData> {
  const type = c.req.header('content-type') ?? '';
  const bytes = await readBody(c);
  try {
    return await new Response(bytes, { headers: { 'Content-Type': type } }).formData();
  } catch (error) {
    if (error instanceof TypeError) throw invalidField('file', advice);
    throw error;
  }
}

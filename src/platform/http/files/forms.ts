import { invalidField } from '#base/failure.ts';

/**
 * The form that was sent. What is no form, or is cut off, is refused at the field `file`, in the words of `advice`.
 */
export async function formOf(request: Request, advice: string): Promise<FormData> {
  try {
    return await request.formData();
  } catch (error) {
    if (error instanceof TypeError) throw invalidField('file', advice);
    throw error;
  }
}

import type { FieldMessages } from '#base/failure.ts';
import { CallFailed } from './api-client.ts';

/** What accompanies an upload. `onProgress` hears how much of the body has been sent, from 0 to 1. */
export type Upload = {
  token: string | undefined;
  onProgress: (share: number) => void;
  signal?: AbortSignal;
};

/**
 * Sends a form and tells how far it is, which fetch cannot. Resolves to the answer's JSON, rejects with CallFailed
 * like any other call of the API.
 */
export function uploadForm<T>(
  path: string,
  form: FormData,
  { token, onProgress, signal }: Upload,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api${path}`);
    request.responseType = 'json';
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve(request.response as T);
      else reject(failureOf(request));
    };
    request.onerror = () =>
      reject(new CallFailed(0, 'offline', 'No answer from the shop. Check your connection and try again.'));
    request.onabort = () => reject(new DOMException('The upload was stopped.', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}

type Refusal = { code?: string; message?: string; fields?: FieldMessages; detail?: Record<string, unknown> };

function failureOf({ status, response }: XMLHttpRequest): CallFailed {
  const refusal = response as Refusal | null;
  if (!refusal?.code) {
    return new CallFailed(status, 'unreadable', 'The shop could not answer just now. Please try again.');
  }
  return new CallFailed(status, refusal.code, refusal.message ?? '', refusal.fields, refusal.detail);
}

import { idOfCall, toldBy, failureFrom, isAnswered, noAnswer } from './api-client.ts';
/** The options of an upload. `onProgress` gets the share of the body that has been sent, from 0 to 1. */
export type Upload = {
  token: string | undefined;
  onProgress: (share: number) => void;
  signal?: AbortSignal;
  /** Called with each line of an answer that is JSON lines, as it arrives. The upload resolves to the last one. */
  onLine?: (line: unknown) => void;
};

/**
 * Sends a form and reports its progress, which fetch cannot. Resolves to the JSON of the answer, rejects with
 * CallFailed like any other API call.
 */
export async function uploadForm<T>(path: string, form: FormData, upload: Upload): Promise<T> {
  const { id, end } = idOfCall(toldBy('POST', path, form), undefined);
  try {
    const answer = await send<T>(path, form, { ...upload, id });
    end(true);
    return answer;
  } catch (error) {
    end(isAnswered(error));
    throw error;
  }
}

function send<T>(
  path: string,
  form: FormData,
  { token, onProgress, signal, onLine, id }: Upload & { id: string },
): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api${path}`);
    if (onLine) request.setRequestHeader('Accept', 'application/x-ndjson');
    else request.responseType = 'json';
    request.setRequestHeader('Idempotency-Key', id);
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    const lines = lineReader();
    request.onprogress = () => {
      if (onLine && request.status === 200) for (const line of lines(request.responseText)) onLine(line);
    };
    request.onload = () => {
      const answer = onLine ? lastLine(request.responseText) : (request.response as unknown);
      if (request.status >= 200 && request.status < 300) resolve(answer as T);
      else void failureFrom(request.status, answer).then(reject);
    };
    request.onerror = () => reject(noAnswer());
    request.onabort = () => reject(new DOMException('The upload was stopped.', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}

/** Returns the complete lines of a growing text that it has not returned before, as JSON. */
function lineReader(): (text: string) => unknown[] {
  let given = 0;
  return (text) => {
    const end = text.lastIndexOf('\n') + 1;
    const fresh = text.slice(given, end).split('\n').filter(Boolean);
    given = end;
    return fresh.map((line) => JSON.parse(line) as unknown);
  };
}

const lastLine = (text: string): unknown => JSON.parse(text.trimEnd().split('\n').at(-1) || 'null');

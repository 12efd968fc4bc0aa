import { noAnswer, readFailure } from './api-client.ts';

/** A key to a file: a bearer token, or other headers. */
type Key = string | Record<string, string> | undefined;

/**
 * Downloads a file of the API under a name. A plain link cannot do this, because it would not send the bearer token.
 */
export const download = async (path: string, name: string, key: Key): Promise<void> =>
  saveFile(await fileOf(path, name, key));

/** A file of the API under a name. */
export async function fileOf(path: string, name: string, key: Key): Promise<File> {
  const answer = await ask(path, key);
  if (!answer.ok) throw await readFailure(answer);
  const bytes = await answer.blob();
  return new File([bytes], name, { type: bytes.type });
}

/** Offers a file for download. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // By then the browser has its own copy of the file.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

async function ask(path: string, key: Key): Promise<Response> {
  const headers = typeof key === 'string' ? { Authorization: `Bearer ${key}` } : key;
  try {
    return await fetch(`/api${path}`, { headers: { ...headers } });
  } catch {
    // The messages of fetch differ by browser and help nobody.
    throw noAnswer();
  }
}

/** Offers a value as a JSON file for download. */
export function saveAsFile(name: string, value: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

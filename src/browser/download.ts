import { CallFailed } from './api-client.ts';

/**
 * Fetches a file of the API, which needs the bearer token, and hands it to the browser to keep under a name. A link
 * alone cannot: it would carry no token.
 */
export async function download(path: string, name: string, token: string | undefined): Promise<void> {
  const answer = await ask(path, token);
  if (!answer.ok) {
    throw new CallFailed(
      answer.status,
      'unreadable',
      'The file could not be made just now. Please try again.',
    );
  }
  const address = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the file over by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

async function ask(path: string, token: string | undefined): Promise<Response> {
  try {
    return await fetch(`/api${path}`, { headers: { ...(token && { Authorization: `Bearer ${token}` }) } });
  } catch {
    // What fetch says of a broken line differs by browser and helps nobody.
    throw new CallFailed(0, 'offline', 'No answer from the shop. Check your connection and try again.');
  }
}

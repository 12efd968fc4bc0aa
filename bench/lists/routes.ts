import { newId } from '#base/ids.ts';
import type { createApi } from '#main/api.ts';

/**
 * The addresses in the route table that only the back office may read: those that refuse somebody with an account of
 * their own, whose token it is.
 */
export async function backOfficeReads(api: ReturnType<typeof createApi>, shopper: string): Promise<string[]> {
  const paths = new Set(api.routes.filter(({ method }) => method === 'GET').map(({ path }) => path));
  const refused = [];
  for (const path of paths) {
    const address = path.replaceAll(/:[^/]+/g, newId());
    const answer = await api.request(address, { headers: { Authorization: `Bearer ${shopper}` } });
    await answer.body?.cancel();
    if (answer.status === 403) refused.push(path);
  }
  return refused;
}

import { callApi } from '#browser/calls/api-client.ts';
import type { EditedUser, User } from '#identity/identity.ts';
import { setUser } from '#identity/web/public.ts';

/** Saves the whole user object and stores the server's answer. */
export async function saveUser(user: User, changed: Partial<EditedUser>): Promise<User> {
  // The copy of this page may be older than the choice of another one.
  const { language: _, ...own } = user;
  const saved = await callApi<User>(`/auth/${user._id}`, {
    method: 'PATCH',
    body: { ...own, ...changed } satisfies EditedUser,
  });
  setUser(saved);
  return saved;
}

import { type ReactNode, useId } from 'react';
import { callApi } from '#browser/calls/api-client.ts';
import type { EditedUser, User } from '#identity/identity.ts';
import { setUser } from '#identity/web/public.ts';

/** A section of the profile with its heading and one action. */
export function ProfileSection({
  title,
  action,
  children,
}: {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line pb-2">
        <h2 id={id} className="text-xl font-bold">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}

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

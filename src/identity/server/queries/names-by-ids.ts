import type { Db, Tx } from '#db/schema.ts';
import { isAllowed, type Permission, type Role } from '#identity/identity.ts';
import { permissionsOf } from '#identity/server/queries.ts';

/** The names of accounts by id; a deleted account has a name that says so. */
export async function namesByIds(db: Db | Tx, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('users').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row.name]));
}

/** What accounts may do, by id; deleted ones are left out. */
export async function standingsByIds(
  db: Db | Tx,
  ids: readonly string[],
): Promise<Map<string, { role: Role; permissions: Permission[] }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(['id', 'role', 'permissions'])
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.id, { role: row.role, permissions: permissionsOf(row) }]));
}

/** Who has a permission, besides one account: by name. */
export async function othersAllowed(
  db: Db | Tx,
  permission: Permission,
  except: string,
): Promise<{ id: string; name: string }[]> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name', 'role', 'permissions'])
    .where('role', 'in', ['admin', 'staff'])
    .where('deleted_at', 'is', null)
    .where('id', '!=', except)
    .orderBy('name')
    .execute();
  return rows
    .filter((row) => isAllowed({ role: row.role, permissions: permissionsOf(row) }, permission))
    .map(({ id, name }) => ({ id, name }));
}

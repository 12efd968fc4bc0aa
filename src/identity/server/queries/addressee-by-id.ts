import type { Language } from '#base/language/language.ts';
import type { Db, Tx } from '#db/schema.ts';
import { hot } from '#platform/db/hot.ts';

/** Whom mails go to, and the language that they are written in. */
export type Addressee = { to: string; language: Language };

/** Where mails to an account go; undefined when the account was deleted. Who never chose a language is written to in English. */
export async function addresseeById(db: Db | Tx, userId: string): Promise<Addressee | undefined> {
  const [user] = await mailOf(db, { userId });
  return user?.email ? { to: user.email, language: user.language ?? 'en' } : undefined;
}

const mailOf = hot((db, { userId }: { userId: string }) =>
  db.selectFrom('users').select(['email', 'language']).where('id', '=', userId),
);

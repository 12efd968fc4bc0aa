import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';

type Row = { id: string; text: string };

const Document = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictObject({ en: v.string(), hi: v.string(), bn: v.string() }),
);

/** Takes the names of three languages apart, where they were kept as one document; what is none stays a name. */
export async function fill<Schema>(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<Row>`select id, text from closures where text like '{%'`.execute(db);
  for (const { id, text } of rows) {
    const names = v.safeParse(Document, text);
    if (!names.success) continue;
    const { en, hi, bn } = names.output;
    await sql`update closures set text = ${en}, text_hi = ${hi}, text_bn = ${bn} where id = ${id}`.execute(
      db,
    );
  }
}

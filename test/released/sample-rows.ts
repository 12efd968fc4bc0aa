import { newId } from '#base/ids.ts';
import type { Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';

type Rest = { userId: string; email: string; order: string; now: Instant };

/** Rows that otherwise only a screen, a search index or a mail would write. */
export async function addTheRest(tx: Tx, { userId, email, order, now }: Rest): Promise<void> {
  await tx
    .insertInto('addresses')
    .values({
      id: newId(),
      user_id: userId,
      name: 'आशा देवी',
      email,
      phone: '9876543210',
      street: 'Upper Bazaar',
      city: 'Almora',
      state: 'Uttarakhand',
      pin_code: '263601',
      landmark: 'मंदिर के पास',
      created_at: now,
    })
    .execute();
  const told = { id: newId(), order_id: order, user_id: userId, wish: 'money' } as const;
  const { id: complaint_id } = told;
  const lines = [{ line: 0, fault: 'damaged', quantity: 1 }];
  await tx
    .insertInto('complaints')
    .values({
      ...told,
      state: 'open',
      told: JSON.stringify({ lines, photos: [] }),
      told_at: now,
      updated_at: now,
    })
    .execute();
  const step = { position: 0, kind: 'told', text: 'दबे हुए थे', actor_id: userId, actor_name: 'आशा' } as const;
  await tx
    .insertInto('complaint_steps')
    .values({ ...step, complaint_id, at: now })
    .execute();
  await tx
    .insertInto('complaint_slips')
    .values({
      id: complaint_id,
      complaint_id,
      order_id: order,
      user_id: userId,
      way: 'order',
      name: 'आशा',
      phone: '9876543210',
      words: '',
      received_at: now,
      noted_at: now,
    })
    .execute();
  await tx
    .insertInto('shelves')
    .values({
      value: 'aam',
      parent: 'fruits',
      position: 10,
      art: 'fruits',
      carousel: null,
      created_at: now,
      updated_at: now,
    })
    .execute();
  await tx
    .insertInto('shelf_titles')
    .values([
      { shelf: 'aam', language: 'en', title: 'Mangoes', heading: '' },
      { shelf: 'aam', language: 'hi', title: 'आम', heading: 'आज के आम' },
    ])
    .execute();
  await tx
    .insertInto('former_shelves')
    .values({ value: 'mango-box', shelf: 'aam', merged_at: now })
    .execute();
  await tx
    .insertInto('search_misses')
    .values({ term: 'कटहल', times: 3, first_at: now, last_at: now })
    .execute();
  await tx
    .insertInto('wishes')
    .values({ id: newId(), user_id: userId, term: 'सततू', words: 'सत्तू', made_at: now })
    .execute();
  await tx
    .insertInto('spelling_groups')
    .values({ id: newId(), canonical: 'aam', spellings: '["aam","आम"]', created_at: now, updated_at: now })
    .execute();
  await tx
    .insertInto('password_resets')
    .values({ token_hash: 'a'.repeat(43), user_id: userId, created_at: now, expires_at: now, used_at: null })
    .execute();
  const hash = 'b'.repeat(43);
  await tx
    .insertInto('known_devices')
    .values({ token_hash: hash, user_id: userId, created_at: now, seen_at: now })
    .execute();
  await tx
    .insertInto('newsletter_subscribers')
    .values({
      id: newId(),
      email: 'reader@example.in',
      language: 'bn',
      leave_token: 'c'.repeat(43),
      consented_at: now,
      left_at: null,
    })
    .execute();
  await tx
    .insertInto('newsletter_consents')
    .values({ id: newId(), email: 'reader@example.in', user_id: null, given: 1, way: 'mail', at: now })
    .execute();
  await tx.insertInto('slowed_tries').values({ key: hash, tries: 3, last_at: now, next_at: now }).execute();
  await tx
    .insertInto('newsletter_requests')
    .values({ token_hash: hash, email: 'asked@example.in', language: 'hi', created_at: now, expires_at: now })
    .execute();
  await tx
    .insertInto('imports')
    .values({
      id: 'sample-import',
      file_name: 'stock.xlsx',
      state: 'done',
      header: '{"layout":"List of goods","row":1,"columns":[],"notes":[],"isRemembered":false}',
      sample: '[]',
      plan: '{"columns":[],"shelves":{},"answers":{},"overwrite":false}',
      outcome:
        '{"added":0,"changed":0,"unchanged":0,"hidden":0,"leftOut":0,"adjusted":0,"kept":0,"shelves":[],"found":[],"questions":[]}',
      signature: hash,
      actor_id: userId,
      actor_name: 'Sample',
      created_at: now,
      updated_at: now,
    })
    .execute();
  await tx
    .insertInto('import_parts')
    .values({ import_id: 'sample-import', position: 0, content: '[[2,"आम","50"]]' })
    .execute();
  await tx
    .insertInto('import_remarks')
    .values({
      import_id: 'sample-import',
      row_number: 2,
      kind: 'left out',
      reason: 'the price is 0',
      cells: '["आम","0"]',
    })
    .execute();
  // It stands only while somebody orders.
  const code = { phone: '9826055555', code_hash: hash, created_at: now, expires_at: now };
  await tx.insertInto('phone_codes').values(code).execute();
  const place = { user_id: userId, place: 1, code_hash: hash, created_at: now, expires_at: null };
  await tx.insertInto('rescue_codes').values(place).execute();
  const waiting = { user_id: userId, place: 1, code_hash: hash, created_at: now };
  await tx.insertInto('new_rescue_codes').values(waiting).execute();
  await tx
    .insertInto('accountants')
    .values({ id: newId(), name: 'मेहता जी', secret_hash: hash, created_at: now })
    .execute();
  const { id: noticed } = await tx.selectFrom('orders').select('id').orderBy('id').executeTakeFirstOrThrow();
  const notice = { id: 'sample-notice', order_id: noticed, kind: 'late', text: 'देर', made_at: now };
  await tx.insertInto('order_notices').values(notice).execute();
  await tx.insertInto('phone_turns').values({ phone_digits: '0', at: now }).execute();
  await tx
    .insertInto('shop_checks')
    .values({ kind: 'backup', at: now, report: '{"rows":1,"pictures":0}' })
    .execute();
  await tx.insertInto('import_layouts').values({ signature: hash, plan: '{}', updated_at: now }).execute();
  const { id: product } = await tx
    .selectFrom('products')
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('import_writes')
    .values({ import_id: 'sample-import', product_id: product, kind: 'added', before: '{}', after: '{}' })
    .execute();
  await tx
    .insertInto('picture_sources')
    .values({
      product_id: product,
      address: 'https://example.in/mango.jpg',
      state: 'failed',
      reason: 'the other site answers 404',
      updated_at: now,
    })
    .execute();
  await tx
    .insertInto('team_members')
    .values({
      id: newId(),
      user_id: userId,
      name: 'Sample',
      job_profile: 'Counter',
      image: '',
      location: '',
      created_at: now,
    })
    .execute();
}

import { expect, test } from 'vitest';
import { write } from '#platform/http/routes.ts';
import { addJob } from '#platform/jobs/jobs.ts';
import { openFront } from '#test/open-front.ts';
import { openShop } from '#test/open-shop.ts';

const METRICS_TOKEN = 'a-token-for-one-test';
const bearer = { authorization: `Bearer ${METRICS_TOKEN}` };

test('a shop that was given no token has no figures to read', async () => {
  await using shop = await openShop();
  await using front = await openFront(shop);
  expect((await front.get('/metrics', bearer)).status).toBe(404);
});

test('the figures are for who has the token', async () => {
  await using shop = await openShop({ METRICS_TOKEN });
  await using front = await openFront(shop);
  expect((await front.get('/metrics')).status).toBe(401);
  expect((await front.get('/metrics', { authorization: 'Bearer another-token-of-ours' })).status).toBe(401);
  expect((await front.get('/metrics', bearer)).status).toBe(200);
});

test('the figures tell of answers by area and status, of their time, and of work that waits', async () => {
  await using shop = await openShop({ METRICS_TOKEN });
  await using front = await openFront(shop);
  await write(shop.platform, (tx) => addJob(tx, { kind: 'mail', payload: {} }, shop.clock.now()));
  await front.get('/api/shop/settings');
  await front.get('/api/shop/settings');
  await front.get('/api/cart');
  await front.get('/assets/a-1.js');
  const { text, headers } = await front.get('/metrics', bearer);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(headers['cache-control']).toBe('no-store');
  for (const line of [
    'haat_http_answers_total{area="api",status="2xx",process="0"} 2',
    'haat_http_answers_total{area="api",status="4xx",process="0"} 1',
    'haat_http_answers_total{area="file",status="2xx",process="0"} 1',
    'haat_http_answer_seconds_bucket{le="+Inf",process="0",area="api"} 3',
    'haat_http_answer_seconds_count{process="0",area="api"} 3',
    'haat_page_cache_entries{process="0"} 1',
    'haat_jobs{state="waiting",process="0"} 1',
    'haat_jobs{state="given up",process="0"} 0',
  ]) {
    expect(text.split('\n')).toContain(line);
  }
  expect(text).toMatch(/^haat_event_loop_delay_seconds\{quantile="0.99",process="0"} [\d.e-]+$/m);
  expect(text).toMatch(/^haat_memory_bytes\{part="resident",process="0"} \d{7,}$/m);
});

test('a database that is away takes no other figure with it', async () => {
  await using shop = await openShop({ METRICS_TOKEN });
  await using front = await openFront(shop);
  await shop.platform.db.schema.dropTable('jobs').execute();
  const { status, text } = await front.get('/metrics', bearer);
  expect([status, text.includes('haat_memory_bytes'), text.includes('haat_jobs{')]).toEqual([
    200,
    true,
    false,
  ]);
});

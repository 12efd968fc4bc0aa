import type { Platform } from '#platform/platform.ts';

/** Fills a database that has no goods yet with the demo shop, unless SEED=none. */
export async function seedIfEmpty(platform: Platform): Promise<void> {
  if (platform.config.seed === 'none') return;
  const anything = await platform.db.selectFrom('products').select('id').limit(1).executeTakeFirst();
  if (anything) return;
  const { seedDemo } = await import('#db/demo/seed.ts');
  await seedDemo(platform);
}

import { write } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { teachSpellings } from '#search/server/commands/spelling-groups.ts';

/**
 * Adds the first spelling groups, and fills a database without products with the demo shop, unless SEED=none; SEED=village gives
 * it areas and rounds as well.
 */
export async function seedIfEmpty(platform: Platform): Promise<void> {
  await write(platform, (tx) => teachSpellings(tx, platform.clock.now()));
  if (platform.config.seed === 'none') return;
  const anything = await platform.db.selectFrom('products').select('id').limit(1).executeTakeFirst();
  if (anything) return;
  const { seedDemo } = await import('#main/demo/seed.ts');
  await seedDemo(platform, { village: platform.config.seed === 'village' });
}

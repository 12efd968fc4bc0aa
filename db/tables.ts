import type { Schema } from './schema.ts';

/** Tables with secrets that give access. No backup contains them, because a restore must not bring them back. */
const KEYS: readonly (keyof Schema)[] = ['sessions', 'password_resets', 'login_codes', 'newsletter_requests'];

/** Whether a backup holds the rows of a table. */
export const isBackedUp = (table: keyof Schema): boolean => !KEYS.includes(table);

/** Every table, each after those that it refers to: the order in which rows can be put back. */
export const TABLES = [
  'settings',
  'areas',
  'places',
  'changes',
  'users',
  'addresses',
  'sessions',
  'password_resets',
  'login_codes',
  'known_devices',
  'slowed_tries',
  'rate_limits',
  'shelves',
  'shelf_titles',
  'former_shelves',
  'products',
  'product_labels',
  'product_texts',
  'product_names',
  'imports',
  'import_parts',
  'import_remarks',
  'import_writes',
  'import_layouts',
  'picture_sources',
  'spelling_groups',
  'search_misses',
  'cart_lines',
  'round_rules',
  'round_rule_areas',
  'rounds',
  'round_areas',
  'round_pauses',
  'round_riders',
  'rule_riders',
  'stop_places',
  'round_closings',
  'order_numbers',
  'orders',
  'order_lines',
  'order_events',
  'stop_taps',
  'daily_sales',
  'daily_product_sales',
  'jobs',
  'audit_log',
  'newsletter_requests',
  'newsletter_subscribers',
  'team_members',
  'news_seen',
  'price_changes',
  'price_change_parts',
] as const satisfies readonly (keyof Schema)[];

/** Tables that a migration has dropped since: what an older backup holds of them is put back and then migrated. */
export const FORMER_TABLES: readonly string[] = ['versions'];

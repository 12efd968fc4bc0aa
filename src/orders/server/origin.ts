import type { Config } from '#platform/config/config.ts';

/** The address that links in mails begin with; never one that a request claims for itself. */
export const originOf = (config: Pick<Config, 'publicUrl' | 'port'>): string =>
  config.publicUrl ?? `http://localhost:${config.port}`;

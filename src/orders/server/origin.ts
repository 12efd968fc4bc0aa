import type { Config } from '#platform/config/config.ts';

/** Where the links of the shop's mails lead: never what a request claims about itself. */
export const originOf = (config: Pick<Config, 'publicUrl' | 'port'>): string =>
  config.publicUrl ?? `http://localhost:${config.port}`;

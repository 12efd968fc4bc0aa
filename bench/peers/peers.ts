import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Peer } from './peer.ts';
import { evershop } from './shops/evershop.ts';
import { haat } from './shops/haat.ts';
import { medusa } from './shops/medusa.ts';
import { payload } from './shops/payload.ts';
import { vendure } from './shops/vendure.ts';

/** The shops of the comparison, ourselves first. */
export const SHOPS: readonly Peer[] = [haat(), evershop, vendure, medusa, payload];

/** What installing a shop took. */
export type Installed = {
  installSeconds: number;
  buildSeconds?: number;
  seedSeconds?: number;
  diskMb: number;
};

const recordOf = (dir: string): string => join(dir, 'installed.json');

/** What is known of a shop's installation; undefined when it is not installed. */
export const readInstalled = (dir: string): Installed | undefined =>
  existsSync(recordOf(dir)) ? (JSON.parse(readFileSync(recordOf(dir), 'utf8')) as Installed) : undefined;

/** Writes down what is known of a shop's installation. */
export const writeInstalled = (dir: string, installed: Installed): void =>
  writeFileSync(recordOf(dir), JSON.stringify(installed));

/** Writes files into a folder, by their paths. */
export function writeFiles(dir: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), text);
  }
}

/** What a folder takes on the disk, in MB. */
export const sizeOf = (dir: string): number =>
  Number(execFileSync('du', ['-sm', dir], { encoding: 'utf8' }).split('\t')[0]);

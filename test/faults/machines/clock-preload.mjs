// For a server whose clock is to jump: NODE_OPTIONS=--import=…/clock-preload.mjs. At SIGUSR2 it reads from CLOCK_FILE by
// how many milliseconds its clock is off, and from then on every Date is.
import { readFileSync } from 'node:fs';

const TrueDate = Date;
let off = 0;
const now = () => TrueDate.now() + off;

process.on('SIGUSR2', () => {
  off = Number(readFileSync(process.env['CLOCK_FILE'] ?? '', 'utf8'));
});

globalThis.Date = new Proxy(TrueDate, {
  construct: (date, given) => Reflect.construct(date, given.length === 0 ? [now()] : given),
  get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
});

// A password's hash costs next to nothing in the shops of the journeys, which make hundreds of people and log each of them in.
// Loaded before the shop (node --import). What a hash costs in truth is the subject of tests beside secrets.ts.
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const { argon2 } = crypto;

/** @type {typeof argon2} */
crypto.argon2 = (algorithm, cost, callback) => argon2(algorithm, { ...cost, memory: 8, passes: 1 }, callback);
syncBuiltinESMExports();

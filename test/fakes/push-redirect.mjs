// Push services in tests have names that end with .push.example and answer on this machine. What is sent to them leaves the
// shop as it would to any other: only the connection is led elsewhere.
import http from 'node:http';
import https from 'node:https';
import { syncBuiltinESMExports } from 'node:module';

/** Leads what this process sends to a push service of tests to a port of this machine. */
export function leadPushTo(port) {
  const { request } = https;
  https.request = (url, options, onAnswer) => {
    if (!(url instanceof URL) || !url.hostname.endsWith('.push.example'))
      return request(url, options, onAnswer);
    const { lookup: _lookup, agent: _agent, headers: given, ...sent } = options;
    const headers = Object.fromEntries([...Object.entries(given ?? {}), ['Host', url.host]]);
    return http.request(
      { ...sent, headers, host: '127.0.0.1', port, path: url.pathname, agent: false },
      onAnswer,
    );
  };
  syncBuiltinESMExports();
}

// As a preload of a whole shop: `--import ./test/fakes/push-redirect.mjs`.
const port = process.env['TEST_PUSH_PORT'];
if (port) leadPushTo(Number(port));

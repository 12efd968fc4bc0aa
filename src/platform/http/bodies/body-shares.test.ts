import { expect, test } from 'vitest';
import { openBodyShares, type Sender } from './body-shares.ts';

const SHARE = { all: 100, network: 60, each: 30 };
const open = () => openBodyShares({ guest: SHARE, shopper: SHARE, team: SHARE });

const guest = (who: string, network = who): Sender => ({ kind: 'guest', who, network });

/** Begins bodies of so many bytes and notes which of them were stopped. */
function senders(shares = open()) {
  const stopped: string[] = [];
  return {
    shares,
    stopped,
    send: (name: string, sender: Sender, bytes: number) => {
      const body = shares.begin(sender, () => stopped.push(name));
      body.take(bytes);
      return body;
    },
  };
}

test('one caller holds its share and not a byte more, or its largest body ends; what was answered is free again', () => {
  const { send, stopped, shares } = senders();
  send('a', guest('asha'), 20);
  const second = send('b', guest('asha'), 10);
  expect([stopped, shares.held('guest')]).toEqual([[], 30]);
  send('c', guest('asha'), 1);
  expect([stopped, shares.held('guest')]).toEqual([['a'], 11]);
  second.end();
  second.end();
  send('d', guest('asha'), 29);
  expect([stopped, shares.held('guest')]).toEqual([['a'], 30]);
  send('e', guest('asha'), 31);
  expect([stopped, shares.held('guest')]).toEqual([['a', 'e'], 30]);
});

test('many addresses of one network hold its share together', () => {
  const { send, stopped } = senders();
  for (const at of [1, 2]) send(`n${at}`, guest(`10.0.0.${at}`, '10.0.0.0/24'), 30);
  send('other', guest('10.0.1.1', '10.0.1.0/24'), 1);
  expect(stopped).toEqual([]);
  send('n3', guest('10.0.0.3', '10.0.0.0/24'), 1);
  expect(stopped).toEqual(['n1']);
});

test('when the room is full, the largest body of the largest network is stopped, and not the newcomer', () => {
  const { send, stopped } = senders();
  for (const [at, bytes] of [30, 29].entries()) send(`n${at}`, guest(`10.0.0.${at}`, 'net'), bytes);
  send('m', guest('m'), 30);
  send('asha', guest('asha'), 11);
  expect(stopped).toEqual([]);
  send('ravi', guest('ravi'), 1);
  expect(stopped).toEqual(['n0']);
});

test('what is read whole is not stopped; then the newcomer is', () => {
  const { send, stopped } = senders();
  for (const at of [1, 2, 3]) send(`n${at}`, guest(`n${at}`), 30).complete();
  send('asha', guest('asha'), 10);
  send('ravi', guest('ravi'), 1);
  expect(stopped).toEqual(['asha']);
});

test('guests take no room of people who are logged in', () => {
  const { send, stopped } = senders();
  for (const at of [1, 2, 3, 4, 5]) send(`g${at}`, guest(`g${at}`), 30);
  const before = stopped.length;
  send('meena', { kind: 'shopper', who: 'meena', network: 'meena' }, 30);
  expect(stopped).toHaveLength(before);
});

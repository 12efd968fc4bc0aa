/** The kinds of callers whose bodies are counted apart, so that none of them takes the room of another. */
export type SenderKind = 'guest' | 'shopper' | 'team';

/** Who sends a body: an account, or the network address of a guest; and the network that this is part of. */
export type Sender = { kind: SenderKind; who: string; network: string };

/** The bytes of all callers of a kind together, of one network and of one caller. */
export type Share = { all: number; network: number; each: number };

/** A body that is being read or was read, until its request is answered. */
export type Body = {
  /** Counts more bytes of it. Where they are too many, `stop` is called: of this body or of a larger sender's. */
  take(bytes: number): void;
  /** Its last byte came: from now on it cannot be stopped. */
  complete(): void;
  /** Its request was answered, so its memory is free. */
  end(): void;
};

/** The bytes of all unanswered requests of this process. */
export type BodyShares = {
  begin(sender: Sender, stop: () => void): Body;
  /** The bytes that callers of a kind hold. */
  held(kind: SenderKind): number;
};

const KB = 1024;
const MB = 1024 * KB;
/** A guest sends a few hundred bytes: room for thousands of them. Only the team sends files. */
const BODY_SHARES: Record<SenderKind, Share> = {
  guest: { all: 4 * MB, network: MB, each: 512 * KB },
  shopper: { all: 16 * MB, network: 8 * MB, each: 2 * MB },
  team: { all: 96 * MB, network: 96 * MB, each: 80 * MB },
};

type Held = { sender: Sender; bytes: number; isComplete: boolean; stop: () => void };

/**
 * Opens the count. A caller beyond its share has its largest body stopped, and if a kind of callers fills its room, the
 * network that holds most has. The latest body stays if it is small: a flood shuts out itself.
 */
export function openBodyShares(shares: Record<SenderKind, Share> = BODY_SHARES): BodyShares {
  const bodies: Record<SenderKind, Set<Held>> = { guest: new Set(), shopper: new Set(), team: new Set() };
  const all: Record<SenderKind, number> = { guest: 0, shopper: 0, team: 0 };
  const byCaller = new Map<string, number>();
  const count = (body: Held, bytes: number): void => {
    const { kind, who, network } = body.sender;
    body.bytes += bytes;
    all[kind] += bytes;
    for (const key of [`${kind} ${who}`, `${kind} in ${network}`]) {
      const sum = (byCaller.get(key) ?? 0) + bytes;
      if (sum === 0) byCaller.delete(key);
      else byCaller.set(key, sum);
    }
  };
  const heldBy = (key: string): number => byCaller.get(key) ?? 0;
  const end = (body: Held): void => {
    if (!bodies[body.sender.kind].delete(body)) return;
    count(body, -body.bytes);
  };
  const stop = (body: Held): void => {
    end(body);
    body.stop();
  };

  return {
    held: (kind) => all[kind],
    begin: (sender, onStop) => {
      const { kind, who, network } = sender;
      const share = shares[kind];
      const body: Held = { sender, bytes: 0, isComplete: false, stop: onStop };
      bodies[kind].add(body);
      return {
        take: (bytes) => {
          if (!bodies[kind].has(body)) return;
          count(body, bytes);
          const isOver = (): boolean =>
            heldBy(`${kind} ${who}`) > share.each || heldBy(`${kind} in ${network}`) > share.network;
          const weigh = (each: string): number => heldBy(`${kind} in ${each}`);
          const ofIts = ({ sender: other }: Held): boolean =>
            heldBy(`${kind} ${who}`) > share.each ? other.who === who : other.network === network;
          while (isOver()) stop(largest([...bodies[kind]].filter(ofIts), weigh) ?? body);
          while (all[kind] > share.all) stop(largest([...bodies[kind]], weigh) ?? body);
        },
        complete: () => {
          body.isComplete = true;
        },
        end: () => end(body),
      };
    },
  };
}

/** The largest body that can still be stopped, of the network that holds most. */
function largest(bodies: readonly Held[], heldIn: (network: string) => number): Held | undefined {
  const weight = ({ sender, bytes }: Held): [number, number] => [heldIn(sender.network), bytes];
  return bodies
    .filter(({ isComplete }) => !isComplete)
    .toSorted((one, other) => {
      const [[a, b], [c, d]] = [weight(one), weight(other)];
      return c - a || d - b;
    })[0];
}

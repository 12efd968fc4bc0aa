import { type ComponentType, createElement, useSyncExternalStore } from 'react';

type Kind = 'success' | 'error' | 'info';
type Container = ComponentType;

let container: Container | undefined;
const listeners = new Set<() => void>();

/**
 * Says something in the corner for five seconds. The library that draws it is fetched when there is first something
 * to say; without a connection to fetch it, the text is shown plainly.
 */
export function showToast(kind: Kind, text: string): void {
  void say(kind, text);
}

async function say(kind: Kind, text: string): Promise<void> {
  try {
    // Awaited: the build hides a style sheet that fails from the second function of `import(…).then`.
    const toasts = await import('./toast-container.tsx');
    container = toasts.ToastContainer;
    for (const listener of listeners) listener();
    toasts.toast[kind](text, { toastId: `${kind}:${text}` });
  } catch {
    showPlain({ kind, text });
    setTimeout(() => showPlain(undefined), SHOWN_MS);
  }
}

/** Says in the corner why a call failed. */
export const toastFailure = ({ message }: Error): void => showToast('error', message);

type Plain = { kind: Kind; text: string };

const SHOWN_MS = 5000;
let plain: Plain | undefined;

function showPlain(said: Plain | undefined): void {
  plain = said;
  for (const listener of listeners) listener();
}

const PlainToast = ({ kind, text }: Plain) => <p className={`plain-toast plain-${kind}`}>{text}</p>;

const follow = (changed: () => void): (() => void) => {
  listeners.add(changed);
  return () => void listeners.delete(changed);
};

/** Where toasts appear; empty until the first. */
export function Toasts() {
  const shown = useSyncExternalStore(
    follow,
    () => container,
    () => undefined,
  );
  const text = useSyncExternalStore(
    follow,
    () => plain,
    () => undefined,
  );
  return (
    <>
      {shown && createElement(shown)}
      <output>{text && <PlainToast {...text} />}</output>
    </>
  );
}

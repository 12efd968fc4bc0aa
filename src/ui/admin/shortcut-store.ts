import { useLayoutEffect, useRef } from 'react';
import { create } from 'zustand';

/** A shortcut: a key, or keys typed one after another (`g o`), and what it does. */
export type Shortcut = { keys: string; label: string; run: () => void };

const SEQUENCE_MS = 3000;

type Shortcuts = { on: boolean; listed: readonly Shortcut[] };

/** The shortcuts of the present screen, and whether the user has turned them on. */
export const useShortcutStore = create<Shortcuts>(() => ({ on: true, listed: [] }));

// In layout effects, so that a key pressed as soon as the screen appears is not lost.

/** Registers shortcuts, and lists them in the help, while the calling component is mounted. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const latest = useRef(shortcuts);
  useLayoutEffect(() => {
    latest.current = shortcuts;
  });
  const signature = shortcuts.map(({ keys, label }) => `${keys}:${label}`).join();
  useLayoutEffect(() => {
    const mine = latest.current.map(({ keys, label }) => ({
      keys,
      label,
      run: () => latest.current.find((one) => one.keys === keys)?.run(),
    }));
    useShortcutStore.setState(({ listed }) => ({ listed: [...listed, ...mine] }));
    return () =>
      useShortcutStore.setState(({ listed }) => ({ listed: listed.filter((one) => !mine.includes(one)) }));
  }, [signature]);
}

/** Handles the keys of the registered shortcuts, except while the user types into a field or has a dialog open. */
export function useShortcutKeys(): void {
  useLayoutEffect(() => {
    let before = '';
    let at = 0;
    const onKey = (event: KeyboardEvent): void => {
      const { on, listed } = useShortcutStore.getState();
      if (
        !on ||
        event.defaultPrevented ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isTyping(event) ||
        isPressing(event)
      )
        return;
      const key = event.key.toLowerCase();
      const sequence = before && event.timeStamp - at < SEQUENCE_MS ? `${before} ${key}` : key;
      const found =
        listed.findLast(({ keys }) => keys === sequence) ?? listed.findLast(({ keys }) => keys === key);
      before = listed.some(({ keys }) => keys.startsWith(`${key} `)) ? key : '';
      at = event.timeStamp;
      if (!found) return;
      event.preventDefault();
      before = '';
      found.run();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** The field of a dialog that has just closed keeps the focus until the next frame: what is typed then is no text. */
const isTyping = ({ target }: KeyboardEvent): boolean =>
  (target instanceof Element &&
    target.closest('dialog:not([open])') === null &&
    target.closest(
      'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=grid]',
    ) !== null) ||
  document.querySelector('dialog[open]') !== null;

/** Enter presses the button or follows the link that it is on. */
const isPressing = ({ key, target }: KeyboardEvent): boolean =>
  key === 'Enter' && target instanceof Element && target.closest('button, a[href], summary') !== null;

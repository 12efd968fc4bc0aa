import { useLayoutEffect, useRef } from 'react';
import { create } from 'zustand';

/** A key, or keys one after another (`g o`), and what they do. */
export type Shortcut = { keys: string; label: string; run: () => void };

const SEQUENCE_MS = 3000;

type Shortcuts = { on: boolean; listed: readonly Shortcut[] };

/** The shortcuts of what is on the screen now, and whether somebody wants them at all. */
export const useShortcutStore = create<Shortcuts>(() => ({ on: true, listed: [] }));

// In layout effects: a key that is pressed as soon as the screen is seen must not be lost.

/** Makes shortcuts work, and stand in the list of them, while the component that calls this is on the screen. */
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

/** Listens to the keyboard for the listed shortcuts; whoever types into a field, or has a dialog open, is left alone. */
export function useShortcutKeys(): void {
  useLayoutEffect(() => {
    let before = '';
    let at = 0;
    const onKey = (event: KeyboardEvent): void => {
      const { on, listed } = useShortcutStore.getState();
      if (!on || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event))
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

const isTyping = ({ target }: KeyboardEvent): boolean =>
  (target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], [role=grid]') !== null) ||
  document.querySelector('dialog[open]') !== null;

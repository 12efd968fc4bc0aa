import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ActionBar } from './action-bar.tsx';
import { ToolIcon } from './tool-icon.tsx';

type Undo = { text: string; seconds: number; onUndo: () => void; onOver: () => void };

/** Reports an action, and undoes it at a tap, for as many seconds as it counts down. */
export function UndoBar(undo: Undo) {
  const { i18n } = useLingui();
  return (
    <ActionBar label={i18n._('office.common.undo')}>
      <UndoRow {...undo} />
    </ActionBar>
  );
}

/** The undo bar's content, inside a bar that holds more. */
export function UndoRow({ text, seconds, onUndo, onOver }: Undo) {
  const { i18n } = useLingui();
  const [left, setLeft] = useState(seconds);
  // A caller's `onOver` may be new each time, and means the same.
  const over = useEffectEvent(onOver);
  useEffect(() => {
    if (left <= 0) return over();
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return (
    <>
      <output className="flex-1 px-1 font-semibold">{text}</output>
      <Button look="secondary" onClick={onUndo}>
        <ToolIcon name="undo" />
        {i18n._('office.common.undo')} <span aria-hidden="true">{left}</span>
      </Button>
    </>
  );
}

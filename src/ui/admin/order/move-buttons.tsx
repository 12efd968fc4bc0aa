import { useLingui } from '@lingui/react';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';

const BUTTON =
  'grid size-11 shrink-0 place-items-center rounded-control text-leaf hover:bg-leaf-soft disabled:text-muted/50 disabled:hover:bg-transparent';

/** Two buttons that move one of a row of values up or down. */
export function MoveButtons({
  name,
  value,
  values,
  onOrder,
}: {
  name: string;
  value: string;
  values: readonly string[];
  onOrder: (values: string[]) => void;
}) {
  const { i18n } = useLingui();
  const place = values.indexOf(value);
  const moveTo = (next: number): void => onOrder(movedTo(values, value, next));
  return (
    <>
      <button
        type="button"
        aria-label={i18n._('office.moveUp', { name })}
        disabled={place <= 0}
        onClick={() => moveTo(place - 1)}
        className={BUTTON}
      >
        <ToolIcon name="up" />
      </button>
      <button
        type="button"
        aria-label={i18n._('office.moveDown', { name })}
        disabled={place === values.length - 1}
        onClick={() => moveTo(place + 1)}
        className={BUTTON}
      >
        <ToolIcon name="down" />
      </button>
    </>
  );
}

/** The values with one of them at another place. */
export const movedTo = (values: readonly string[], value: string, place: number): string[] =>
  values.filter((other) => other !== value).toSpliced(place, 0, value);

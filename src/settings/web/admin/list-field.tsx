import { i18n } from '@lingui/core';
import { useId, useState } from 'react';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button } from '#ui/button.tsx';

const LINES_AT_MOST = 10;

const CONTROL =
  'min-h-11 w-full min-w-0 rounded-control border border-muted/60 bg-white px-3 py-2 text-base aria-invalid:border-chilli aria-invalid:ring-1 aria-invalid:ring-chilli';

/**
 * A short list of texts, each in its own field, that can be added, changed and removed. Fields are named `name.0`,
 * `name.1` and so on.
 */
export function ListField({
  name,
  label,
  line,
  add,
  hint,
  type = 'text',
  initial,
  messages,
  onChange,
}: {
  name: string;
  label: string;
  /** The label of one item. */
  line: string;
  add: string;
  hint?: string;
  type?: 'text' | 'tel';
  initial: readonly string[];
  messages: Record<string, string>;
  onChange: () => void;
}) {
  const id = useId();
  const [lines, setLines] = useState(() => initial.map((value, key) => ({ key, value })));
  const [next, setNext] = useState(initial.length);
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-medium">{label}</legend>
      {lines.map(({ key, value }, index) => {
        const error = messages[`${name}.${index}`];
        return (
          <div key={key} className="grid gap-1">
            <span className="flex gap-1">
              <input
                name={`${name}.${index}`}
                type={type}
                defaultValue={value}
                aria-label={i18n._('office.list.line', { line, number: index + 1 })}
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? `${id}-${key}` : undefined}
                // Someone who has just added a field wants to type into it.
                // oxlint-disable-next-line jsx-a11y/no-autofocus
                autoFocus={key >= initial.length && key === next - 1}
                autoComplete="off"
                className={CONTROL}
              />
              <button
                type="button"
                aria-label={i18n._('office.list.removeLine', { line: line.toLowerCase(), number: index + 1 })}
                onClick={() => {
                  setLines(lines.filter((other) => other.key !== key));
                  onChange();
                }}
                className="grid size-11 shrink-0 place-items-center rounded-control text-chilli hover:bg-chilli-soft"
              >
                <ToolIcon name="trash" />
              </button>
            </span>
            <p
              id={`${id}-${key}`}
              role={error ? 'alert' : undefined}
              className="text-sm text-chilli empty:hidden"
            >
              {error}
            </p>
          </div>
        );
      })}
      {lines.length < LINES_AT_MOST && (
        <Button
          look="plain"
          className="-ml-2 justify-self-start px-3"
          onClick={() => {
            setLines([...lines, { key: next, value: '' }]);
            setNext(next + 1);
          }}
        >
          <ToolIcon name="plus" />
          {add}
        </Button>
      )}
      {hint && <p className="text-sm text-muted">{hint}</p>}
    </fieldset>
  );
}

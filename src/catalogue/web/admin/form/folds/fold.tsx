import { useLingui } from '@lingui/react';
import { type ReactNode, useState } from 'react';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { classNames } from '#ui/button.tsx';
import type { FieldState } from '#ui/form/field.tsx';

/** A part of a form that is folded; it opens by itself where one of its fields is refused. */
export function Fold({
  title,
  hint,
  names,
  field,
  count,
  onOpen,
  children,
}: {
  title: string;
  hint: string;
  /** The names of its fields. */
  names: readonly string[];
  field: (name: string) => FieldState;
  /** Number of its fields that are filled in, and of all. */
  count?: { filled: number; all: number } | undefined;
  onOpen?: () => void;
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const isRefused = names.some((name) => field(name).error);
  return (
    <details
      open={isOpen || isRefused}
      onToggle={({ currentTarget: { open } }) => {
        setOpen(open);
        if (open) onOpen?.();
      }}
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 py-2 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1 leading-snug">
          <span className="block font-semibold">{title}</span>
          <span className="block text-sm text-muted">{hint}</span>
        </span>
        {count && <Count {...count} />}
        <ToolIcon name="down" className="size-5 text-muted in-open:rotate-180" />
      </summary>
      {children}
    </details>
  );
}

function Count({ filled, all }: { filled: number; all: number }) {
  const { i18n } = useLingui();
  return (
    <span
      className={classNames(
        'shrink-0 rounded-full px-2.5 py-0.5 text-sm tabular-nums',
        filled < all ? 'bg-marigold-soft' : 'bg-leaf-soft text-leaf',
      )}
    >
      {i18n._('office.product.filled', { filled, all })}
    </span>
  );
}

/** The fields inside a fold: two beside each other where there is room. */
export const FOLDED = 'grid items-start gap-3 pb-4 md:grid-cols-2';

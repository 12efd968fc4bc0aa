import { type ReactNode, useState } from 'react';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import type { FieldState } from '#ui/form/field.tsx';

/** A part of a form that is folded; it opens by itself where one of its fields is refused. */
export function Fold({
  title,
  hint,
  names,
  field,
  onOpen,
  children,
}: {
  title: string;
  hint: string;
  /** The names of its fields. */
  names: readonly string[];
  field: (name: string) => FieldState;
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
        <ToolIcon name="down" className="size-5 text-muted in-open:rotate-180" />
      </summary>
      {children}
    </details>
  );
}

/** The fields inside a fold: two beside each other where there is room. */
export const FOLDED = 'grid items-start gap-3 pb-4 md:grid-cols-2';

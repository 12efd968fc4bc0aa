import type { ComponentProps } from 'react';

/** A field of the order that staff take: its label, its input, and what stands below it. */
export function LabelledInput({
  id,
  label,
  children,
  ...input
}: ComponentProps<'input'> & { id: string; label: string }) {
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <input
        id={id}
        autoComplete="off"
        className="min-h-12 w-full rounded-control border border-muted/60 bg-white px-3 text-base"
        {...input}
      />
      {children}
    </div>
  );
}

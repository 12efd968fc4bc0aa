import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

/**
 * A button that shows a panel under itself. Escape, a tap beside it, leaving it by Tab or following a link in it
 * closes it; the panel holds ordinary links and buttons, so there is nothing to learn.
 */
export function MenuButton({
  label,
  button,
  className,
  onOpen,
  children,
}: {
  /** What the button is called. */
  label: string;
  /** What it looks like inside. */
  button: ReactNode;
  className?: string;
  onOpen?: () => void;
  children: (close: () => void) => ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const close = (): void => setOpen(false);

  useEffect(() => {
    if (!open) return undefined;
    const onPointer = (event: PointerEvent): void => {
      if (!place.current?.contains(event.target as Node)) close();
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      close();
      trigger.current?.focus();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);

  return (
    <div
      ref={place}
      className="relative"
      onBlur={(event) => {
        if (event.relatedTarget && !place.current?.contains(event.relatedTarget)) close();
      }}
    >
      <button
        ref={trigger}
        type="button"
        aria-label={label}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => {
          if (!open) onOpen?.();
          setOpen(!open);
        }}
        className={
          className ?? 'relative grid size-11 place-items-center rounded-control text-ink hover:bg-leaf-soft'
        }
      >
        {button}
      </button>
      {open && (
        <div
          id={panelId}
          className="fixed inset-x-2 top-14 z-40 mt-1 max-h-[80dvh] md:absolute md:inset-x-auto md:top-full md:right-0 md:w-max overflow-y-auto rounded-tile border border-line bg-paper p-2 shadow-float"
        >
          {children(close)}
        </div>
      )}
    </div>
  );
}

/** How a link or button inside the panel looks. */
export const MENU_ROW =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left font-medium text-ink no-underline hover:bg-leaf-soft';

import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

/**
 * A button that opens a panel below itself. Escape, a tap outside, leaving it with Tab or following a link in it
 * closes it. The panel contains ordinary links and buttons.
 */
export function MenuButton({
  label,
  button,
  className,
  onOpen,
  children,
}: {
  /** The accessible name of the button. */
  label: string;
  /** Content of the button. */
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

/** The classes of a link or button inside the panel. */
export const MENU_ROW =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left font-medium text-ink no-underline hover:bg-leaf-soft';

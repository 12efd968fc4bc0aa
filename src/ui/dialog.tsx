import { useLingui } from '@lingui/react';
import { type ReactNode, useCallback, useEffect, useId, useRef } from 'react';
import { classNames } from './button.tsx';
import { Icon } from './icon.tsx';

const PLACES = {
  centre: 'm-auto max-h-[90dvh] w-[min(32rem,calc(100vw-2rem))] rounded-tile',
  right: 'my-0 mr-0 ml-auto h-dvh max-h-none w-[min(26rem,100vw)] max-w-none',
  bottom: 'mx-0 mt-auto mb-0 max-h-[calc(100dvh-1rem)] w-full max-w-none rounded-t-tile',
} as const;

/**
 * A modal: the browser's own `<dialog>`, so focus stays inside, Escape closes it and the page behind is inert. It is
 * in the page only while `open`.
 */
export function Dialog({
  open,
  onClose,
  mayClose,
  title,
  place = 'centre',
  footer,
  children,
}: {
  open: boolean;
  onClose: () => void;
  /** Called before Escape closes it; may prevent that. */
  mayClose?: (() => boolean) | undefined;
  title: string;
  place?: keyof typeof PLACES;
  footer?: ReactNode;
  children: ReactNode;
}) {
  const { i18n } = useLingui();
  const ref = useRef<HTMLDialogElement>(undefined);
  const titleId = useId();
  useEffect(() => {
    // Called each time, because a browser closes the dialog at a second Escape whatever the handler says. If the
    // caller keeps it open, it is shown again.
    if (open && !ref.current?.open) ref.current?.showModal();
  });
  const hold = useCallback((dialog: HTMLDialogElement) => {
    ref.current = dialog;
    return () => {
      ref.current = undefined;
      // Before it leaves the page, so that the browser gives the focus back to what opened it.
      dialog.close();
    };
  }, []);
  if (!open) return null;
  return (
    // A tap on the backdrop has the dialog itself as its target. Keyboards have Escape and the close button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={hold}
      data-place={place}
      aria-labelledby={titleId}
      onClose={() => ref.current && onClose()}
      onCancel={(event) => {
        // A file field inside the dialog also fires `cancel`, and means only itself.
        if (event.target === ref.current && mayClose && !mayClose()) event.preventDefault();
      }}
      onClick={(event) => event.target === ref.current && onClose()}
      className={classNames('bg-paper p-0 shadow-float', PLACES[place])}
    >
      <div className={place === 'right' ? 'drawer' : 'flex h-full max-h-[inherit] flex-col'}>
        <header className="flex items-center justify-between gap-4 px-4 pt-3 pb-2 md:px-6">
          <h2 id={titleId} className="text-lg font-bold">
            {title}
          </h2>
          <button
            type="button"
            onClick={onClose}
            aria-label={i18n._('shop.close', { title: title.toLowerCase() })}
            className="-mr-2 grid size-11 place-items-center rounded-control text-muted hover:bg-leaf-soft"
          >
            <Icon name="close" />
          </button>
        </header>
        <div
          className={classNames('flex-1 px-4 pb-4 md:px-6', place !== 'right' && 'min-h-0 overflow-y-auto')}
        >
          {children}
        </div>
        {footer && (
          <footer
            className={classNames('border-t border-line px-4 md:px-6', place === 'right' ? 'py-2' : 'py-4')}
          >
            {footer}
          </footer>
        )}
      </div>
    </dialog>
  );
}

import { useLingui } from '@lingui/react';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, useBeforeUnload, useBlocker, useNavigate } from 'react-router';
import { ConfirmDialog } from '../confirm-dialog.tsx';

type Guarded = {
  /** True if there is unsaved input now. */
  hasUnsaved: () => boolean;
  /** Closes the dialog that holds the input, if it is in one. */
  onLeave?: () => void;
  /** True if the input survives this navigation. */
  survives?: (from: Location, to: Location) => boolean;
  /** Describes what would be lost. */
  says?: ReactNode;
};

/**
 * Protects unsaved input. Closing the dialog, leaving the page, going back or closing the tab asks first. `leave`
 * closes or asks; `mayLeave` tells whether it would close, or asks; `question` must be rendered beside the dialog or
 * in the page. If the input is saved while the question is open, nothing more is asked.
 */
export function useLeaveGuard({ hasUnsaved, onLeave, survives, says }: Guarded) {
  const { i18n } = useLingui();
  const [isAsking, setAsking] = useState(false);
  /**
   * The navigation that was blocked. The router forgets it when a page is revalidated meanwhile, so it is kept here.
   */
  const [wanted, setWanted] = useState<Location>();
  const isFree = useRef(false);
  const navigate = useNavigate();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isHeld = !isFree.current && hasUnsaved() && !survives?.(currentLocation, nextLocation);
    if (isHeld) setWanted(nextLocation);
    return isHeld;
  });
  useBeforeUnload((event) => {
    if (hasUnsaved()) event.preventDefault();
  });
  const isBlocked = blocker.state === 'blocked';
  useEffect(() => {
    if (blocker.state === 'blocked' && !hasUnsaved()) blocker.proceed();
  });
  const keep = (): void => {
    setAsking(false);
    setWanted(undefined);
    if (isBlocked) blocker.reset();
  };
  const discard = (): void => {
    setAsking(false);
    setWanted(undefined);
    if (isBlocked) blocker.proceed();
    else if (wanted) {
      isFree.current = true;
      void navigate(wanted);
    } else onLeave?.();
  };
  const mayLeave = (): boolean => {
    const isFree = !hasUnsaved();
    setAsking(!isFree);
    return isFree;
  };
  return {
    mayLeave,
    leave: (): void => {
      if (mayLeave()) onLeave?.();
    },
    question: (isAsking || wanted) && (
      <ConfirmDialog
        title={i18n._('account.form.discardTitle')}
        yes={i18n._('account.form.discard')}
        no={i18n._('account.form.keep')}
        danger={false}
        prefersNo
        onYes={discard}
        onClose={keep}
      >
        <p>{says ?? i18n._('account.form.unsaved')}</p>
      </ConfirmDialog>
    ),
  };
}

/**
 * Protects a form: it has unsaved input as soon as a control differs from its initial value. `isTouched` reports
 * changes of things that are no controls, for example a photo.
 */
export function useFormGuard({
  isTouched,
  ...guarded
}: Omit<Guarded, 'hasUnsaved'> & { isTouched?: () => boolean }) {
  const form = useRef<HTMLFormElement>(null);
  const atFirst = useRef('');
  // Runs before anyone can type.
  useLayoutEffect(() => {
    if (form.current) atFirst.current = saidBy(form.current);
  }, []);
  const hasUnsaved = (): boolean =>
    form.current !== null && ((isTouched?.() ?? false) || saidBy(form.current) !== atFirst.current);
  return { form, ...useLeaveGuard({ hasUnsaved, ...guarded }) };
}

/** The values of all controls of a form. */
const saidBy = (form: HTMLFormElement): string =>
  JSON.stringify([...new FormData(form)].filter(([, value]) => typeof value === 'string'));

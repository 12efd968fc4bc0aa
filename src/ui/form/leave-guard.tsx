import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, useBeforeUnload, useBlocker, useNavigate } from 'react-router';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';

type Guarded = {
  /** Whether something would be lost now. */
  hasUnsaved: () => boolean;
  /** What closing means, where what is typed stands in a dialog. */
  onLeave?: () => void;
  /** Whether what is typed survives going there. */
  survives?: (from: Location, to: Location) => boolean;
  /** What would be lost, in words. */
  says?: ReactNode;
};

/**
 * Keeps somebody from losing what they typed: whoever closes a dialog, goes to another page, back, or closes the tab
 * is asked first. `leave` closes, or asks; `mayLeave` says whether it would close, or asks; `question` is to be
 * rendered beside the dialog or in the page. When what was typed is saved while it is asked, the way is free.
 */
export function useLeaveGuard({ hasUnsaved, onLeave, survives, says }: Guarded) {
  const [isAsking, setAsking] = useState(false);
  /** Where somebody wants to go. The router forgets that when a page is read anew meanwhile; the question stands. */
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
      <Dialog
        open
        onClose={keep}
        title="Discard changes?"
        footer={
          <div className="flex flex-row-reverse gap-3">
            <Button onClick={keep} className="flex-1">
              Keep editing
            </Button>
            <Button look="secondary" onClick={discard} className="flex-1">
              Discard
            </Button>
          </div>
        }
      >
        <p className="text-base">{says ?? 'What you typed here is not saved yet and would be lost.'}</p>
      </Dialog>
    ),
  };
}

/**
 * Guards a form by its controls: it has something unsaved as soon as they say something else than when the form came
 * on the screen. `isTouched` speaks for what is no control, as a photo.
 */
export function useFormGuard({
  isTouched,
  ...guarded
}: Omit<Guarded, 'hasUnsaved'> & { isTouched?: () => boolean }) {
  const form = useRef<HTMLFormElement>(null);
  const atFirst = useRef('');
  // Before anybody can type.
  useLayoutEffect(() => {
    if (form.current) atFirst.current = saidBy(form.current);
  }, []);
  const hasUnsaved = (): boolean =>
    form.current !== null && ((isTouched?.() ?? false) || saidBy(form.current) !== atFirst.current);
  return { form, ...useLeaveGuard({ hasUnsaved, ...guarded }) };
}

/** All that the controls of a form say. */
const saidBy = (form: HTMLFormElement): string =>
  JSON.stringify([...new FormData(form)].filter(([, value]) => typeof value === 'string'));

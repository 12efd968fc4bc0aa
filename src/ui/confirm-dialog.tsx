import { type ReactNode, useState } from 'react';
import { CallFailed } from '#base/failure.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Problem } from './form/field.tsx';

type Say = (problem: string) => void;
type ConfirmProps = {
  /** The question. */
  title: string;
  yes: string;
  /** The label of the button while the call is under way. */
  doing?: string;
  no: string;
  /** False where nothing is lost: the button is not red. */
  danger?: boolean;
  /** True where "no" is the better answer: it stands first and in colour. */
  prefersNo?: boolean;
  /** Does it, and closes. A failed call, or a problem that it says, is shown in the dialog, which stays open. */
  onYes: (say: Say) => unknown;
  onClose: () => void;
  /** The problem shown for a failed call, where it is not the server's message. */
  problemOf?: (failure: CallFailed) => string;
  /** The consequence. */
  children: ReactNode;
};

/** Asks before something that is hard to undo. Rendered while it is asked. */
export function ConfirmDialog(props: ConfirmProps) {
  const {
    title,
    yes,
    doing,
    no,
    danger = true,
    prefersNo = false,
    onYes,
    onClose,
    problemOf,
    children,
  } = props;
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const answerYes = async (): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      await onYes(setProblem);
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      setProblem(problemOf?.(error) ?? error.message);
    } finally {
      setBusy(false);
    }
  };
  const answers = [
    <Button
      key="yes"
      look={danger ? 'danger' : prefersNo ? 'secondary' : 'primary'}
      busy={busy}
      onClick={() => void answerYes()}
      className="flex-1"
    >
      {(busy && doing) || yes}
    </Button>,
    <Button key="no" look={prefersNo ? 'primary' : 'secondary'} onClick={onClose} className="flex-1">
      {no}
    </Button>,
  ];
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <div className="flex flex-row-reverse flex-wrap gap-3">
          {prefersNo ? answers.toReversed() : answers}
        </div>
      }
    >
      <div className="grid gap-3 text-base">
        {children}
        <Problem text={problem} />
      </div>
    </Dialog>
  );
}

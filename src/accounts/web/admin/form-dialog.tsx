import { type ComponentProps, type ReactNode, useId } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Problem } from '#ui/problem.tsx';

/** A form in a modal: its fields, what the server said of the whole, and the two ways out at the bottom. */
export function FormDialog({
  title,
  submit,
  form,
  onClose,
  children,
}: {
  title: string;
  /** What the button says that sends the form. */
  submit: string;
  form: { busy: boolean; problem: string | undefined; props: ComponentProps<'form'> };
  onClose: () => void;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <div className="flex flex-row-reverse gap-3">
          <Button type="submit" form={id} busy={form.busy} className="flex-1">
            {form.busy ? 'Saving …' : submit}
          </Button>
          <Button look="secondary" onClick={onClose} className="flex-1">
            Cancel
          </Button>
        </div>
      }
    >
      <form {...form.props} id={id} aria-label={title} className="grid gap-4 pt-1">
        <Problem text={form.problem} />
        {children}
      </form>
    </Dialog>
  );
}

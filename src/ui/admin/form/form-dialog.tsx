import { useLingui } from '@lingui/react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Problem } from '#ui/form/field.tsx';
import { useFormGuard } from '#ui/form/leave-guard.tsx';

/**
 * A form in a modal dialog: fields, the error of the whole form, and Save and Cancel at the bottom. It asks before
 * unsaved input is discarded.
 */
export function FormDialog({
  title,
  submit,
  form,
  isTouched,
  problem,
  second,
  more,
  id: givenId,
  onClose,
  children,
}: {
  title: string;
  /** The label of the submit button. */
  submit: string;
  form: { busy: boolean; problem: string | undefined; props: ComponentProps<'form'> };
  /** True if something other than a form control has changed, for example a photo. */
  isTouched?: () => boolean;
  /** Shown in place of the error of the whole form, for example another person's change made meanwhile. */
  problem?: ReactNode;
  /** The button beside the submit button, in place of Cancel. */
  second?: ReactNode;
  /** Further buttons. */
  more?: ReactNode;
  /** The form's id, for buttons that send it. */
  id?: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const { i18n } = useLingui();
  const ownId = useId();
  const id = givenId ?? ownId;
  const {
    form: controls,
    leave,
    mayLeave,
    question,
  } = useFormGuard({ onLeave: onClose, ...(isTouched && { isTouched }) });
  return (
    <>
      <Dialog
        open
        onClose={leave}
        mayClose={mayLeave}
        title={title}
        footer={
          <div className="flex flex-row-reverse flex-wrap gap-3">
            <Button type="submit" form={id} busy={form.busy} className="flex-1">
              {form.busy ? i18n._('office.saving') : submit}
            </Button>
            {second || (
              <Button look="secondary" onClick={leave} className="flex-1">
                {i18n._('office.cancel')}
              </Button>
            )}
            {more}
          </div>
        }
      >
        <form {...form.props} ref={controls} id={id} aria-label={title} className="grid gap-4 pt-1">
          {problem ?? <Problem text={form.problem} />}
          {children}
        </form>
      </Dialog>
      {question}
    </>
  );
}

/**
 * Given as `ref`: the field of a dialog that has the focus once it is open. React keeps `autoFocus` to itself, and focuses what is
 * not shown yet; the browser then takes the first button, which closes the dialog.
 */
export const firstField = (field: HTMLInputElement | null): void => field?.setAttribute('autofocus', '');

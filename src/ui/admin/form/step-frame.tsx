import { useLingui } from '@lingui/react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { Docked } from '#ui/admin/docked.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button } from '#ui/button.tsx';
import { Problem } from '#ui/form/field.tsx';

/** The place of a step among the others, and where its ways lead. */
export type StepProps = {
  title: string;
  /** Its number, and of how many. */
  place: string;
  /** The heading of a page of its own, or of a part of one. */
  heading: 'h1' | 'h2';
  /** The list of all steps. */
  back: string;
  /** The label of the button that saves. */
  submit: string;
  /** Puts the step off. */
  onLater: () => void;
  /** Called when the step is saved. */
  onSaved: () => Promise<void>;
};

/** A step as one screen: its heading with the way back and "Later", a few fields, and one button that saves and goes on. */
export function StepFrame({
  step: { title, place, heading: Heading, back, submit, onLater },
  about,
  form,
  isUnsent = false,
  children,
}: {
  step: StepProps;
  about?: string;
  /** The form; a step without one has nothing to save. */
  form?: { busy: boolean; problem: string | undefined; props: ComponentProps<'form'> } | undefined;
  /** The form waits for the network: that is said in place of its problem. */
  isUnsent?: boolean;
  children: ReactNode;
}) {
  const { i18n } = useLingui();
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="-m-4 bg-paper max-lg:min-h-[calc(100dvh-7rem)] lg:m-0 lg:rounded-tile lg:border lg:border-line lg:bg-white"
    >
      <header className="flex items-center gap-2 border-b border-line px-2 py-1 lg:border-0 lg:px-6 lg:pt-4">
        <Link
          to={back}
          aria-label={i18n._('office.first.back')}
          className="grid size-11 shrink-0 place-items-center text-ink lg:hidden"
        >
          <ToolIcon name="left" />
        </Link>
        <div className="min-w-0 flex-1">
          <Heading id={id} className="text-lg leading-tight font-bold">
            {title}
          </Heading>
          <p className="text-muted">{place}</p>
        </div>
        <Button look="plain" onClick={onLater}>
          {i18n._('office.first.later')}
        </Button>
      </header>
      {form ? (
        <form {...form.props} aria-labelledby={id} className="grid gap-4 px-4 py-4 lg:px-6">
          {about && <p className="text-base text-muted">{about}</p>}
          {children}
          {isUnsent && !form.busy ? (
            <output className="rounded-control bg-marigold-soft px-3 py-2">
              {i18n._('office.first.unsent')}
            </output>
          ) : (
            <Problem text={form.problem} />
          )}
          <Docked>
            <Button type="submit" busy={form.busy} className="min-h-13 w-full text-base md:w-auto">
              {form.busy ? i18n._('office.saving') : submit}
            </Button>
          </Docked>
        </form>
      ) : (
        <div className="grid gap-4 px-4 py-4 lg:px-6">
          {about && <p className="text-base text-muted">{about}</p>}
          {children}
        </div>
      )}
    </section>
  );
}

/** A sentence as shoppers read it, under the fields that it is made of. */
export const ShoppersRead = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex items-start gap-3 rounded-control bg-leaf-soft px-3 py-2.5">
    <ToolIcon name="eye" className="mt-0.5 size-5 shrink-0" />
    <output className="min-w-0 wrap-anywhere">
      <span className="block text-muted">{label}</span>
      <span className="block text-base font-semibold">{children}</span>
    </output>
  </div>
);

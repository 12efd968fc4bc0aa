import { useLingui } from '@lingui/react';
import * as v from 'valibot';
import { EnteredPassword } from '#identity/identity.ts';
import { PasswordField } from '#identity/web/public.ts';
import { Button } from '#ui/button.tsx';
import { Problem } from '#ui/form/field.tsx';
import { useSchemaForm } from '#ui/form/form.tsx';

const Asked = v.strictObject({ password: EnteredPassword });

/** Asks the shop for new codes. */
export type AskForCodes = (asked: v.InferOutput<typeof Asked>) => Promise<void>;

/** The form that makes new codes. It asks for the password, since a phone that lies about is not its owner. */
export function MakeCodes({
  isAgain,
  isMaking,
  make,
}: {
  isAgain: boolean;
  /** They are being made, perhaps since before this page was opened. */
  isMaking: boolean;
  make: AskForCodes;
}) {
  const { i18n } = useLingui();
  const form = useSchemaForm({
    schema: Asked,
    submit: make,
  });
  return (
    <form {...form.props} method="post" className="grid gap-4 rounded-tile border border-line bg-white p-4">
      {isAgain && (
        <div>
          <h2 className="text-base font-semibold">{i18n._('office.codes.again')}</h2>
          <p className="text-muted">{i18n._('office.codes.againVoids')}</p>
        </div>
      )}
      <PasswordField {...form.field('password')} label={i18n._('office.codes.password')} required />
      <Button type="submit" look={isAgain ? 'secondary' : 'primary'} busy={isMaking} className="min-h-13">
        {isMaking
          ? i18n._('office.codes.making')
          : isAgain
            ? i18n._('office.codes.makeNew')
            : i18n._('office.codes.make')}
      </Button>
      <Problem text={form.problem} />
    </form>
  );
}

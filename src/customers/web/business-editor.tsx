import { useLingui } from '@lingui/react';
import { callApi } from '#browser/calls/api-client.ts';
import { type Business, BusinessForm } from '#customers/business.ts';
import { Button } from '#ui/button.tsx';
import { Field, Problem } from '#ui/form/field.tsx';
import { useSchemaForm } from '#ui/form/form.tsx';
import { showToast } from '#ui/toast/toast.tsx';

/** The GST number and name of the business that a customer buys for, which her bills carry. `path` is where they are kept. */
export function BusinessEditor({ business, path }: { business: Business; path: string }) {
  const { i18n } = useLingui();
  const form = useSchemaForm({
    schema: BusinessForm,
    initial: business,
    submit: async (values) => {
      await callApi<Business>(path, { method: 'PUT', body: values });
      showToast('success', i18n._('account.business.saved'));
    },
  });
  return (
    <form {...form.props} className="grid gap-4">
      <Field
        {...form.field('gstin')}
        label={i18n._('account.business.gstin')}
        hint={i18n._('account.business.gstinHint')}
        autoComplete="off"
        autoCapitalize="characters"
      />
      <Field
        {...form.field('name')}
        label={i18n._('account.business.name')}
        hint={i18n._('account.business.nameHint')}
        autoComplete="organization"
      />
      <div className="grid gap-3 sm:justify-items-start">
        <Button type="submit" look="secondary" busy={form.busy}>
          {form.busy ? i18n._('account.form.saving') : i18n._('account.business.save')}
        </Button>
        <Problem text={form.problem} />
      </div>
    </form>
  );
}

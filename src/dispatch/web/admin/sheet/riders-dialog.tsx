import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { callApi } from '#browser/calls/api-client.ts';
import { useCall } from '#browser/calls/use-call.ts';
import { NamedRiders, type Rider } from '#delivery/delivery.ts';
import type { RoundSheet } from '#dispatch/stops.ts';
import { isAllowed, type User } from '#identity/identity.ts';
import { FormDialog } from '#ui/admin/form/form-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Tick, Problem } from '#ui/form/field.tsx';
import { useSchemaForm } from '#ui/form/form.tsx';
import { Spinner } from '#ui/page/load-problem.tsx';

type RidersProps = {
  round: string;
  riders: readonly Rider[];
  /** True if the round comes from a weekly rule, for which riders can be named. */
  weekly: boolean;
  onSheet: (sheet: RoundSheet) => void;
  onClose: () => void;
};

/** The owner names who carries the round out, this time or always, once it is known who works here. */
export function RidersDialog(props: RidersProps) {
  const { i18n } = useLingui();
  const [people, setPeople] = useState<readonly User[]>();
  const { problem, run } = useCall();
  useEffect(() => {
    void run(async () => {
      const { staff } = await callApi<{ staff: User[] }>('/auth/staff');
      setPeople(staff.filter((person) => isAllowed(person, 'rounds')));
    });
    // oxlint-disable-next-line react/exhaustive-deps -- read once, when the dialog opens
  }, []);
  if (people) return <RidersForm {...props} people={people} />;
  return (
    <Dialog open onClose={props.onClose} title={i18n._('office.stops.nameRiders')}>
      <Problem text={problem} />
      {!problem && <Spinner label={i18n._('office.stops.nameRiders')} />}
    </Dialog>
  );
}

function RidersForm({
  round,
  riders,
  weekly,
  people,
  onSheet,
  onClose,
}: RidersProps & { people: readonly User[] }) {
  const { i18n } = useLingui();
  const form = useSchemaForm({
    schema: NamedRiders,
    read: (data) => ({ riders: data.getAll('riders'), always: data.has('always') }),
    submit: async (body) => {
      const path = `/rounds/${round}/riders?lang=${i18n.locale}`;
      onSheet(await callApi<RoundSheet>(path, { method: 'PUT', body }));
      onClose();
    },
  });
  return (
    <FormDialog
      title={i18n._('office.stops.nameRiders')}
      submit={i18n._('office.save')}
      form={form}
      problem={<Problem text={form.messages['riders'] ?? form.problem} />}
      onClose={onClose}
    >
      <div className="grid gap-2">
        {people.map(({ _id, name }) => (
          <Tick
            key={_id}
            className="text-base"
            name="riders"
            value={_id}
            defaultChecked={riders.some((rider) => rider._id === _id)}
          >
            {name}
          </Tick>
        ))}
        <p className="text-muted">{i18n._('office.stops.ridersHint')}</p>
        {weekly && (
          <Tick className="border-t border-line text-base" name="always">
            {i18n._('office.stops.always')}
          </Tick>
        )}
      </div>
    </FormDialog>
  );
}

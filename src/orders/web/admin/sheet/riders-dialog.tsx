import { useLingui } from '@lingui/react';
import { type SubmitEvent, useEffect, useState } from 'react';
import { callApi } from '#browser/calls/api-client.ts';
import { useCall } from '#browser/calls/use-call.ts';
import type { Rider } from '#delivery/delivery.ts';
import { isAllowed, type User } from '#identity/identity.ts';
import type { RoundSheet } from '#orders/stops.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { Tick } from '#ui/form/tick.tsx';
import { Spinner } from '#ui/spinner.tsx';

/** The owner names who carries the round out, this time or always. */
export function RidersDialog({
  round,
  riders,
  weekly,
  onSheet,
  onClose,
}: {
  round: string;
  riders: readonly Rider[];
  weekly: boolean;
  onSheet: (sheet: RoundSheet) => void;
  onClose: () => void;
}) {
  const { i18n } = useLingui();
  const [people, setPeople] = useState<readonly User[]>();
  const { busy, problem, run } = useCall();
  useEffect(() => {
    void run(async () => {
      const { staff } = await callApi<{ staff: User[] }>('/auth/staff');
      setPeople(staff.filter((person) => isAllowed(person, 'rounds')));
    });
    // oxlint-disable-next-line react/exhaustive-deps -- read once, when the dialog opens
  }, []);
  const save = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const body = { riders: data.getAll('riders'), always: data.get('always') === 'on' };
    void run(async () => {
      const path = `/rounds/${round}/riders?lang=${i18n.locale}`;
      onSheet(await callApi<RoundSheet>(path, { method: 'PUT', body }));
      onClose();
    });
  };
  return (
    <Dialog open onClose={onClose} title={i18n._('office.stops.nameRiders')}>
      <Problem text={problem} />
      {!people && !problem && <Spinner label={i18n._('office.stops.nameRiders')} />}
      {people && (
        <form onSubmit={save} className="grid gap-2">
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
          <Button type="submit" busy={busy}>
            {i18n._('office.save')}
          </Button>
        </form>
      )}
    </Dialog>
  );
}

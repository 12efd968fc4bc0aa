import { useLingui } from '@lingui/react';
import { changeDraft, type Draft } from '#counter/web/admin/draft.ts';
import type { usePlace } from '#counter/web/admin/use-place.ts';
import { roundTime } from '#delivery/web/public.ts';
import { Choice } from '#ui/admin/form/choice.tsx';

/** Choice of delivery or collection, if the shop offers both, and of the round. */
export function WhenChoice({ draft, place }: { draft: Draft; place: ReturnType<typeof usePlace> }) {
  const { i18n } = useLingui();
  const { collected, round } = draft;
  return (
    <>
      {(place.mayCollect || collected) && (
        <Choice
          name="take-way"
          legend={i18n._('office.take.way')}
          chosen={collected ? 'collected' : 'brought'}
          options={[
            ['brought', i18n._('office.take.brought')],
            ['collected', i18n._('office.take.collected')],
          ]}
          onChoose={(way) => changeDraft({ collected: way === 'collected', round: undefined })}
        />
      )}
      {place.rounds.length > 0 && (
        <div className="grid gap-1">
          <label htmlFor="take-round" className="font-medium">
            {collected ? i18n._('office.take.collectWhen') : i18n._('office.take.round')}
          </label>
          <select
            id="take-round"
            value={round ?? ''}
            onChange={({ target: { value } }) => changeDraft({ round: value || undefined })}
            className="min-h-12 w-full rounded-control border border-muted/60 bg-white px-3 text-base"
          >
            <option value="">{i18n._('office.take.nextRound')}</option>
            {place.rounds.map((one) => (
              <option key={one.id} value={one.id}>
                {roundTime(i18n, one, place.now)}
              </option>
            ))}
          </select>
        </div>
      )}
    </>
  );
}

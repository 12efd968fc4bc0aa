import { i18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData, type MetaArgs } from 'react-router';
import { officeAddress } from '#base/office-addresses.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { useCall, useShown } from '#browser/calls/use-call.ts';
import type { Area, Areas, AreaVillages } from '#delivery/delivery.ts';
import { useShop } from '#settings/web/public.ts';
import { adminMeta, ScreenHeader } from '#ui/admin/screen-header.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { AreaDialog } from './area-dialog.tsx';
import { AreaList } from './area-list.tsx';
import { figuresText } from './area-text.ts';
import { VillagesDialog } from './villages-dialog.tsx';

export const meta = ({ matches }: MetaArgs) => adminMeta(matches, (i18n) => i18n._('office.nav.delivery'));

/** Reads all areas. */
export const clientLoader = ({ request: { signal } }: ClientLoaderFunctionArgs): Promise<Areas> =>
  callApi('/delivery/areas', { signal });

/** Where the shop delivers: its areas in their order, and everywhere else as the last one. */
export default function DeliveryPage() {
  useLingui();
  const loaded = useLoaderData<typeof clientLoader>();
  const [areas, show] = useShown(loaded.areas);
  const [edited, setEdited] = useState<Area | 'new'>();
  const [opened, setOpened] = useState<AreaVillages & { id: string }>();
  const { problem, run } = useCall();
  const shown = areas.find(({ id }) => id === opened?.id);
  const openVillages = (id: string) =>
    run(async () => setOpened({ id, ...(await callApi<AreaVillages>(`/delivery/areas/${id}/villages`)) }));
  const reload = async (id: string): Promise<void> => {
    await run(async () => show((await callApi<Areas>('/delivery/areas')).areas));
    await openVillages(id);
  };
  return (
    <div className="mx-auto max-w-3xl">
      <ScreenHeader title={i18n._('office.nav.delivery')} count={i18n._('office.delivery.where')}>
        <Button onClick={() => setEdited('new')}>
          <ToolIcon name="plus" />
          {i18n._('office.delivery.area')}
        </Button>
      </ScreenHeader>
      <Problem text={problem} />
      <div className="divide-y divide-line rounded-tile border border-line bg-white">
        <AreaList
          areas={areas}
          onAreas={show}
          onEdit={setEdited}
          onVillages={({ id }) => void openVillages(id)}
        />
        <Elsewhere hasAreas={areas.length > 0} />
      </div>
      {edited && (
        <AreaDialog
          area={edited === 'new' ? undefined : edited}
          areas={areas}
          onAreas={show}
          onClose={() => setEdited(undefined)}
        />
      )}
      {opened && shown && (
        <VillagesDialog
          area={shown}
          villages={opened.villages}
          areas={areas}
          onChange={() => reload(shown.id)}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  );
}

/** Delivery outside of all areas: the shop's own shipping rule, or none. Links to the settings. */
function Elsewhere({ hasAreas }: { hasAreas: boolean }) {
  const { shippingFee, freeShippingAbove, deliversElsewhere, mayCollect, phones } = useShop();
  const goes = deliversElsewhere || !hasAreas;
  const rule = { fee: shippingFee, freeAbove: freeShippingAbove, minimum: 0, cashMost: null };
  return (
    <section className="flex flex-wrap items-center gap-x-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="text-base font-bold">
          {hasAreas ? i18n._('office.delivery.elsewhere') : i18n._('office.delivery.everywhere')}
          {!goes && (
            <span className="ml-2 rounded-full bg-marigold-soft px-2.5 py-0.5 text-sm font-medium">
              {i18n._('office.delivery.no')}
            </span>
          )}
        </h2>
        <p className="text-sm">{goes ? figuresText(rule) : noText(phones)}</p>
        {mayCollect && <p className="text-sm text-muted">{i18n._('office.delivery.mayCollect')}</p>}
      </div>
      <Link to={`${officeAddress('settings')}#shipping`} className={buttonClass('plain')}>
        {i18n._('office.delivery.toSettings')}
      </Link>
    </section>
  );
}

const noText = ([phone]: readonly string[]): string =>
  phone === undefined ? i18n._('office.delivery.notDelivered') : i18n._('office.delivery.saysNo', { phone });

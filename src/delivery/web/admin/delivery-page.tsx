import { i18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData, type MetaArgs } from 'react-router';
import { officeAddress } from '#base/office-addresses.ts';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import { useCall, useShown, useTurns } from '#browser/calls/use-call.ts';
import type { Area, Areas, AreaVillages } from '#delivery/areas.ts';
import { useShop } from '#settings/web/public.ts';
import { DragHandle, useDragOrder, MoveButtons } from '#ui/admin/row-order.tsx';
import { adminMeta, ScreenHeader } from '#ui/admin/screen.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Problem } from '#ui/form/field.tsx';
import { AreaDialog } from './area-dialog.tsx';
import { figuresText, villagesText } from './area-text.ts';
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
      <Link to={officeAddress('settingsSection', { noun: 'shipping' })} className={buttonClass('plain')}>
        {i18n._('office.delivery.toSettings')}
      </Link>
    </section>
  );
}

const noText = ([phone]: readonly string[]): string =>
  phone === undefined ? i18n._('office.delivery.notDelivered') : i18n._('office.delivery.saysNo', { phone });

type ListProps = {
  areas: readonly Area[];
  onAreas: (areas: Area[]) => void;
  onEdit: (area: Area) => void;
  onVillages: (area: Area) => void;
};

/** All areas in the owner's order, which is changed by dragging a row or by its buttons. */
function AreaList({ areas, onAreas, ...row }: ListProps) {
  const { problem, said, order } = useAreaOrder(areas, onAreas);
  const ids = areas.map(({ id }) => id);
  const drag = useDragOrder(ids, order);
  const shown = drag.values.flatMap((id) => areas.find((area) => area.id === id) ?? []);
  const canMove = areas.length > 1;
  return (
    <>
      <Problem text={problem} />
      <output className="sr-only">{said}</output>
      <ul aria-label={i18n._('office.audit.areas')} className="divide-y divide-line">
        {shown.map((area) => (
          <li
            key={area.id}
            ref={drag.row(area.id)}
            className={`flex items-center ${drag.held === area.id ? 'bg-leaf-soft' : ''} ${canMove ? '' : 'pl-4'}`}
          >
            {canMove && <DragHandle {...drag.handle(area.id)} />}
            <AreaRow area={area} {...row}>
              {canMove && <MoveButtons name={area.name} value={area.id} values={ids} onOrder={order} />}
            </AreaRow>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A new order shows at once and is sent in its turn; if the server refuses it, what it has is shown with the reason. */
function useAreaOrder(areas: readonly Area[], onAreas: (areas: Area[]) => void) {
  const [problem, setProblem] = useState<string>();
  const [said, setSaid] = useState('');
  const { takeTurn } = useTurns();
  const save = (ids: string[]): void => {
    const seen = areas.map(({ id }) => id);
    if (seen.join() === ids.join()) return;
    const place = ids.findIndex((id, at) => id !== seen[at]);
    const moved = areas.find(({ id }) => id === ids[place]);
    onAreas(areas.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)));
    void takeTurn(async (isLast) => {
      try {
        const body = { ids, seen };
        const now = await callApi<Areas>('/delivery/areas/order', { method: 'PUT', body });
        if (isLast()) onAreas(now.areas);
        setProblem(undefined);
        setSaid(i18n._('office.nowNumber', { name: moved?.name, place: place + 1, count: ids.length }));
      } catch (error) {
        if (!(error instanceof CallFailed)) throw error;
        onAreas(error.code === 'conflict' ? (error.detail as Areas).areas : [...areas]);
        setProblem(i18n._('office.notSaved', { message: error.message }));
      }
    });
  };
  return { problem, said, order: save };
}

function AreaRow({
  area,
  onEdit,
  onVillages,
  children,
}: Pick<ListProps, 'onEdit' | 'onVillages'> & { area: Area; children: React.ReactNode }) {
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1 py-3 pr-2">
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="text-base font-bold wrap-anywhere">{area.name}</h2>
        <p className="text-sm wrap-anywhere text-muted">{villagesText(area)}</p>
        <p className="text-sm">{figuresText(area)}</p>
        {area.note && <p className="text-sm wrap-anywhere">“{area.note}”</p>}
      </div>
      <div className="flex flex-wrap items-center">
        <Button
          look="secondary"
          aria-label={i18n._('office.delivery.villagesOf', { name: area.name })}
          onClick={() => onVillages(area)}
        >
          {i18n._('office.delivery.villages')}
        </Button>
        <Button
          look="plain"
          aria-label={i18n._('office.delivery.editArea', { name: area.name })}
          onClick={() => onEdit(area)}
        >
          {i18n._('office.edit')}
        </Button>
        {children}
      </div>
    </div>
  );
}

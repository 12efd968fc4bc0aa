import { useLingui } from '@lingui/react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { villageKey } from '#delivery/delivery-rule.ts';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Button } from '#ui/button.tsx';
import { Field, Tick } from '#ui/form/field.tsx';
import { villagesTyped } from './first-area.ts';

/** The villages of the first area, each with a box; below them one can write more, and take the whole pincode. */
export function VillageRows({
  first,
  shopVillage,
  pincode,
  isWhole,
  more = '',
  error,
}: {
  /** The villages that are ticked at first. */
  first: readonly string[];
  shopVillage: string;
  pincode: string;
  /** All of the pincode is ticked at first. */
  isWhole: boolean;
  /** The text that was written and not added yet. */
  more?: string | undefined;
  error: string | undefined;
}) {
  const { i18n } = useLingui();
  const [names, setNames] = useState(first);
  const [isAdding, setAdding] = useState(more !== '' || first.length === 0);
  const field = useRef<HTMLDivElement>(null);
  const add = (): void => {
    const input = field.current?.querySelector('input');
    if (!input) return;
    const known = new Set(names.map(villageKey));
    const fresh = villagesTyped(input.value).filter((name) => !known.has(villageKey(name)));
    setNames([...names, ...new Set(fresh)]);
    input.value = '';
    input.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const { value } = event.target as HTMLInputElement;
    // An empty field leaves Enter to the form.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || value.trim() === '') return;
    event.preventDefault();
    add();
  };
  const row = 'border-b border-line text-base font-semibold has-[:not(:checked)]:font-normal';
  return (
    <fieldset className="grid">
      <legend className="mb-1 font-medium">{i18n._('office.first.villages')}</legend>
      {names.map((name) => (
        <Tick key={name} name="villages" value={name} defaultChecked className={row}>
          <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
          {villageKey(name) === villageKey(shopVillage) && (
            <span className="font-normal text-muted">{i18n._('office.first.shopIsHere')}</span>
          )}
        </Tick>
      ))}
      <Tick name="whole" defaultChecked={isWhole} className={row}>
        {pincode ? i18n._('office.first.whole', { pincode }) : i18n._('office.first.wholeOf')}
      </Tick>
      {isAdding ? (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Enter in the field adds what it holds
        <div ref={field} onKeyDown={onKeyDown} className="flex items-end gap-2 pt-2">
          <Field
            name="more"
            defaultValue={more}
            label={i18n._('office.first.more')}
            autoComplete="off"
            className="min-w-0 flex-1"
          />
          <Button look="secondary" onClick={add}>
            {i18n._('office.first.add')}
          </Button>
        </div>
      ) : (
        <Button look="plain" className="justify-self-start px-0" onClick={() => setAdding(true)}>
          <ToolIcon name="plus" />
          {i18n._('office.first.addVillage')}
        </Button>
      )}
      {error && (
        <p role="alert" className="text-sm text-chilli">
          {error}
        </p>
      )}
    </fieldset>
  );
}

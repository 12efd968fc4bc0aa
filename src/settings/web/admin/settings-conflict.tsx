import { useEffect, useRef } from 'react';
import { formatRupees } from '#base/money.ts';
import type { EditedSettings, Settings } from '#settings/settings.ts';
import { Button } from '#ui/button.tsx';
import { mergeSettings } from './merge-settings.ts';

/**
 * Shown when somebody else saved the settings meanwhile: what they changed, and the choice to apply one's own changes
 * as well. It takes the focus from the button that it stands in place of.
 */
export function SettingsConflict({
  from,
  mine,
  theirs,
  onFrom,
}: {
  from: Settings;
  mine: Settings;
  theirs: EditedSettings;
  onFrom: (next: EditedSettings & { unsaved?: Settings }) => void;
}) {
  const { merged, changedByThem, changedByBoth } = mergeSettings(from, mine, theirs.settings);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      role="alert"
      className="grid max-h-[60svh] w-full gap-2 overflow-y-auto rounded-control bg-chilli-soft p-4"
    >
      <h2 ref={heading} tabIndex={-1} className="text-base font-semibold text-chilli">
        Not saved: the settings were changed on another device meanwhile
      </h2>
      <ul className="list-disc pl-5">
        {changedByThem.map((name) => (
          <li key={name} className="break-words">
            {NAMES[name]}: <s>{valueText(name, from)}</s> {valueText(name, theirs.settings)}
            {changedByBoth.includes(name) && <strong> (you wrote {valueText(name, mine)})</strong>}
          </li>
        ))}
      </ul>
      <p>
        {changedByBoth.length === 0
          ? 'You changed other things: both changes can stand.'
          : 'Keeping yours puts back what you both changed to what you wrote; their other changes stay.'}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" onClick={() => onFrom({ ...theirs, unsaved: merged })}>
          Keep mine, then Save
        </Button>
        <Button look="secondary" onClick={() => onFrom(theirs)}>
          Take theirs
        </Button>
      </div>
    </section>
  );
}

const NAMES: Record<keyof Settings, string> = {
  name: 'Name',
  tagline: 'Tagline',
  story: 'Our Story',
  mission: 'Our Mission',
  address: 'Address',
  phones: 'Phones',
  email: 'Email',
  whatsapp: 'WhatsApp number',
  whatsappText: 'First sentence in WhatsApp',
  shippingFee: 'Shipping fee',
  freeShippingAbove: 'Free above',
  banners: 'Further messages',
  newsletterOpen: 'Newsletter',
  lowStock: 'Low-stock level',
};

function valueText(name: keyof Settings, settings: Settings): string {
  const value = settings[name];
  if (typeof value === 'boolean') return value ? 'open' : 'closed';
  if (name === 'shippingFee' || name === 'freeShippingAbove') return formatRupees(Number(value));
  return (Array.isArray(value) ? value.join(' · ') : String(value)) || 'nothing';
}

import { i18n } from '@lingui/core';
import { useEffect, useRef } from 'react';
import { formatRupees } from '#base/figures/money.ts';
import { LANGUAGES } from '#base/language/language.ts';
import {
  type EditedSettings,
  type Settings,
  type SettingsInOneLanguage,
  TEXTS_IN,
} from '#settings/settings.ts';
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
        {i18n._('office.settings.conflict.title')}
      </h2>
      <ul className="list-disc pl-5">
        {changedByThem.map((name) => (
          <li key={name} className="break-words">
            {nameOf(name)}: <s>{valueText(name, from)}</s> {valueText(name, theirs.settings)}
            {changedByBoth.includes(name) && (
              <strong> {i18n._('office.settings.conflict.yours', { value: valueText(name, mine) })}</strong>
            )}
          </li>
        ))}
      </ul>
      <p>
        {changedByBoth.length === 0
          ? i18n._('office.settings.conflict.apart')
          : i18n._('office.settings.conflict.both')}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" onClick={() => onFrom({ ...theirs, unsaved: merged })}>
          {i18n._('office.settings.conflict.keepMine')}
        </Button>
        <Button look="secondary" onClick={() => onFrom(theirs)}>
          {i18n._('office.settings.conflict.takeTheirs')}
        </Button>
      </div>
    </section>
  );
}

type Named =
  | keyof SettingsInOneLanguage
  | 'newcomerOrders'
  | 'newcomerOrdersADay'
  | 'newcomersOfANetwork'
  | 'newcomerValue'
  | 'doorCodeFrom'
  | 'unpaidMost'
  | 'smsPerDay'
  | 'printerAddress';
const NAMES: Record<Named, { id: string }> = {
  name: /*i18n*/ { id: 'office.common.name' },
  tagline: /*i18n*/ { id: 'office.settings.tagline' },
  story: /*i18n*/ { id: 'office.settings.story' },
  mission: /*i18n*/ { id: 'office.settings.mission' },
  address: /*i18n*/ { id: 'office.common.address' },
  phones: /*i18n*/ { id: 'office.settings.phones' },
  email: /*i18n*/ { id: 'office.settings.email' },
  whatsapp: /*i18n*/ { id: 'office.settings.whatsapp' },
  whatsappText: /*i18n*/ { id: 'office.settings.whatsappText' },
  shippingFee: /*i18n*/ { id: 'office.settings.shippingFee.name' },
  freeShippingAbove: /*i18n*/ { id: 'office.settings.freeAbove.name' },
  deliversElsewhere: /*i18n*/ { id: 'office.settings.deliversElsewhere' },
  mayCollect: /*i18n*/ { id: 'office.settings.mayCollect' },
  newcomerOrders: /*i18n*/ { id: 'office.settings.newcomerOrders' },
  newcomerOrdersADay: /*i18n*/ { id: 'office.settings.newcomerOrdersADay' },
  newcomersOfANetwork: /*i18n*/ { id: 'office.settings.newcomersOfANetwork' },
  newcomerValue: /*i18n*/ { id: 'office.settings.newcomerValue' },
  doorCodeFrom: /*i18n*/ { id: 'office.settings.doorCodeFrom' },
  unpaidMost: /*i18n*/ { id: 'office.settings.unpaidMost' },
  smsPerDay: /*i18n*/ { id: 'office.settings.smsPerDay' },
  banners: /*i18n*/ { id: 'office.settings.banners' },
  newsletterOpen: /*i18n*/ { id: 'office.settings.section.newsletter' },
  supportDayAndNight: /*i18n*/ { id: 'office.settings.support' },
  fssai: /*i18n*/ { id: 'office.settings.fssai' },
  upiId: /*i18n*/ { id: 'office.settings.upiId' },
  upiName: /*i18n*/ { id: 'office.settings.upiName' },
  printerAddress: /*i18n*/ { id: 'office.settings.printer' },
  isDemo: /*i18n*/ { id: 'office.settings.isDemo' },
  lowStock: /*i18n*/ { id: 'office.settings.lowStock' },
};

const TEXTS = ['tagline', 'story', 'mission', 'address', 'banners'] as const;
/** The texts in other languages, each with the setting that it translates. */
const TRANSLATIONS = (['hi', 'bn'] as const).flatMap((language) =>
  TEXTS.map((text) => ({ name: TEXTS_IN[language][text], text, language: LANGUAGES[language].name })),
);

/** What a setting is called on the form; a text in another language has the language's name behind it. */
function nameOf(setting: keyof Settings): string {
  const translation = TRANSLATIONS.find(({ name }) => name === setting);
  if (translation) return `${i18n._(NAMES[translation.text])} (${translation.language})`;
  return i18n._(NAMES[setting as Named]);
}

const MONEY: readonly (keyof Settings)[] = [
  'shippingFee',
  'freeShippingAbove',
  'newcomerValue',
  'doorCodeFrom',
  'unpaidMost',
];

function valueText(name: keyof Settings, settings: Settings): string {
  const value = settings[name];
  if (typeof value === 'boolean')
    return value ? i18n._('office.settings.open') : i18n._('office.settings.closed');
  if (value === null) return i18n._('office.settings.noLimit');
  if (MONEY.includes(name)) return formatRupees(Number(value));
  return (Array.isArray(value) ? value.join(' · ') : String(value)) || i18n._('office.settings.nothing');
}

import { i18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { Link, type MetaArgs, Navigate, useLocation } from 'react-router';
import { officeAddress } from '#base/office-addresses.ts';
import { adminMeta, ComingSoon, ScreenHeader } from '#ui/admin/screen.tsx';
import { ToolIcon } from '#ui/admin/tool-icon.tsx';
import { Field } from '#ui/form/field.tsx';
import { type Section, SECTIONS, type SectionId, sectionOf } from './settings-sections.ts';
import { SETTINGS, settingsIn } from './settings-table.ts';

export const meta = ({ matches }: MetaArgs) =>
  adminMeta(matches, (words) => words._('office.nav.settingsPage'));

/** The index of the settings: a short page for each noun, and a field that finds a setting by a word. */
export default function SettingsPage() {
  useLingui();
  const { hash } = useLocation();
  const [word, setWord] = useState('');
  // The settings were one long page with these anchors once.
  const noun = hash.slice(1);
  if (sectionOf(noun)) return <Navigate to={addressOf(noun as SectionId)} replace />;
  const found = word.trim() ? settingsWith(word) : undefined;
  return (
    <div className="mx-auto max-w-3xl">
      <ScreenHeader title={i18n._('office.settings.title')} />
      <Field
        name="word"
        type="search"
        label={i18n._('office.settings.find')}
        autoComplete="off"
        value={word}
        onChange={(event) => setWord(event.target.value)}
      />
      <ul className="mt-3 divide-y divide-line overflow-hidden rounded-tile border border-line bg-white">
        {(found ?? SECTIONS.map(({ id }) => ({ id, ...textOf(id), to: addressOf(id) }))).map(
          ({ id, title, about, to }) => (
            <li key={id}>
              <Link
                to={to}
                className="flex min-h-13 items-center gap-2 px-4 py-1 text-ink no-underline hover:bg-leaf-soft"
              >
                <span className="grid min-w-0 flex-1 leading-snug">
                  <b className="font-semibold">{title}</b>
                  {about && <span className="truncate text-sm text-muted">{about}</span>}
                </span>
                <ToolIcon name="right" className="size-5 shrink-0" />
              </Link>
            </li>
          ),
        )}
      </ul>
      {found?.length === 0 && (
        <output className="mt-3 block text-muted">
          {i18n._('office.settings.find.none', { word: word.trim() })}
        </output>
      )}
      <ComingSoon>
        <li>{i18n._('office.settings.soon.online')}</li>
        <li>{i18n._('office.settings.soon.windows')}</li>
        <li>{i18n._('office.settings.soon.pincode')}</li>
        <li>{i18n._('office.settings.soon.newsletter')}</li>
      </ComingSoon>
    </div>
  );
}

/** The address of a section, or of one of its settings. */
function addressOf(id: SectionId, setting?: string): string {
  const section = SECTIONS.find((one) => one.id === id)!;
  const own = officeAddress('settingsSection', { noun: id });
  const address = 'page' in section ? officeAddress(section.page) : own;
  return setting === undefined || address !== own ? address : `${own}#${setting}`;
}

/** A section's title, and what is in it. */
function textOf(id: SectionId): { title: string; about: string } {
  const section: Section = SECTIONS.find((one) => one.id === id)!;
  const title = i18n._(section.title.id);
  const names = settingsIn(id)
    .map(labelOf)
    .filter((name) => name !== title);
  return { title, about: names.join(', ') || (section.about ? i18n._(section.about.id) : '') };
}

const labelOf = (name: keyof typeof SETTINGS): string => {
  const { name: short, label } = SETTINGS[name];
  return i18n._((short ?? label).id).replace(/, ₹$/, '');
};

/** The settings and sections that say a word. */
function settingsWith(word: string): { id: string; title: string; about: string; to: string }[] {
  const wanted = word.trim().toLocaleLowerCase();
  const says = (...texts: string[]) => texts.some((text) => text.toLocaleLowerCase().includes(wanted));
  const sections = SECTIONS.map(({ id }) => ({ id, title: textOf(id).title, about: '', to: addressOf(id) }));
  const settings = SECTIONS.flatMap(({ id }) =>
    settingsIn(id).map((name) => ({
      id: name,
      title: labelOf(name),
      about: textOf(id).title,
      to: addressOf(id, name),
      isFound: says(
        labelOf(name),
        ...[SETTINGS[name].label, SETTINGS[name].hint].map((text) => (text ? i18n._(text.id) : '')),
      ),
    })),
  );
  return [...sections.filter(({ title }) => says(title)), ...settings.filter(({ isFound }) => isFound)];
}

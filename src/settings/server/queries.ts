import * as v from 'valibot';
import type { Language } from '#base/language/language.ts';
import type { Db, Tx } from '#db/schema.ts';
import type { OwnerOfTexts } from '#identity/server/public.ts';
import { carries } from '#platform/cache/changes.ts';
import { keptUntilChanged, madeFrom } from '#platform/cache/kept-until-changed.ts';
import { hot } from '#platform/db/hot.ts';
import type { Platform } from '#platform/platform.ts';
import { wordsIn } from '#platform/words.ts';
import {
  DEFAULT_SETTINGS,
  type OwnRules,
  PublicSettings,
  RULE_SECTIONS,
  RULE_WORDS,
  Settings,
  TEXTS_IN,
} from '#settings/settings.ts';

/** Tag of answers that show the settings. */
export const SETTINGS = 'settings';

const readBy = new WeakMap<Db | Tx, Settings>();

/**
 * The current settings. Fields that an older version did not have get their default. A transaction reads them once: a bill and the
 * mail that follows it say the same.
 */
export async function readSettings(db: Db | Tx): Promise<Settings> {
  madeFrom(SETTINGS);
  const known = readBy.get(db);
  if (known) return known;
  const { settings } = await settingsWithRevision(db);
  if (db.isTransaction) readBy.set(db, settings);
  return settings;
}

/** To be called in a transaction that writes the settings. */
export const forgetSettings = (tx: Tx): boolean => readBy.delete(tx);

const kept = keptUntilChanged(
  (change) => carries(change, SETTINGS),
  ({ db }) => readSettings(db),
);

/** The settings as this process knows them, for what is only shown: read once, and again after a change. */
function keptSettings(platform: Platform): Promise<Settings> {
  madeFrom(SETTINGS);
  return kept(platform);
}

/** The current settings with their revision, which a change must name; 0 if nothing was ever changed. */
export async function settingsWithRevision(db: Db | Tx): Promise<{ settings: Settings; revision: number }> {
  madeFrom(SETTINGS);
  const [row] = await settingsRow(db, {});
  if (!row) return { settings: DEFAULT_SETTINGS, revision: 0 };
  return { settings: parsed(row.value), revision: row.revision };
}

let last: { value: string; settings: Settings } | undefined;

/** The settings in a row's text. The last text is kept with them: most calls read the same, and most of the work is here. */
function parsed(value: string): Settings {
  if (last?.value === value) return last.settings;
  const settings = v.parse(v.object(Settings.entries), { ...DEFAULT_SETTINGS, ...JSON.parse(value) });
  last = { value, settings };
  return settings;
}

const settingsRow = hot((db) =>
  db.selectFrom('settings').select(['value', 'revision']).where('name', '=', 'shop'),
);

/** The owner's settings for text messages. */
export const ownerOfTexts =
  (db: Db): OwnerOfTexts =>
  async () => {
    const { name, phones, smsPerDay } = await readSettings(db);
    return { name, phone: phones[0] ?? '', aDay: smsPerDay };
  };

/** The sender of the shop's mails: its own address, or one of its host without a reader. */
export async function mailSender({ db, config }: Platform): Promise<{ name: string; email: string }> {
  const { name, email } = await readSettings(db);
  const host = config.publicUrl === undefined ? 'haat.local' : new URL(config.publicUrl).hostname;
  return { name, email: email || `noreply@${host}` };
}

/** The text of a new shop, which is ours to translate. */
const OUR_TAGLINE = /*i18n*/ { id: 'own.tagline' };

/**
 * The settings with their texts in a language, for display: as the owner wrote them in it, or else in English, or else
 * in another. The tagline of a new shop is translated.
 */
export async function settingsIn(platform: Platform, language: Language): Promise<PublicSettings> {
  const settings = await keptSettings(platform);
  const kept = v.parse(v.object(PublicSettings.entries), settings);
  const own = { ...kept, supportDayAndNight: kept.supportDayAndNight && isReachable(kept) };
  const textOf = (name: Exclude<Text, 'banners'>): string => String(readIn(settings, name, language) ?? '');
  const tagline = textOf('tagline');
  return {
    ...own,
    tagline: tagline === DEFAULT_SETTINGS.tagline ? wordsIn(language)._(OUR_TAGLINE.id) : tagline,
    story: textOf('story'),
    mission: textOf('mission'),
    address: textOf('address'),
    banners: [readIn(settings, 'banners', language) ?? []].flat(),
  };
}

/** True if shoppers can call or write to the shop. */
const isReachable = ({ phones, whatsapp }: PublicSettings): boolean => phones.length > 0 || whatsapp !== '';

type Text = keyof (typeof TEXTS_IN)['hi'];

/** A text of the settings in a language, or else in English, or else in another; undefined where nothing is written. */
function readIn(settings: Settings, name: Text, language: Language): string | string[] | undefined {
  const names: (keyof Settings)[] = [
    language === 'en' ? name : TEXTS_IN[language][name],
    name,
    TEXTS_IN.hi[name],
    TEXTS_IN.bn[name],
  ];
  return names.map((one) => settings[one] as string | string[]).find((text) => text.length > 0);
}

/** The owner’s part of the page of the rules, in a language: facts, and her own words by section, where there are any. */
export async function ownRulesIn(platform: Platform, language: Language): Promise<OwnRules> {
  const settings = await keptSettings(platform);
  const { legalName, officerName, officerRole, officerPhone, officerEmail } = settings;
  const words = RULE_SECTIONS.flatMap((section) => {
    const text = readIn(settings, RULE_WORDS[section], language);
    return text ? [[section, String(text)] as const] : [];
  });
  return {
    legalName,
    officer: { name: officerName, role: officerRole, phone: officerPhone, email: officerEmail },
    words: Object.fromEntries(words),
  };
}

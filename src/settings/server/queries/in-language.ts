import * as v from 'valibot';
import type { Language } from '#base/language/language.ts';
import type { Platform } from '#platform/platform.ts';
import { wordsIn } from '#platform/words.ts';
import { DEFAULT_SETTINGS, SettingsInOneLanguage, TEXTS_IN } from '#settings/settings.ts';
import { keptSettings } from '../queries.ts';

/** The texts of a new shop, which are ours to translate. */
const OURS = {
  tagline: /*i18n*/ { id: 'own.tagline' },
  story: /*i18n*/ { id: 'own.story' },
  mission: /*i18n*/ { id: 'own.mission' },
  address: /*i18n*/ { id: 'own.address' },
} as const;

/**
 * The settings with their texts in a language, for what is only shown: as the owner wrote them in it, or, where she wrote none, in
 * English. The texts of a new shop that nobody changed are translated.
 */
export async function settingsIn(platform: Platform, language: Language): Promise<SettingsInOneLanguage> {
  const settings = await keptSettings(platform);
  const kept = v.parse(v.object(SettingsInOneLanguage.entries), settings);
  const own = { ...kept, supportDayAndNight: kept.supportDayAndNight && isReachable(kept) };
  if (language === 'en') return own;
  const names = TEXTS_IN[language];
  const textOf = (name: keyof typeof OURS): string => {
    const isOurs = settings[name] === DEFAULT_SETTINGS[name];
    return settings[names[name]] || (isOurs ? wordsIn(language)._(OURS[name].id) : settings[name]);
  };
  const banners = settings[names.banners];
  return {
    ...own,
    tagline: textOf('tagline'),
    story: textOf('story'),
    mission: textOf('mission'),
    address: textOf('address'),
    banners: banners.length > 0 ? banners : settings.banners,
  };
}

/** Whether somebody can be called or written to. */
const isReachable = ({ phones, whatsapp }: SettingsInOneLanguage): boolean =>
  phones.length > 0 || whatsapp !== '';

import { useLingui } from '@lingui/react';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { callApi } from '#browser/calls/api-client.ts';
import { inPageLanguage } from '#browser/language/language-choice.ts';
import { loadWords } from '#browser/language/words.ts';
import { languageContext, platformContext } from '#platform/http/page-context.ts';
import { settingsIn } from '#settings/server/public.ts';
import type { PublicSettings } from '#settings/settings.ts';
import { headOf } from '#ui/page/page-head.ts';
import { languageOfText } from '#ui/words/own-words.tsx';

await loadWords('account');
export const handle = { words: 'account' };

type About = Pick<PublicSettings, 'name' | 'tagline' | 'story' | 'mission' | 'founded'>;

const aboutOf = ({ name, tagline, story, mission, founded }: About): About => ({
  name,
  tagline,
  story,
  mission,
  founded,
});

/** The owner's text about the shop. */
export const loader = async ({ context }: LoaderFunctionArgs): Promise<About> =>
  aboutOf(await settingsIn(context.get(platformContext), context.get(languageContext)));

export const clientLoader = async (): Promise<About> =>
  aboutOf(await callApi<PublicSettings>(inPageLanguage('/shop/settings')));

export const meta = ({ matches }: MetaArgs) =>
  headOf(matches, (i18n) => ({ title: i18n._('shop.nav.about'), path: pageAddress('about') }));

export default function AboutPage() {
  const { i18n } = useLingui();
  const { name, tagline, story, mission, founded } = useLoaderData<typeof loader>();
  return (
    <div className="page grid max-w-3xl gap-10 py-10">
      <header className="grid gap-2">
        <p className="font-semibold text-leaf">
          {founded === null ? name : i18n._('account.about.since', { name, year: String(founded) })}
        </p>
        <h1 className="text-3xl font-bold">{i18n._('account.about.title')}</h1>
        <p lang={languageOfText(i18n, tagline)} className="text-lg text-muted">
          {tagline}
        </p>
      </header>
      {story && <Told title={i18n._('account.about.story')} text={story} />}
      {mission && <Told title={i18n._('account.about.mission')} text={mission} />}
      {founded !== null && (
        <p className="rounded-tile bg-leaf-soft p-4 text-muted">
          {i18n._('account.about.founded', { year: String(founded) })}
        </p>
      )}
    </div>
  );
}

function Told({ title, text }: { title: string; text: string }) {
  const { i18n } = useLingui();
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{title}</h2>
      {text.split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph} lang={languageOfText(i18n, paragraph)} className="max-w-prose">
          {paragraph}
        </p>
      ))}
    </section>
  );
}

import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { pageAddress } from '#base/addresses.ts';
import { callApi } from '#browser/api-client.ts';
import { platformContext } from '#platform/http/page-context.ts';
import { readSettings } from '#settings/server/public.ts';
import { FOUNDED, type PublicSettings } from '#settings/settings.ts';
import { headOf } from '#ui/page-head.ts';

type About = { name: string; tagline: string; story: string; mission: string };

const aboutOf = ({ name, tagline, story, mission }: About): About => ({ name, tagline, story, mission });

/** What the owner says of the shop. */
export const loader = async ({ context }: LoaderFunctionArgs): Promise<About> =>
  aboutOf(await readSettings(context.get(platformContext).db));

export const clientLoader = async (): Promise<About> =>
  aboutOf(await callApi<PublicSettings>('/shop/settings'));

export const meta = ({ matches }: MetaArgs) =>
  headOf(matches, { title: 'About us', path: pageAddress('about') });

export default function AboutPage() {
  const { name, tagline, story, mission } = useLoaderData<typeof loader>();
  return (
    <div className="page grid max-w-3xl gap-10 py-10">
      <header className="grid gap-2">
        <p className="font-semibold text-leaf">
          {name}, since {FOUNDED}
        </p>
        <h1 className="text-3xl font-bold">About Us</h1>
        <p className="text-lg text-muted">{tagline}</p>
      </header>
      <Told title="Our Story" text={story} />
      <Told title="Our Mission" text={mission} />
      <p className="rounded-tile bg-leaf-soft p-4 text-muted">The store was founded in {FOUNDED}.</p>
    </div>
  );
}

const Told = ({ title, text }: { title: string; text: string }) => (
  <section className="grid gap-3">
    <h2 className="text-xl font-bold">{title}</h2>
    {text.split(/\n\s*\n/).map((paragraph) => (
      <p key={paragraph} className="max-w-prose">
        {paragraph}
      </p>
    ))}
  </section>
);

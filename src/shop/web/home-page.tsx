import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { platformContext } from '#platform/page-context.ts';
import { readSettings } from '#shop/server/queries.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const { db } = context.get(platformContext);
  return { settings: await readSettings(db) };
}

export default function HomePage() {
  const { settings } = useLoaderData<typeof loader>();
  return <h1 className="text-leaf">{settings.name}</h1>;
}

import type { ServerBuild } from 'react-router';
import { Failure } from '#base/failure.ts';
import { isAway } from '#platform/db/errors.ts';
import type { Log } from '#platform/log/log.ts';

/**
 * The build with loaders that answer 503 while the database is away, and while something is not ready yet. A page, and a
 * tap that only fetches data, then know that it is no mistake of the shop's and come anew by themselves.
 */
export function sayingAway(build: ServerBuild, log: Log): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const loader = route?.module.loader;
    if (!loader) return [id, route] as const;
    const saying: typeof loader = async (args) => {
      try {
        return await loader(args);
      } catch (error) {
        if (!isAway(error) && !isNotYet(error)) throw error;
        log.error('page.away', error, { path: new URL(args.request.url).pathname });
        // oxlint-disable-next-line typescript/only-throw-error -- the router's way to answer with a status
        throw new Response(null, { status: 503 });
      }
    };
    return [id, { ...route, module: { ...route.module, loader: saying } }] as const;
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

/** True for a failure that passes by itself, such as that of a search right after the start. */
const isNotYet = (error: unknown): boolean => error instanceof Failure && error.code === 'unavailable';

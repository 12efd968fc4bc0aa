import type { Plugin } from 'vite';

/**
 * Parts of the router that the browser would load and never call: it is given no instrumentations, and our manifest names all
 * routes at once (react-router.config.ts), so none is discovered later. Each stands for the module's own functions as they
 * behave then; what is undefined is for servers. A router with other modules ends the build, because its exports are missed.
 */
const UNUSED: Record<string, string> = {
  'lib/router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export const instrumentHandler = undefined, instrumentationResultMetaContext = undefined;`,
  'lib/dom/ssr/fog-of-war.js': `
    export const isFogOfWarEnabled = () => false;
    export const getPartialManifest = (manifest) => manifest;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => undefined;
    export const getManifestPath = undefined, getPathsWithAncestors = undefined, handleClientVersionMismatch = undefined;`,
};

/** Leaves these parts out of the pages' scripts: a twentieth of what a first visit would load of the router. */
export const unusedRouterParts: Plugin = {
  name: 'haat:unused-router-parts',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load(id) {
    const [file = ''] = id.split('?');
    if (!file.includes('/node_modules/react-router/dist/production/')) return undefined;
    return Object.entries(UNUSED).find(([path]) => file.endsWith(path))?.[1];
  },
};

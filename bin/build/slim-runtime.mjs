/**
 * Leaves out of React and React Router what no page of the shop can reach. They cannot be told to by an option, and
 * no bundler can prove it: each function here is called only for a feature that the shop does not use. Its body goes;
 * the rest falls to the minifier. docs/decisions/008-slim-runtime.md has the measurements.
 */

const REACT_DOM = /\/react-dom-client\.production\.js$/;
const ROUTER = /\/react-router\/dist\/production\/lib\/(.+)$/;
const OUR_SOURCE = /^(?!.*\/node_modules\/).*\/src\/.+\.tsx?(?:$|\?)/;

/** What of React DOM goes, by the feature that it belongs to. A body may be given where the caller reads an answer. */
const REACT_DOM_FEATURES = {
  '<ViewTransition>': `
    trackEnterViewTransitions pushViewTransitionCancelableScope applyViewTransitionToHostInstances
    applyViewTransitionToHostInstancesRecursive restoreViewTransitionOnHostInstances
    commitAppearingPairViewTransitions commitEnterViewTransitions commitDeletedPairViewTransitions
    commitExitViewTransitions commitNestedViewTransitions restorePairedViewTransitions
    restoreEnterOrExitViewTransitions restoreNestedViewTransitions measureViewTransitionHostInstancesRecursive
    measureNestedViewTransitions recursivelyTraverseAfterMutationEffects commitAfterMutationEffectsOnFiber
    flushAfterMutationEffects scheduleViewTransitionEvent reportViewTransitionError applyViewTransitionName
    restoreViewTransitionName startViewTransition createViewTransitionInstance ViewTransitionPseudoElement
    getViewTransitionName getViewTransitionClassName`,
  'a ref on a Fragment': `
    commitNewChildToFragmentInstances commitFragmentInstanceInsertionEffects commitFragmentInstanceDeletionEffects
    isFragmentInstanceParent FragmentInstance commitNewChildToFragmentInstance deleteChildFromFragmentInstance
    addFragmentHandleToInstance addFragmentHandleToFiber getFragmentInstanceOrTextInstanceSiblings
    findFragmentInstanceOrTextInstanceSiblings validateDocumentPositionWithFiberTree
    schedulePendingIntersectionUnobserve`,
  '<Activity>': 'updateActivityComponent mountActivityChildren retryActivityComponentWithoutHydrating',
  // Not even exported by React's stable release.
  '<SuspenseList>': 'updateSuspenseListComponent cutOffTailIfNeeded initSuspenseListRenderState',
  'preload() and its kin of react-dom':
    'preload preloadModule preinitStyle preinitScript preinitModuleScript preconnectAs prefetchDNS preconnect',
  'findDOMNode()': 'findCurrentFiberUsingSlowPath',
  'useActionState()': `
    dispatchActionState runActionStateAction onActionSuccess onActionError notifyActionListeners mountActionState
    updateActionState updateActionStateImpl actionStateActionEffect rerenderActionState`,
  'what the React compiler would use': 'useMemoCache',
  // Only style sheets with a `precedence` are waited for.
  'style sheets that a change waits for': `
    suspendInstance suspendResource estimateBandwidth insertSuspendedStylesheets insertStylesheetIntoRoot`,
  // An error's own stack stays; only the list of components around it goes.
  'component stacks of errors': 'describeNativeComponentFrame describeBuiltInComponentFrame describeFiber',
};
/** Functions whose callers read an answer. */
const REACT_DOM_ANSWERS = {
  getStackByFiberInDevAndProd: ` return ''; `,
  waitForCommitToBeReady: ' return null; ',
};

/** Methods of the classes above. */
const REACT_DOM_METHODS = /^(?:ViewTransitionPseudoElement|FragmentInstance)\.prototype\.\w+ = [^]*?^};$/gm;

/** What of React Router goes, by file. */
const ROUTER_FEATURES = {
  // Route discovery is `initial`: all routes are in the manifest that the page brings.
  'dom/ssr/fog-of-war.js': 'getPatchRoutesOnNavigationFunction useFogOFWarDiscovery',
  // Forms of the shop call the API; no route has an action, nobody uses a fetcher.
  'router/router.js': `
    handleAction handleFetcherAction handleFetcherLoader fetch updateFetcherState setFetcherError
    getUpdatedRevalidatingFetchers abortStaleFetchLoads markFetchRedirectsDone resetFetcher
    getInstrumentationNavigateMeta`,
  // The shop does not use React Server Components.
  'dom/ssr/components.js': 'RSCPrefetchPageLinksImpl',
  'hooks.js': 'RSCErrorHandler',
};
/** Nobody measures the router from within: the branches that would are told so. */
const ROUTER_NEVER = [
  ['if (init.instrumentations)', 'if (false)'],
  ['consumeInstrumentationClientResultMetaReceiver(router)', 'void 0'],
];

/** What our own sources may not use, since it is left out. */
const LEFT_OUT = {
  react: ['ViewTransition', 'Activity', 'unstable_SuspenseList', 'useActionState'],
  'react-dom': ['preload', 'preloadModule', 'preinit', 'preinitModule', 'prefetchDNS', 'preconnect'],
  'react-router': ['useFetcher', 'useFetchers', 'useSubmit', 'useFormAction', 'useActionData', 'Form'],
};

/**
 * Slims one module of the browser's bundle; others come back as undefined. Throws when the library is no longer what
 * this file knows, so that an upgrade cannot go by unseen.
 * @param {string} id
 * @param {string} code
 * @returns {string | undefined}
 */
export function slimModule(id, code) {
  const path = (id.split('?')[0] ?? '').replaceAll('\\', '/');
  if (REACT_DOM.test(path)) {
    const names = namesIn(Object.values(REACT_DOM_FEATURES).join(' '));
    const emptied = names.reduce((text, name) => withBody(text, name, ''), code);
    return Object.entries(REACT_DOM_ANSWERS)
      .reduce((text, [name, answer]) => withBody(text, name, answer), emptied)
      .replace(REACT_DOM_METHODS, '');
  }
  const file = ROUTER.exec(path)?.[1];
  const names = file && /** @type {Record<string, string>} */ (ROUTER_FEATURES)[file];
  if (!names) return undefined;
  const emptied = namesIn(names).reduce((text, name) => withBody(text, name, ''), code);
  return file === 'router/router.js' ? ROUTER_NEVER.reduce(replaced, emptied) : emptied;
}

/**
 * The use of something left out in one of our own modules, as a sentence; undefined when there is none.
 * @param {string} id
 * @param {string} code
 * @returns {string | undefined}
 */
export function leftOutUse(id, code) {
  const path = id.replaceAll('\\', '/');
  if (!OUR_SOURCE.test(path)) return undefined;
  for (const [, names = '', from = ''] of code.matchAll(
    /import\s*(?:type\s*)?\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/g,
  )) {
    const leftOut = /** @type {Record<string, string[]>} */ (LEFT_OUT)[from] ?? [];
    const used = names.split(',').map((name) => name.trim().split(/\s+as\s+/)[0] ?? '');
    const found = leftOut.find((name) => used.includes(name));
    if (found)
      return `${found} of ${from} is left out of the shop's runtime; see docs/decisions/008-slim-runtime.md.`;
  }
  if (
    /\/web\/.*-(?:page|layout)\.tsx/.test(path) &&
    /export (?:const|async function|function) (?:clientA|a)ction\b/.test(code)
  ) {
    return "Actions of routes are left out of the shop's runtime; see docs/decisions/008-slim-runtime.md.";
  }
  return undefined;
}

/**
 * The two as a plugin of Vite, for the browser's production bundle only.
 * @returns {import('vite').Plugin}
 */
export const slimRuntime = () => ({
  name: 'haat:slim-runtime',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  transform(code, id) {
    const misuse = leftOutUse(id, code);
    if (misuse) this.error(misuse);
    const slim = slimModule(id, code);
    return slim === undefined ? undefined : { code: slim, map: null };
  },
});

/** @param {string} text */
const namesIn = (text) => text.split(/\s+/).filter(Boolean);

/**
 * @param {string} code
 * @param {string} name
 * @param {string} body
 */
function withBody(code, name, body) {
  const whole = new RegExp(`^(\\t*)((?:async )?function ${name}\\()[^]*?^\\1}$`, 'gm');
  const found = code.match(whole)?.length ?? 0;
  if (found !== 1) throw new Error(`slim-runtime: ${name} was found ${found} times where it should be once`);
  return code.replace(whole, `$1$2) {${body}}`);
}

/**
 * @param {string} code
 * @param {string[]} pair
 */
function replaced(code, [from = '', to = '']) {
  if (!code.includes(from)) throw new Error(`slim-runtime: “${from}” was not found`);
  return code.replaceAll(from, to);
}

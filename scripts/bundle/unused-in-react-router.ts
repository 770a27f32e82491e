import type { UnusedCode } from './remove-unused-code.ts'

const folder = 'react-router/dist/production/lib'

/**
 * The shop has all routes in one manifest, one stylesheet and its own error pages, and no view transitions, blockers, prefetched
 * pages, middleware in the browser, instrumentation, server components or hot reload. Its pages have their data as JSON.
 */
export const unusedInReactRouter: Record<string, UnusedCode> = {
  [`${folder}/router/router.js`]: {
    functions: {
      _internalSetRoutes: '',
      patchRoutes: '',
      patchRoutesImpl: '',
      discoverRoutes: '',
      checkFogOfWar: 'return { active: false, matches: null };',
      getInstrumentationNavigateMeta: '',
      getBlocker: '',
      deleteBlocker: '',
      updateBlocker: '',
      shouldBlockNavigation: '',
      restoreAppliedTransitions: '',
      persistAppliedTransitions: '',
      runClientMiddlewarePipeline: 'return handler();',
      defaultDataStrategyWithMiddleware: '',
    },
    replace: [
      ['if (blockerKey && delta != null) {', 'if (false) {'],
      ['if (blockerKey) {', 'if (false) {'],
      [
        'if (isFogOfWar) {\n\t\t\tlet discoverResult = await discoverRoutes(matches, location',
        'if (false) {\n\t\t\tlet discoverResult = await discoverRoutes(matches, location',
      ],
      ['if (isFogOfWar) {\n\t\t\tif (should', 'if (false) {\n\t\t\tif (should'],
      [
        'if (isFogOfWar) {\n\t\t\tlet discoverResult = await discoverRoutes(requestMatches',
        'if (false) {\n\t\t\tlet discoverResult = await discoverRoutes(requestMatches',
      ],
      ['if (loadMatch.isDiscovering) {', 'if (false) {'],
      [
        'if (pendingAction === "POP" && !isUninterruptedRevalidation && location !== state.location) {',
        'if (false) {',
      ],
      ['} else if (pendingViewTransitionEnabled) {', '} else if (false) {'],
      ['if (init.instrumentations) {', 'if (false) {'],
      ['if (init.instrumentations) router =', 'if (false) router ='],
      ['if (future.unstable_routePatternMatching) {', 'if (false) {'],
    ],
  },
  [`${folder}/router/instrumentation.js`]: {
    functions: {
      getRouteInstrumentationUpdates: '',
      instrumentClientSideRouter: '',
      consumeInstrumentationClientResultMetaReceiver: '',
    },
  },
  [`${folder}/router/history.js`]: { functions: { warning: '' } },
  [`${folder}/dom/ssr/fog-of-war.js`]: {
    functions: { useFogOFWarDiscovery: '', getPatchRoutesOnNavigationFunction: '', getManifestPath: '' },
  },
  [`${folder}/dom/ssr/components.js`]: {
    functions: {
      Scripts: '',
      PrefetchPageLinks: '',
      usePrefetchBehavior: 'return [false, void 0, {}];',
    },
  },
  [`${folder}/dom/ssr/links.js`]: { functions: { prefetchRouteCss: '', prefetchStyleLinks: '' } },
  [`${folder}/dom/ssr/errorBoundaries.js`]: {
    functions: { RemixRootDefaultErrorBoundary: 'return "Application Error";' },
  },
  [`${folder}/dom/ssr/routes.js`]: {
    functions: {
      createClientRoutesWithHMRRevalidationOptOut: '',
      wrapShouldRevalidateForHdr: '',
      prefetchRouteModuleChunks: '',
    },
  },
  [`${folder}/dom/ssr/single-fetch.js`]: { functions: { nonSsrStrategy: '' } },
  [`${folder}/hooks.js`]: {
    functions: { RSCErrorHandler: '', DefaultErrorComponent: '', warningOnce: '' },
    replace: [
      ['if (this.context && typeof error', 'if (false && typeof error'],
      ['if (this.context) return', 'if (false) return'],
    ],
  },
  [`${folder}/components.js`]: {
    replace: [
      ['matches: useMatches()\n\t};\n}\nfunction WithComponentProps', '};\n}\nfunction WithComponentProps'],
      ['if (!viewTransitionOpts || !isViewTransitionAvailable) {', 'if (true) {'],
      ['if (vtContext.isTransitioning && !vtContext.flushSync) setRenderDfd', 'if (false) setRenderDfd'],
      ['if (renderDfd && pendingState && router.window) {', 'if (false) {'],
      ['if (renderDfd && pendingState && state.location', 'if (false && state.location'],
      ['if (!vtContext.isTransitioning && interruption) {', 'if (false) {'],
    ],
  },
  [`${folder}/dom-export/hydrated-router.js`]: {
    // Reads a page's data as JSON.
    isNeeded: true,
    replace: [
      ['if (window.__reactRouterManifest.sri === true) {', 'if (false) {'],
      ['if (!ssrInfo.stateDecodingPromise) {', 'if (false) {'],
      ['if (ssrInfo.stateDecodingPromise.error) throw', 'if (false) throw'],
      ['if (!ssrInfo.stateDecodingPromise.value) throw', 'if (false) throw'],
      ['if (ssrInfo.context.isSpaMode) {', 'if (false) {'],
    ],
  },
  [`${folder}/dom/lib.js`]: {
    statements: ['NavLink.displayName'],
    replace: [
      [
        'let restoreScroll = ((storageKey, restoreKey) => {',
        'let restoreScroll = "" && ((storageKey, restoreKey) => {',
      ],
      ['const NavLink = React', 'const NavLink = /* @__PURE__ */ React'],
    ],
    functions: { useViewTransitionState: '' },
  },
}

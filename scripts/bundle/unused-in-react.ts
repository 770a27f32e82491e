import type { UnusedCode } from './remove-unused-code.ts'

/**
 * The shop has no view transitions, activities, profilers, suspense lists, refs of fragments, custom elements or functions as
 * form actions, leaves stylesheets and preloads to the document, and reads no component stacks.
 */
export const unusedInReact: Record<string, UnusedCode> = {
  'react/cjs/react.production.js': {
    statements: [
      'exports.Activity',
      'exports.Children',
      'exports.Profiler',
      'exports.PureComponent',
      'exports.ViewTransition',
      'exports.addTransitionType',
      'exports.cloneElement',
      'exports.useActionState',
      'exports.__COMPILER_RUNTIME',
    ],
  },
  'react-dom/cjs/react-dom.production.js': {
    statements: [
      'exports.preconnect',
      'exports.prefetchDNS',
      'exports.preinit',
      'exports.preload',
      'exports.requestFormReset',
      'exports.useFormSt',
    ],
  },
  'react-dom/cjs/react-dom-client.production.js': {
    // Profiler, SuspenseList, Scope, LegacyHidden, TracingMarker, ViewTransition, Activity
    fiberTags: [12, 19, 21, 23, 25, 30, 31],
    statements: [
      'exports.createRoot',
      'FragmentInstance.prototype.',
      'ReactDOMSharedInternals.findDOMNode',
      'ViewTransitionPseudoElement.prototype.',
    ],
    replace: [
      [
        'shouldStartViewTransition\n    ? (pendingViewTransition = startViewTransition(',
        'false\n    ? (pendingViewTransition = startViewTransition(',
      ],
    ],
    functions: {
      accumulateSuspenseyCommitOnFiber: '',
      applyViewTransitionToHostInstances: '',
      commitAfterMutationEffectsOnFiber: '',
      commitEnterViewTransitions: '',
      commitExitViewTransitions: '',
      commitFragmentInstanceDeletionEffects: '',
      commitFragmentInstanceInsertionEffects: '',
      commitNestedViewTransitions: '',
      commitNewChildToFragmentInstances: '',
      dispatchActionState: '',
      extractEvents$1: '',
      FragmentInstance: '',
      addFragmentHandleToFiber: '',
      getComponentNameFromType: 'return null;',
      getStackByFiberInDevAndProd: 'return "";',
      isCustomElement: 'return false;',
      measureNestedViewTransitions: '',
      mountActionState: '',
      preconnectAs: '',
      preinitModuleScript: '',
      preinitScript: '',
      preinitStyle: '',
      preload: '',
      preloadInstanceAndSuspendIfNeeded: '',
      preloadModule: '',
      preloadResourceAndSuspendIfNeeded: '',
      rerenderActionState: '',
      restoreEnterOrExitViewTransitions: '',
      restoreNestedViewTransitions: '',
      restoreViewTransitionOnHostInstances: '',
      trackEnterViewTransitions: '',
      traverseVisibleInstancesAndTextInstances: '',
      updateActionState: '',
      useMemoCache: '',
      waitForCommitToBeReady: 'return null;',
    },
  },
}

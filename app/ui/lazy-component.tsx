import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from 'react'

/** Loads a component when it is first rendered. If loading fails it renders nothing, and tries again the next time. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: ReactNode,
) {
  let Loaded = loadOnRender()
  function loadOnRender() {
    return lazy<ComponentType<Props>>(() =>
      load().then(
        component => ({ default: component }),
        () => {
          Loaded = loadOnRender()
          return { default: Nothing }
        },
      ),
    )
  }
  return function LazyComponent(props: Props) {
    return <Suspense fallback={fallback}>{createElement(Loaded, props)}</Suspense>
  }
}

function Nothing() {
  return null
}

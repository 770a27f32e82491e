import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from 'react'

/**
 * A part that is fetched when it is first wanted. Where it does not come there is nothing in its place, and it is fetched again
 * when it is drawn the next time.
 */
export function comesLater<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile?: ReactNode,
) {
  let Part = wanted()
  function wanted() {
    return lazy<ComponentType<Props>>(() =>
      load().then(
        part => ({ default: part }),
        () => {
          Part = wanted()
          return { default: Nothing }
        },
      ),
    )
  }
  return function ComesLater(props: Props) {
    return <Suspense fallback={meanwhile}>{createElement(Part, props)}</Suspense>
  }
}

function Nothing() {
  return null
}

import type { DataRouter } from 'react-router'

/**
 * Calls back when a navigation ends: with true after a form that was accepted with a redirect, with false after anything else but a
 * refusal. It asks the router itself, because React may render nothing between a form and the end of its navigation.
 */
export function watchForms(
  router: Pick<DataRouter, 'subscribe'>,
  onEnd: (isAccepted: boolean) => void,
): () => void {
  let isAnswered: boolean | undefined
  return router.subscribe(({ navigation, actionData, errors }) => {
    const { state, formMethod } = navigation
    // A form that was answered is still there while the next page loads.
    if (state !== 'idle') isAnswered = state === 'loading' && formMethod === 'POST'
    else if (isAnswered !== undefined) {
      if (!actionData) onEnd(isAnswered && !errors)
      isAnswered = undefined
    }
  })
}

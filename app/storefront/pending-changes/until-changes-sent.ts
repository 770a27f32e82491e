import type { ChangeQueue } from '#web/browser/change-queue.ts'

/** Resolves once the shop has responded to all changes, or can't be reached. */
export function untilChangesSent(queue: ChangeQueue): Promise<void> {
  return new Promise(resolve => {
    const resolveIfSent = () => {
      const { pending, isUnreachable } = queue.state
      if (pending.length > 0 && !isUnreachable) return
      stop()
      resolve()
    }
    const stop = queue.subscribe(resolveIfSent)
    resolveIfSent()
  })
}

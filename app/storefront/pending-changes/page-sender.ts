import { maxPendingTime } from '#commerce/cart/visitors/change-key.ts'
import { changeFailureMessages } from '#messages/change-failures.ts'
import type { ChangeQueue, CompletedChange } from '#web/browser/change-queue.ts'
import { ChangeSender } from '#web/browser/change-sender.ts'
import { postChange, withSendLock } from '#web/browser/post-change.ts'

export { ChangeResponseNotice } from './change-response-notice.tsx'

let sender: ChangeSender | undefined

/** The page's only sender. */
export function pageSender(
  queue: ChangeQueue,
  broadcast: (completed: CompletedChange) => void,
): ChangeSender {
  sender ??= new ChangeSender(queue, {
    post: postChange,
    withLock: withSendLock,
    broadcast,
    schedule: (work, delay) => void setTimeout(work, delay),
    now: Date.now,
    maxTime: maxPendingTime,
    expiredText: changeFailureMessages.expired,
  })
  return sender
}

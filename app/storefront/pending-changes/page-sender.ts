import type { ChangeQueue, CompletedChange } from './change-queue.ts'
import { ChangeSender } from './change-sender.ts'
import { postChange, withSendLock } from './post-change.ts'

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
  })
  return sender
}

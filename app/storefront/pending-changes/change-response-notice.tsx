import { useEffect, useRef, useState } from 'react'
import { pendingChangeMessages } from '../../messages/pending-changes.ts'
import { sharedMessages } from '../../messages/shared.ts'
import { CloseIcon } from '../../ui/icons/icons.tsx'
import { PageNotice } from '../../ui/notice/page-notice.tsx'
import type { ChangeQueue, ChangeQueueState, ChangeResponse } from './change-queue.ts'

interface ResponseNotice {
  text: string
  isUrgent: boolean
}

/** The first responses may arrive before this component has loaded; it shows them when it mounts. */
let isFirstMount = true

function earlierRefusal(responses: ReadonlyMap<string, ChangeResponse>): ResponseNotice | undefined {
  const refused = isFirstMount ? [...responses.values()].findLast(({ ok }) => !ok) : undefined
  return refused && !isDialogOpen() ? { text: refused.message, isUrgent: true } : undefined
}

interface ChangeResponseNoticeProps {
  queue: ChangeQueue
  state: ChangeQueueState
}

/** Shows refusals, and successes that the shopper had to wait for. */
export function ChangeResponseNotice({ queue, state }: ChangeResponseNoticeProps) {
  const { pending, isUnreachable } = state
  const [notice, setNotice] = useState<ResponseNotice>()
  const isWaiting = useRef(false)
  isWaiting.current = isUnreachable && pending.length > 0

  // A new change replaces the notice of the last one.
  const newestKey = pending.at(-1)?.key
  useEffect(() => {
    if (newestKey) setNotice(undefined)
  }, [newestKey])

  useEffect(() => {
    setNotice(earlierRefusal(queue.state.responses))
    isFirstMount = false
    return queue.onResponse(({ change: { subject }, response: { ok, message } }) => {
      if (isDialogOpen()) return
      const text = subject ? pendingChangeMessages.aboutSubject({ subject, message }) : message
      if (!ok) setNotice({ text, isUrgent: true })
      else if (isWaiting.current) setNotice({ text: message, isUrgent: false })
    })
  }, [queue])

  const content = notice && (
    <>
      {notice.text}
      <button
        type="button"
        className="icon-button"
        aria-label={sharedMessages.close}
        onClick={() => setNotice(undefined)}
      >
        <CloseIcon size={20} />
      </button>
    </>
  )
  return (
    <>
      <PageNotice>{!notice?.isUrgent && content}</PageNotice>
      <PageNotice urgent>{notice?.isUrgent && content}</PageNotice>
    </>
  )
}

/** An open dialog shows its own responses. */
function isDialogOpen(): boolean {
  return document.querySelector('dialog:modal') !== null
}

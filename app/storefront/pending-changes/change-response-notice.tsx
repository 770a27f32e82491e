import { useEffect, useRef, useState } from 'react'
import { changeFailureMessages } from '#messages/change-failures.ts'
import { sharedMessages } from '#messages/shared.ts'
import { CloseIcon } from '#ui/icons/icons.tsx'
import { PageNotice } from '#ui/notice/page-notice.tsx'
import type { ChangeQueue, ChangeQueueState, CompletedChange } from '#web/browser/change-queue.ts'

interface ResponseNotice {
  text: string
  isUrgent: boolean
}

/** The first refusal may arrive before this component has loaded; it shows it when it mounts. */
let isFirstMount = true

function refusalNotice({ change: { subject }, response: { message } }: CompletedChange): ResponseNotice {
  const text = subject ? changeFailureMessages.aboutSubject({ subject, message }) : message
  return { text, isUrgent: true }
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
    const refusal = [...queue.state.completed.values()].findLast(({ response }) => !response.ok)
    if (isFirstMount && refusal && !isDialogOpen()) setNotice(refusalNotice(refusal))
    isFirstMount = false
    return queue.onResponse(completed => {
      if (isDialogOpen()) return
      const { ok, message } = completed.response
      if (!ok) setNotice(refusalNotice(completed))
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

import { useState } from 'react'
import { href, useLocation } from 'react-router'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { PageNotice } from '#ui/notice/page-notice.tsx'
import { loadPageSender, pageQueue, usePendingChanges } from './page-queue.ts'
import { unreachableText } from './unreachable-text.ts'

const ChangeResponseNotice = lazyComponent(() => loadPageSender().then(module => module.ChangeResponseNotice))

/** Says that the shop is unreachable, and shows late or refused responses. The cart page does both itself. */
export function PendingChangesNotice() {
  const state = usePendingChanges()
  const { pending, isUnreachable } = state
  const { pathname } = useLocation()
  const [hasChanged, setHasChanged] = useState(false)
  if (pending.length > 0 && !hasChanged) setHasChanged(true)
  if (pathname.toLowerCase() === href('/cart')) return null
  return (
    <>
      <PageNotice>{isUnreachable && pending.length > 0 && unreachableText(pending)}</PageNotice>
      {hasChanged && <ChangeResponseNotice queue={pageQueue()} state={state} />}
    </>
  )
}

import { useSyncExternalStore } from 'react'
import { ChangeQueue, type ChangeQueueState, type CompletedChange } from '#web/browser/change-queue.ts'
import { type NewChange, newChangeKey, pendingCount, readCountCookie } from '#web/browser/pending-change.ts'
import { browserStorage, StoredChanges } from '#web/browser/stored-changes.ts'

/** The state during server rendering and hydration. */
const emptyState: ChangeQueueState = { pending: [], cookies: '', isUnreachable: false, completed: new Map() }

/** The delay before loading the sender again, in milliseconds. */
const senderRetryDelay = 5000

let queue: ChangeQueue | undefined
let channel: BroadcastChannel | undefined
let retryTimer: ReturnType<typeof setTimeout> | undefined

/** The page's only queue. Its first use starts sending changes of earlier pages. */
export function pageQueue(): ChangeQueue {
  if (queue) return queue
  queue = new ChangeQueue({
    stored: new StoredChanges(browserStorage()),
    cookies: () => document.cookie,
    now: Date.now,
    newKey: newChangeKey,
    wake,
  })
  // Another page changed the storage, this one is visible again, or the browser is back online.
  for (const event of ['storage', 'pageshow', 'online']) addEventListener(event, refresh)
  document.addEventListener('visibilitychange', refresh)
  // Right away, because another page may send this one's changes.
  openChannel()
  // An open channel would keep the page out of the back/forward cache.
  addEventListener('pagehide', () => {
    channel?.close()
    channel = undefined
  })
  addEventListener('pageshow', event => event.persisted && openChannel())
  wake()
  return queue
}

function openChannel(): void {
  channel = new BroadcastChannel('pending-changes')
  channel.onmessage = ({ data }: MessageEvent<CompletedChange>) => queue!.complete(data)
}

/** Passes a response to the other open pages. */
function broadcastResponse(completed: CompletedChange): void {
  channel?.postMessage(completed)
}

function refresh(): void {
  if (document.visibilityState === 'hidden') return
  queue!.refresh()
  wake()
}

function wake(): void {
  if (queue!.state.pending.length === 0) return
  loadPageSender().then(
    ({ pageSender }) => pageSender(queue!, broadcastResponse).sendAll(),
    () => {
      queue!.markUnreachable()
      clearTimeout(retryTimer)
      retryTimer = setTimeout(wake, senderRetryDelay)
    },
  )
}

/** Loads the sender; called early, while the shopper is still pressing the button. */
export function loadPageSender() {
  return import('./page-sender.ts')
}

/** Sends a change to the shop, now or when it's reachable. Returns its key. */
export function sendChange(change: NewChange): string {
  return pageQueue().send(change)
}

/** Calls `listener` with every response, including those that other pages received. Returns a function that stops it. */
export function onChangeResponse(listener: (completed: CompletedChange) => void): () => void {
  return pageQueue().onResponse(listener)
}

export function usePendingChanges(): ChangeQueueState {
  return useSyncExternalStore(subscribe, currentState, () => emptyState)
}

/** A count of the visitor: its cookie plus pending changes; undefined until hydration. `account` is 1 while signed in. */
export function useVisitorCount(name: 'cart' | 'wishes' | 'account'): number | undefined {
  return useSyncExternalStore(
    subscribe,
    () => {
      const { cookies, pending } = currentState()
      return Math.max(readCountCookie(cookies, name) + pendingCount(pending, name), 0)
    },
    () => undefined,
  )
}

function subscribe(listener: () => void): () => void {
  return pageQueue().subscribe(listener)
}

function currentState(): ChangeQueueState {
  return pageQueue().state
}

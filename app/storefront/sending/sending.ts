import { useSyncExternalStore } from 'react'
import { KeptChanges } from './kept-changes.ts'
import { type Answered, type QueueState, SendingQueue } from './sending-queue.ts'
import { type Change, readCount, waitingCount } from './waiting.ts'

/** Before the page is alive nothing is known of this browser. */
const nothing: QueueState = { waiting: [], cookies: '', stuck: false, answers: new Map() }

/** How long a page without a sender waits until it fetches it again, in milliseconds. */
const withoutSender = 5000

let queue: SendingQueue | undefined
let others: BroadcastChannel | undefined
let again: ReturnType<typeof setTimeout> | undefined

/** The one queue of this page. Whatever waited since an earlier page is sent now. */
export function sendingQueue(): SendingQueue {
  if (queue) return queue
  queue = new SendingQueue({
    kept: new KeptChanges(storage()),
    cookies: () => document.cookie,
    now: Date.now,
    newKey: () =>
      Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join(
        '',
      ),
    wake,
  })
  // Another page keeps something or has an answer, this one is looked at again, or the line is back.
  for (const event of ['storage', 'pageshow', 'online']) addEventListener(event, look)
  document.addEventListener('visibilitychange', look)
  // From the start and not when something is sent: another window may be sooner to send it.
  listen()
  // A page that may be shown again by the back button must hold no line while nobody sees it.
  addEventListener('pagehide', () => {
    others?.close()
    others = undefined
  })
  addEventListener('pageshow', event => event.persisted && listen())
  wake()
  return queue
}

function listen(): void {
  others = new BroadcastChannel('sending')
  others.onmessage = ({ data }: MessageEvent<Answered>) => queue!.answered(data)
}

/** Tells the other open pages of the shop what was answered. */
export function tellOthers(answered: Answered): void {
  others?.postMessage(answered)
}

function look(): void {
  if (document.visibilityState === 'hidden') return
  queue!.show()
  wake()
}

function wake(): void {
  if (queue!.state.waiting.length === 0) return
  loadSending().then(
    ({ sender }) => sender.sendAll(),
    () => {
      queue!.notAnswered()
      clearTimeout(again)
      again = setTimeout(wake, withoutSender)
    },
  )
}

/** Fetches what sends, while a shopper still presses the button. */
export function loadSending() {
  return import('./page-sending.ts')
}

function storage(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}

/** Sends a change to the shop, now or when the line is back; returns its key, by which its answer is known. */
export function send(change: Change): string {
  return sendingQueue().send(change)
}

/** Calls `hearer` with every answer of the shop, also with those that other pages of it got. */
export function hear(hearer: (answered: Answered) => void): () => void {
  return sendingQueue().hear(hearer)
}

/** What waits for the shop's answer, and what it said. */
export function useSending(): QueueState {
  return useSyncExternalStore(follow, current, () => nothing)
}

/**
 * How many the visitor keeps, by the cookie of this name and what waits; undefined until the page is alive. It is right with
 * every page, because the browser alone draws it.
 */
export function useCount(name: 'cart' | 'wishes'): number | undefined {
  return useSyncExternalStore(
    follow,
    () => {
      const { cookies, waiting } = current()
      return Math.max(readCount(cookies, name) + waitingCount(waiting, name), 0)
    },
    () => undefined,
  )
}

function follow(listener: () => void): () => void {
  return sendingQueue().follow(listener)
}

function current(): QueueState {
  return sendingQueue().state
}

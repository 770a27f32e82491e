import { useEffect, useSyncExternalStore } from 'react'
import { href } from 'react-router'
import {
  countHearts,
  type Heart,
  type HeartList,
  isSaved,
  withHeart,
} from '#commerce/cart/wish-lists/heart.ts'
import { type PendingChange, readCountCookie } from '#web/browser/pending-change.ts'
import {
  onChangeResponse,
  pageQueue,
  sendChange,
  usePendingChanges,
} from '../../pending-changes/page-queue.ts'
import type { WishListResponse } from './wish-list-response.ts'

export interface NamedHeart extends Heart {
  title: string
}

/** The heart that was pressed last, until its notice is closed. */
export interface PressedHeart extends NamedHeart {
  saved: boolean
  changeKey: string
  /** By how much the number of wishes changes. */
  countChange: number
  /** Gets the focus back after an undo. */
  button: HTMLElement
}

interface Hearts {
  /** Saved products, by the last response. */
  lists: readonly HeartList[]
  pressed?: PressedHeart | undefined
}

let hearts: Hearts | undefined
const listeners = new Set<() => void>()

function updateHearts(update: Partial<Hearts>): void {
  hearts = { ...hearts!, ...update }
  for (const listener of listeners) listener()
}

function subscribeToHearts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function currentHearts(): Hearts {
  if (hearts) return hearts
  onChangeResponse(
    ({ response }) => 'hearts' in response && updateHearts({ lists: (response as WishListResponse).hearts }),
  )
  hearts = { lists: [] }
  return hearts
}

/** Undefined until hydration. */
export function useHearts(): Hearts | undefined {
  return useSyncExternalStore(subscribeToHearts, currentHearts, () => undefined)
}

/** Loads what is saved, again if a response arrives in the meantime: it's newer, but the count cookie may be older. */
async function fetchHearts(): Promise<void> {
  const { lists } = currentHearts()
  try {
    const loaded: HeartList[] = await (await fetch(href('/wish-list/state'))).json()
    if (lists !== currentHearts().lists) return fetchHearts()
    updateHearts({ lists: loaded })
    pageQueue().refresh()
  } catch {
    // The next response has it.
  }
}

let cachedHearts: [readonly HeartList[], readonly PendingChange[], readonly HeartList[]] | undefined

/** Saved products with all pending changes, computed once for all hearts of a page. */
function heartsWithPending(
  lists: readonly HeartList[],
  pending: readonly PendingChange[],
): readonly HeartList[] {
  if (cachedHearts?.[0] !== lists || cachedHearts[1] !== pending)
    cachedHearts = [lists, pending, pending.reduce(withPendingChange, lists)]
  return cachedHearts[2]
}

function withPendingChange(lists: readonly HeartList[], { to, fields }: PendingChange): readonly HeartList[] {
  const [, saves, removes] = /^\/wish-list\/(?:(add|restore)|(remove|move-to-cart))$/.exec(to) ?? []
  if (!saves && !removes) return lists
  const heart = { product: Number(fields.product), sku: fields.sku ?? null }
  return withHeart(lists, heart, saves !== undefined, fields.list)
}

/** Whether a product is saved; undefined until hydration. */
export function useIsSaved(heart: Heart): boolean | undefined {
  const { pending } = usePendingChanges()
  const { lists } = useHearts() ?? {}
  return lists && isSaved(heartsWithPending(lists, pending), heart)
}

/** Saves a product or removes it, on the screen at once. */
export function toggleHeart(heart: NamedHeart, button: HTMLElement): void {
  const { product, sku, title } = heart
  const before = heartsWithPending(currentHearts().lists, pageQueue().state.pending)
  const saved = !isSaved(before, heart)
  const countChange = countHearts(withHeart(before, heart, saved)) - countHearts(before)
  const changeKey = sendChange({
    to: saved ? href('/wish-list/add') : href('/wish-list/remove'),
    fields: { product: `${product}`, ...(saved && sku && { sku }) },
    subject: title,
    counts: { wishes: countChange },
  })
  updateHearts({ pressed: { ...heart, saved, changeKey, countChange, button } })
}

export function closeHeartNotice(): void {
  if (hearts?.pressed) updateHearts({ pressed: undefined })
}

/** Loads the hearts again when the count cookie shows a change made elsewhere. */
export function useHeartsRefresh(): void {
  const { pending, cookies } = usePendingChanges()
  useEffect(() => {
    if (pending.length === 0 && readCountCookie(cookies, 'wishes') !== countHearts(currentHearts().lists))
      void fetchHearts()
  }, [pending, cookies])
}

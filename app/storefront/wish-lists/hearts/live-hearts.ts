import { useEffect, useSyncExternalStore } from 'react'
import { href } from 'react-router'
import {
  countHearts,
  type Heart,
  type HeartList,
  isSaved,
  withHeart,
} from '../../../commerce/wish-lists/heart.ts'
import { hear, send, sendingQueue, useSending } from '../../sending/sending.ts'
import { readCount, type Waiting } from '../../sending/waiting.ts'
import type { WishAnswer } from '../wish-answer.ts'

export interface NamedHeart extends Heart {
  title: string
}

/** What was done with a heart last, until it is closed. */
export interface Pressed extends NamedHeart {
  saved: boolean
  /** The key under which it was sent. */
  sent: string
  /** How many wishes more there are for it. */
  more: number
  /** The heart itself: it has the focus again in the end. */
  button: HTMLElement
}

interface Hearts {
  /** What is saved, as the shop said last. */
  lists: readonly HeartList[]
  pressed?: Pressed | undefined
}

let hearts: Hearts | undefined
const listeners = new Set<() => void>()

function change(news: Partial<Hearts>): void {
  hearts = { ...hearts!, ...news }
  for (const listener of listeners) listener()
}

function follow(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function current(): Hearts {
  if (hearts) return hearts
  hear(({ answer }) => 'hearts' in answer && change({ lists: (answer as WishAnswer).hearts }))
  hearts = { lists: [] }
  return hearts
}

/** Undefined until the page is alive. */
export function useHearts(): Hearts | undefined {
  return useSyncExternalStore(follow, current, () => undefined)
}

/** Asks what is saved. What is answered meanwhile is newer. */
async function ask(): Promise<void> {
  const { lists } = current()
  try {
    const answer: HeartList[] = await (await fetch(href('/wishList/state'))).json()
    if (lists === current().lists) change({ lists: answer })
  } catch {
    // The next answer brings it.
  }
}

let drawn: [readonly HeartList[], readonly Waiting[], readonly HeartList[]] | undefined

/** What is saved, with what the shop has not answered yet; for all hearts of a page put together once. */
function allHearts(lists: readonly HeartList[], waiting: readonly Waiting[]): readonly HeartList[] {
  if (drawn?.[0] !== lists || drawn[1] !== waiting)
    drawn = [lists, waiting, waiting.reduce(withWaiting, lists)]
  return drawn[2]
}

function withWaiting(lists: readonly HeartList[], { to, fields }: Waiting): readonly HeartList[] {
  const [, saves, removes] = /^\/wishList\/(?:(add|restore)|(remove|moveToCart))$/.exec(to) ?? []
  if (!saves && !removes) return lists
  const heart = { product: Number(fields.product), sku: fields.sku ?? null }
  return withHeart(lists, heart, saves !== undefined, fields.list)
}

/** Whether a product is saved; undefined until the page is alive. */
export function useIsSaved(heart: Heart): boolean | undefined {
  const { waiting } = useSending()
  const { lists } = useHearts() ?? {}
  return lists && isSaved(allHearts(lists, waiting), heart)
}

/** Saves a product, or takes it off, on the screen at once. */
export function press(heart: NamedHeart, button: HTMLElement): void {
  const { product, sku, title } = heart
  const before = allHearts(current().lists, sendingQueue().state.waiting)
  const saved = !isSaved(before, heart)
  const more = countHearts(withHeart(before, heart, saved)) - countHearts(before)
  const sent = send({
    to: saved ? href('/wishList/add') : href('/wishList/remove'),
    fields: { product: `${product}`, ...(saved && sku && { sku }) },
    about: title,
    counts: { wishes: more },
  })
  change({ pressed: { ...heart, saved, sent, more, button } })
}

export function closePressed(): void {
  if (hearts?.pressed) change({ pressed: undefined })
}

/** Keeps the hearts of a page right: it asks when there are any, and when they were changed where nobody told this page. */
export function useHeartsKept(): void {
  const { waiting, cookies } = useSending()
  useEffect(() => {
    if (waiting.length === 0 && readCount(cookies, 'wishes') !== countHearts(current().lists)) void ask()
  }, [waiting, cookies])
}

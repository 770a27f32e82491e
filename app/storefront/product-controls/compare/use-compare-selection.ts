import { useSyncExternalStore } from 'react'
import {
  addToComparison,
  maxCompared,
  readCompareSelection,
} from '#commerce/catalog/compare/compare-selection.ts'
import { compareMessages } from '#messages/compare.ts'
import { compareCookie, readCompareCookie } from './compare-cookie.ts'

/** The one form that all buttons of a page submit without scripts. */
export const compareFormId = 'comparison'

/** The products to compare. Only the browser knows them, since pages are the same for everyone. */
export interface CompareSelection {
  slugs: readonly string[]
  /** The last change, for screen readers. */
  announcement: string
  /** Counts changes, so that a repeated announcement is read again. */
  announcementCount: number
  /** The page on which a fifth product was just refused. */
  refusedOnPath: string | null
}

let selection: CompareSelection | undefined
let otherTabs: BroadcastChannel | undefined
const listeners = new Set<() => void>()

function currentSelection(): CompareSelection {
  selection ??= {
    slugs: readCompareCookie(document.cookie),
    announcement: '',
    announcementCount: 0,
    refusedOnPath: null,
  }
  return selection
}

function updateSelection(
  slugs: readonly string[],
  announcement: string,
  refusedOnPath: string | null = null,
): void {
  selection = {
    slugs,
    announcement,
    refusedOnPath,
    announcementCount: currentSelection().announcementCount + 1,
  }
  for (const listener of listeners) listener()
}

/** A page in the background may have missed changes in other tabs. */
function refreshFromCookie(): void {
  applySlugs(readCompareCookie(document.cookie))
}

/** The message has the slugs because the other tab's cookie may arrive here later. */
function receiveFromTab({ data }: MessageEvent<unknown>): void {
  if (typeof data === 'string') applySlugs(readCompareSelection(data))
}

function applySlugs(slugs: readonly string[]): void {
  if (`${slugs}` !== `${currentSelection().slugs}`) updateSelection(slugs, '')
}

function subscribeToSelection(listener: () => void): () => void {
  if (!otherTabs) {
    otherTabs = new BroadcastChannel('compare')
    otherTabs.onmessage = receiveFromTab
    addEventListener('pageshow', refreshFromCookie)
    addEventListener('focus', refreshFromCookie)
  }
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Undefined until hydration. */
export function useCompareSelection(): CompareSelection | undefined {
  return useSyncExternalStore(subscribeToSelection, currentSelection, () => undefined)
}

/** Whether a product is in the comparison; undefined until hydration. */
export function useIsCompared(slug: string): boolean | undefined {
  return useSyncExternalStore(
    subscribeToSelection,
    () => currentSelection().slugs.includes(slug),
    () => undefined,
  )
}

/** Replaces the selection, here and in other tabs. */
export function setCompareSelection(slugs: readonly string[], announcement = ''): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store, and it needs HTTPS
  document.cookie = compareCookie(slugs, location.protocol === 'https:')
  otherTabs?.postMessage(slugs.join('.'))
  updateSelection(slugs, announcement)
}

/** Adds or removes a product, and announces a refusal when the comparison is full. */
export function toggleCompared(slug: string, title: string): void {
  const { slugs } = currentSelection()
  const others = slugs.filter(other => other !== slug)
  const added = addToComparison(slugs, slug)
  if (others.length < slugs.length) setCompareSelection(others, compareMessages.removed({ title }))
  else if (!added.ok) updateSelection(slugs, compareMessages.full({ max: maxCompared }), location.pathname)
  else {
    const count = added.slugs.length
    setCompareSelection(added.slugs, compareMessages.added({ title, count, max: maxCompared }))
  }
}

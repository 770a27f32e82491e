import { useSyncExternalStore } from 'react'
import { addChosen, fullInWords, mostCompared, readChosen } from '../../commerce/compare/chosen.ts'
import { chosenCookie, readChosenCookie } from './chosen-cookie.ts'

/** What this browser has chosen to compare. Pages are the same for everybody, so only the browser knows. */
export interface Chosen {
  slugs: readonly string[]
  /** What happened last, in words for those who do not see it. */
  said: string
  /** Counts what happened, so that the same words are said again. */
  times: number
  /** The path of the page on which a fifth product was not taken just now. */
  refusedOn: string | null
}

let chosen: Chosen | undefined
let otherTabs: BroadcastChannel | undefined
const listeners = new Set<() => void>()

function current(): Chosen {
  chosen ??= { slugs: readChosenCookie(document.cookie), said: '', times: 0, refusedOn: null }
  return chosen
}

function show(slugs: readonly string[], said: string, refusedOn: string | null = null): void {
  chosen = { slugs, said, refusedOn, times: current().times + 1 }
  for (const listener of listeners) listener()
}

/** A page that was away may have missed what another tab chose, or what the shop answered there. */
function readAgain(): void {
  takeOver(readChosenCookie(document.cookie))
}

/** Another tab chose. It says what, because the cookie that it wrote may arrive here later than its message. */
function hear({ data }: MessageEvent<unknown>): void {
  if (typeof data === 'string') takeOver(readChosen(data))
}

function takeOver(slugs: readonly string[]): void {
  if (`${slugs}` !== `${current().slugs}`) show(slugs, '')
}

function follow(listener: () => void): () => void {
  if (!otherTabs) {
    otherTabs = new BroadcastChannel('compare')
    otherTabs.onmessage = hear
    addEventListener('pageshow', readAgain)
    addEventListener('focus', readAgain)
  }
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Undefined until the page is alive. */
export function useChosen(): Chosen | undefined {
  return useSyncExternalStore(follow, current, () => undefined)
}

/** Whether a product is chosen; undefined until the page is alive. */
export function useIsChosen(slug: string): boolean | undefined {
  return useSyncExternalStore(
    follow,
    () => current().slugs.includes(slug),
    () => undefined,
  )
}

/** Chooses exactly these, here and in the other tabs. */
export function choose(slugs: readonly string[], said = ''): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser, and needs https
  document.cookie = chosenCookie(slugs, location.protocol === 'https:')
  otherTabs?.postMessage(slugs.join('.'))
  show(slugs, said)
}

/** Takes a product in, or out again. A fifth is refused in words. */
export function toggleChosen(slug: string, title: string): void {
  const { slugs } = current()
  const left = slugs.filter(other => other !== slug)
  const added = addChosen(slugs, slug)
  if (left.length < slugs.length) choose(left, `${title} is taken out of the comparison.`)
  else if (!added.ok) show(slugs, fullInWords, location.pathname)
  else choose(added.chosen, `${title} is in the comparison, ${added.chosen.length} of ${mostCompared}.`)
}

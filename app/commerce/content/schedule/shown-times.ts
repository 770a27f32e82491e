/** From when until when shoppers see something, as ISO 8601; null for no limit. */
export interface ShownTimes {
  shownFrom: string | null
  shownUntil: string | null
}

export type ShownState = 'always' | 'scheduled' | 'until' | 'ended'

export function shownStateOf({ shownFrom, shownUntil }: ShownTimes, now: Date): ShownState {
  const time = now.toISOString()
  if (shownFrom !== null && shownFrom > time) return 'scheduled'
  if (shownUntil === null) return 'always'
  return shownUntil > time ? 'until' : 'ended'
}

/** Like `isShownAt` in queries. */
export function isShown(times: ShownTimes, now: Date): boolean {
  return ['always', 'until'].includes(shownStateOf(times, now))
}

/**
 * The heroes that may be shown, the first choice first: the one that started last, then one without times. Those whose time is over
 * come last, so that the home page keeps a hero. Given in their order.
 */
export function orderHeroes<Hero extends ShownTimes>(heroes: readonly Hero[], now: Date): Hero[] {
  const current = heroes.filter(hero => isShown(hero, now))
  const ended = heroes.filter(hero => shownStateOf(hero, now) === 'ended')
  return [
    ...current.toSorted((one, other) => descending(startOf(one), startOf(other))),
    ...ended.toSorted((one, other) => descending(one.shownUntil!, other.shownUntil!)),
  ]
}

/** Any time comes after none. */
function startOf({ shownFrom, shownUntil }: ShownTimes): string {
  return shownFrom ?? (shownUntil === null ? '' : '0')
}

function descending(one: string, other: string): number {
  if (one === other) return 0
  return one > other ? -1 : 1
}

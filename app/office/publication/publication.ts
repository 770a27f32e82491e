import { readLocalTime } from '#commerce/values/typed/typed-day.ts'
import { localTimeOf } from '#commerce/values/zoned-time.ts'

export const publicationChoices = ['now', 'scheduled', 'draft'] as const

export type Publication = (typeof publicationChoices)[number]

/** The choice that a stored or typed time stands for. */
export function readPublication(value: string, now: Date): Publication {
  if (value === '') return 'draft'
  return Date.parse(value) <= now.getTime() ? 'now' : 'scheduled'
}

interface SentPublication {
  choice: Publication
  /** As inputs of the type `datetime-local` write it. */
  at: string
  /** What was there before. */
  was: string
}

/** The time to store as text. A broken one stays as it is, so that it's refused. */
export function publicationText(
  { choice, at, was }: SentPublication,
  { timeZone, now }: { timeZone: string; now: Date },
): string {
  if (choice === 'draft') return ''
  if (choice === 'scheduled') return shownTime({ at, was }, timeZone) ?? (at.trim() || '–')
  return readPublication(was, now) === 'now' ? was : now.toISOString()
}

/**
 * A time that a form showed as the minute it now sends, or a typed one; undefined for a broken one. A minute that wasn't touched keeps
 * its seconds, and remains the second of two that a clock change makes equal.
 */
export function shownTime({ at, was }: { at: string; was: string }, timeZone: string): string | undefined {
  const isUntouched = was !== '' && !Number.isNaN(Date.parse(was)) && localTimeOf(was, timeZone) === at
  return isUntouched ? was : readLocalTime(at, timeZone)
}

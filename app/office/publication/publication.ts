import { instantOf } from '../shop-time.ts'

/** The field of a record that says from when shoppers see it: entries without are drafts, pages without are published. */
export type PublicationFieldName = 'published_at' | 'publish_at'

export const publicationChoices = {
  published_at: ['now', 'scheduled', 'draft'],
  publish_at: ['now', 'scheduled'],
} as const

export type Publication = (typeof publicationChoices)['published_at'][number]

export function isPublicationField(name: string): name is PublicationFieldName {
  return Object.hasOwn(publicationChoices, name)
}

/** The choice that a stored or typed time stands for. */
export function readPublication(field: PublicationFieldName, value: string, now: Date): Publication {
  if (value === '') return field === 'published_at' ? 'draft' : 'now'
  const at = Date.parse(value)
  return at <= now.getTime() ? 'now' : 'scheduled'
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
  field: PublicationFieldName,
  { choice, at, was }: SentPublication,
  { timeZone, now }: { timeZone: string; now: Date },
): string {
  if (choice === 'draft') return ''
  if (choice === 'scheduled') return instantOf(at, timeZone) ?? (at.trim() || '–')
  if (field === 'publish_at') return readPublication(field, was, now) === 'now' ? was : ''
  return readPublication(field, was, now) === 'now' ? was : now.toISOString()
}

import { loadSetting } from '#commerce/running/settings/load-settings.server.ts'
import type { Db } from '#db/schema/schema.ts'
import {
  isShownTime,
  type Publication,
  publicationField,
  publicationText,
  shownTimeText,
} from './publication.ts'

/** The texts of a record with the times that were chosen in its form, in the shop's time zone. `was` has what it showed. */
export async function withPublication(
  db: Db,
  texts: Readonly<Record<string, string>>,
  sent: Readonly<Record<string, unknown>>,
  was: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const timeZone = await loadSetting(db, 'timeZone')
  const text = (name: string) => (typeof sent[name] === 'string' ? sent[name] : '')
  const timed = { ...texts }
  for (const name of Object.keys(texts).filter(isShownTime))
    timed[name] = shownTimeText({ at: text(name), was: was[name] ?? '' }, timeZone)
  const choice = sent.publication as Publication | undefined
  if (choice)
    timed[publicationField] = publicationText(
      { choice, at: text('publication_at'), was: was[publicationField] ?? '' },
      { timeZone, now: new Date() },
    )
  return timed
}

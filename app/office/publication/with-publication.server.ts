import type { RecordDefinition } from '#commerce/editing/records/record-definition.server.ts'
import { loadSetting } from '#commerce/running/settings/load-settings.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { type Publication, publicationText, shownTime } from './publication.ts'

/** The texts of a record with the times that were chosen in its form, in the shop's time zone. `was` has what it showed. */
export async function withPublication(
  db: Db,
  { fields }: RecordDefinition,
  texts: Readonly<Record<string, string>>,
  { sent, was }: { sent: Readonly<Record<string, unknown>>; was: Readonly<Record<string, string>> },
): Promise<Record<string, string>> {
  const timeZone = await loadSetting(db, 'timeZone')
  const timed = { ...texts }
  for (const [name, { control }] of Object.entries(fields)) {
    if (control === 'shown-time' && name in texts)
      timed[name] = shownTime({ at: texts[name]!, was: was[name] ?? '' }, timeZone) ?? texts[name]!
    if (control === 'publication' && sent.publication)
      timed[name] = publicationText(
        {
          choice: sent.publication as Publication,
          at: typeof sent.publication_at === 'string' ? sent.publication_at : '',
          was: was[name] ?? '',
        },
        { timeZone, now: new Date() },
      )
  }
  return timed
}

import { loadSetting } from '../../commerce/settings/load-settings.server.ts'
import type { Db } from '../../db/schema/schema.ts'
import { isPublicationField, type Publication, publicationText } from './publication.ts'

/** The texts of a record with the time of the publication that was chosen in its form, if it has one. */
export async function withPublication(
  db: Db,
  texts: Readonly<Record<string, string>>,
  sent: Readonly<Record<string, unknown>>,
): Promise<Record<string, string>> {
  const choice = sent.publication as Publication | undefined
  const field = Object.keys(sent).find(isPublicationField)
  if (!field || !choice) return { ...texts }
  const text = (name: string) => (typeof sent[name] === 'string' ? sent[name] : '')
  const timeZone = await loadSetting(db, 'timeZone')
  const value = publicationText(
    field,
    { choice, at: text('publication_at'), was: text(`was.${field}`) },
    { timeZone, now: new Date() },
  )
  return { ...texts, [field]: value }
}

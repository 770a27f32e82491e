import type { Db } from '../../../db/schema/schema.ts'
import type { Language } from '../../languages.ts'
import { loadSettings } from '../../settings/load-settings.server.ts'
import { readLogo } from '../../theme/read-logo.server.ts'
import type { RenderedEmail } from '../outbox/email.ts'
import { englishOnlyKinds, type PreviewedKind } from '../outbox/email-kinds.ts'
import { buildEmail } from '../templates/build-email.server.ts'
import { withOwnTexts } from '../templates/own-texts/with-own-texts.server.ts'
import { renderContent } from '../templates/render-email.server.ts'
import { buildSampleEmail } from '../templates/samples/build-sample-email.server.ts'
import { withInertLinks } from '../templates/samples/inert-links.ts'
import { type EmailSubject, readRecentSubjects } from './recent-subjects-store.server.ts'

export interface PreviewChoice {
  kind: PreviewedKind
  language: Language
  /** The id of the row it should be about; undefined for the newest that fits, 0 for sample data. */
  subjectId: number | undefined
}

export interface EmailPreview {
  /** Undefined without a product to show. */
  email: RenderedEmail | undefined
  /** The row it is about; undefined for sample data. */
  shown: EmailSubject | undefined
  subjects: EmailSubject[]
}

/** An email about the newest row that fits, or the chosen one, or else with sample data. Its links lead to the start of the shop. */
export async function previewEmail(
  db: Db,
  { kind, language: chosen, subjectId }: PreviewChoice,
  url: string,
): Promise<EmailPreview> {
  const settings = await loadSettings(db)
  const language = englishOnlyKinds.includes(kind) ? 'en' : chosen
  const subjects = await readRecentSubjects(db, kind)
  const candidates = subjects.filter(({ id }) => subjectId === undefined || id === subjectId)
  const shop = { settings, url, logo: await readLogo(db, settings.logoPicture) }
  for (const subject of candidates) {
    const email = await renderContent(shop, language, async () => {
      const built = await buildEmail(db, subject.facts, shop)
      const content = await withOwnTexts(db, kind, built, settings.shopName)
      return content && withInertLinks(content, url)
    })
    if (email) return { email, shown: subject, subjects }
  }
  const email = await renderContent(shop, language, () => buildSampleEmail(db, kind, shop))
  return { email, shown: undefined, subjects }
}

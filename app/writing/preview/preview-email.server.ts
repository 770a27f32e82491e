import type { RenderedEmail } from '#commerce/running/outbox/email.ts'
import { englishOnlyKinds, type PreviewedKind } from '#commerce/running/outbox/email-kinds.ts'
import type { Language } from '#commerce/values/languages.ts'
import type { Db } from '#db/schema/schema.ts'
import { buildEmail } from '../emails/build-email.server.ts'
import { readEmailSources } from '../emails/email-sources.server.ts'
import { withOwnTexts } from '../emails/own-texts/with-own-texts.server.ts'
import { renderContent } from '../emails/render-email.server.ts'
import { buildSampleEmail } from '../emails/samples/build-sample-email.server.ts'
import { withInertLinks } from '../emails/samples/inert-links.ts'
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
  const language = englishOnlyKinds.includes(kind) ? 'en' : chosen
  const subjects = await readRecentSubjects(db, kind)
  const candidates = subjects.filter(({ id }) => subjectId === undefined || id === subjectId)
  const facts = candidates.map(subject => subject.facts)
  const sources = await readEmailSources(db, url, facts)
  for (const subject of candidates) {
    const email = await renderContent(sources, language, async () => {
      const content = withOwnTexts(kind, await buildEmail(db, subject.facts, sources), sources)
      return content && withInertLinks(content, url)
    })
    if (email) return { email, shown: subject, subjects }
  }
  const email = await renderContent(sources, language, () => buildSampleEmail(db, kind, sources))
  return { email, shown: undefined, subjects }
}

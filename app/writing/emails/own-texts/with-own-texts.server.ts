import { editableFields } from '#commerce/content/email-texts/email-text.ts'
import type { EmailFacts } from '#commerce/running/outbox/email.ts'
import { findLanguage } from '#commerce/values/languages.ts'
import { currentLanguage } from '#messages/current-language.ts'
import type { EmailSources } from '../email-sources.server.ts'
import type { EmailContent } from '../layout/email-content.ts'
import { applyEmailTexts } from './apply-email-texts.ts'

/** An email with the texts that the merchant wrote for its kind, in the current language. */
export function withOwnTexts(
  kind: EmailFacts['kind'],
  content: EmailContent | undefined,
  { settings, textsOf }: EmailSources,
): EmailContent | undefined {
  const language = findLanguage(currentLanguage())
  if (!content || !language || editableFields(kind).length === 0) return content
  return applyEmailTexts(content, textsOf(kind, language), { shop: settings.shopName, ...content.about })
}

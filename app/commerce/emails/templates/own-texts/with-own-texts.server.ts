import type { Db } from '../../../../db/schema/schema.ts'
import { currentLanguage } from '../../../../messages/current-language.ts'
import { findLanguage } from '../../../languages.ts'
import type { EmailFacts } from '../../outbox/email.ts'
import { editableFields } from '../../wording/email-text.ts'
import { readEmailTexts } from '../../wording/email-text-store.server.ts'
import type { EmailContent } from '../layout/email-content.ts'
import { applyEmailTexts } from './apply-email-texts.ts'

/** An email with the texts that the merchant wrote for its kind, in the current language. */
export async function withOwnTexts(
  db: Db,
  kind: EmailFacts['kind'],
  content: EmailContent | undefined,
  shop: string,
): Promise<EmailContent | undefined> {
  const language = findLanguage(currentLanguage())
  if (!content || !language || editableFields(kind).length === 0) return content
  const texts = await readEmailTexts(db, kind, language)
  return applyEmailTexts(content, texts, { shop, ...content.about })
}

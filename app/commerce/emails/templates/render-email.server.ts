import type { Db } from '../../../db/schema/schema.ts'
import { runInCurrency } from '../../../messages/current-currency.ts'
import { runInLanguage } from '../../../messages/current-language.ts'
import { runInTimeZone } from '../../../messages/current-time-zone.server.ts'
import type { Language } from '../../languages.ts'
import { loadSettings } from '../../settings/load-settings.server.ts'
import type { EmailFacts, RenderedEmail } from '../outbox/email.ts'
import { buildEmail } from './build-email.server.ts'
import { emailHtml } from './layout/email-html.ts'
import { emailText } from './layout/email-text.ts'

/**
 * In this language or the shop's, except emails to the merchant; undefined if the subject of the email was deleted.
 */
export async function renderEmail(
  db: Db,
  facts: EmailFacts,
  publicUrl: string,
  chosen?: Language,
): Promise<RenderedEmail | undefined> {
  const settings = await loadSettings(db)
  const toMerchant = facts.kind === 'payment-mismatch' || facts.kind === 'contact-message'
  const language = toMerchant ? 'en' : (chosen ?? settings.language)
  const render = async () => {
    const content = await buildEmail(db, facts, { settings, url: publicUrl })
    if (!content) return undefined
    const sender = { ...settings, url: publicUrl }
    return {
      subject: content.subject.replace(/[\p{Cc}\s]+/gu, ' '),
      html: emailHtml(content, sender),
      text: emailText(content, sender),
    }
  }
  return runInLanguage(language, () =>
    runInCurrency(settings.currency, () => runInTimeZone(settings.timeZone, render)),
  )
}

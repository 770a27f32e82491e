import type { Db } from '../../../db/schema/schema.ts'
import { runInCurrency } from '../../../messages/current-currency.ts'
import { runInLanguage } from '../../../messages/current-language.ts'
import { runInTimeZone } from '../../../messages/current-time-zone.server.ts'
import { type AnyLanguage, findLanguage, type Language } from '../../languages.ts'
import { loadSettings } from '../../settings/load-settings.server.ts'
import { readLogo } from '../../theme/read-logo.server.ts'
import type { EmailFacts, RenderedEmail } from '../outbox/email.ts'
import { englishOnlyKinds } from '../outbox/email-kinds.ts'
import { buildEmail } from './build-email.server.ts'
import type { EmailContent, EmailShop } from './layout/email-content.ts'
import { emailHtml } from './layout/email-html.ts'
import { emailLogo } from './layout/email-picture.ts'
import { emailText } from './layout/email-text.ts'
import { withOwnTexts } from './own-texts/with-own-texts.server.ts'

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
  const isEnglish = englishOnlyKinds.includes(facts.kind)
  const tested = facts.kind === 'email-test' ? findLanguage(facts.language) : undefined
  const language = isEnglish ? 'en' : (tested ?? chosen ?? settings.language)
  const logo = await readLogo(db, settings.logoPicture)
  return renderContent({ settings, url: publicUrl, logo }, language, async shop =>
    withOwnTexts(db, facts.kind, await buildEmail(db, facts, shop), settings.shopName),
  )
}

/** Builds an email with the texts, currency and time zone of the shop, and renders it. */
export async function renderContent(
  shop: EmailShop,
  language: AnyLanguage,
  build: (shop: EmailShop) => Promise<EmailContent | undefined>,
): Promise<RenderedEmail | undefined> {
  const { settings, url, logo } = shop
  const render = async () => {
    const content = await build(shop)
    if (!content) return undefined
    const sender = { ...settings, url, logo: emailLogo(url, logo, settings.shopName) }
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

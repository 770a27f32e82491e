import type { EmailFacts, RenderedEmail } from '#commerce/running/outbox/email.ts'
import { englishOnlyKinds } from '#commerce/running/outbox/email-kinds.ts'
import { type AnyLanguage, findLanguage, type Language } from '#commerce/values/languages.ts'
import type { Db } from '#db/schema/schema.ts'
import { runInCurrency } from '#messages/current-currency.ts'
import { runInTimeZone } from '#messages/current-time-zone.server.ts'
import { runInLanguage } from '#messages/run-in-language.server.ts'
import { buildEmail } from './build-email.server.ts'
import type { EmailSources } from './email-sources.server.ts'
import type { EmailContent, EmailShop } from './layout/email-content.ts'
import { emailHtml } from './layout/email-html.ts'
import { emailLogo } from './layout/email-picture.ts'
import { emailText } from './layout/email-text.ts'
import { withOwnTexts } from './own-texts/with-own-texts.server.ts'

/** In this language or the shop's, except emails to the merchant; undefined if the subject of the email was deleted. */
export async function renderEmail(
  db: Db,
  facts: EmailFacts,
  sources: EmailSources,
  chosen?: Language,
): Promise<RenderedEmail | undefined> {
  const isEnglish = englishOnlyKinds.includes(facts.kind)
  const tested = facts.kind === 'email-test' ? findLanguage(facts.language) : undefined
  const language = isEnglish ? 'en' : (tested ?? chosen ?? sources.settings.language)
  return renderContent(sources, language, async () =>
    withOwnTexts(facts.kind, await buildEmail(db, facts, sources), sources),
  )
}

/** Builds an email with the texts, currency and time zone of the shop, and renders it. */
export async function renderContent(
  { settings, url, logo }: EmailShop,
  language: AnyLanguage,
  build: () => Promise<EmailContent | undefined>,
): Promise<RenderedEmail | undefined> {
  const render = async () => {
    const content = await build()
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

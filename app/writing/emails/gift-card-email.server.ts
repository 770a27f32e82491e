import type { EmailFacts } from '#commerce/running/outbox/email.ts'
import { alertEmailMessages } from '#messages/alert-emails.ts'
import { formatMoney } from '#messages/format.ts'
import { formatShopDate } from '#messages/shop-time.server.ts'
import { type EmailContent, type EmailShop, linkButton, paragraph } from './layout/email-content.ts'

/** The code of a gift card for its recipient, with a message of the merchant. */
export function giftCardEmail(
  { code, amount, currency, message, expiresAt }: Extract<EmailFacts, { kind: 'gift-card' }>,
  { settings, url }: EmailShop,
): EmailContent {
  const texts = alertEmailMessages.giftCard
  const about = { amount: formatMoney(amount, currency), shop: settings.shopName }
  return {
    subject: texts.subject(about),
    preview: texts.preview,
    heading: texts.heading(about),
    parts: [
      ...(message === ''
        ? []
        : [{ kind: 'lines' as const, title: texts.message, lines: message.split('\n') }]),
      paragraph(texts.intro(about)),
      { kind: 'code', code },
      linkButton(texts.open, url),
      ...(expiresAt === null ? [] : [paragraph(texts.validUntil({ date: formatShopDate(expiresAt) }))]),
      { kind: 'note', text: texts.keepIt },
    ],
  }
}

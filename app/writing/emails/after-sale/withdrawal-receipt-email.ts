import type { Withdrawal } from '#commerce/after-sale/withdrawals/withdrawal.ts'
import { afterSaleEmailMessages } from '#messages/after-sale-emails.ts'
import { formatShopMinute } from '#messages/shop-time.server.ts'
import { type EmailContent, type EmailPart, linkButton, paragraph } from '../layout/email-content.ts'
import { withdrawalReceiptUrl } from '../layout/email-urls.ts'

interface WithdrawalReceiptData {
  withdrawal: Withdrawal & { key: string; matchedOrder: string | null }
  url: string
}

/**
 * The receipt on a durable medium, with the statement, day and hour: Directive 2011/83/EU, article 11a(4), as amended by
 * Directive (EU) 2023/2673.
 */
export function withdrawalReceiptEmail({ withdrawal, url }: WithdrawalReceiptData): EmailContent {
  const { name, orderNumber, email, comment, key } = withdrawal
  const texts = afterSaleEmailMessages.withdrawal
  return receipt(withdrawal, texts.intro, [
    labeled(texts.name, name),
    labeled(texts.order, orderNumber),
    labeled(texts.email, email),
    ...(comment === '' ? [] : [labeled(afterSaleEmailMessages.yourMessage, comment)]),
    paragraph(texts.next),
    { kind: 'link', label: texts.viewOnline, href: withdrawalReceiptUrl(url, key) },
  ])
}

/** For an address that no paid order proves: without typed text, and with a link to the page that shows the statement. */
export function shortWithdrawalReceiptEmail({ withdrawal, url }: WithdrawalReceiptData): EmailContent {
  const { key, matchedOrder } = withdrawal
  const texts = afterSaleEmailMessages.withdrawal
  return receipt(withdrawal, texts.shortIntro, [
    ...(matchedOrder === null ? [] : [labeled(texts.order, matchedOrder)]),
    paragraph(texts.printPage),
    linkButton(texts.view, withdrawalReceiptUrl(url, key)),
    paragraph(texts.notYou),
  ])
}

function receipt({ number, declaredAt }: Withdrawal, intro: string, rest: EmailPart[]): EmailContent {
  const time = formatShopMinute(declaredAt)
  const texts = afterSaleEmailMessages.withdrawal
  return {
    subject: texts.subject({ number }),
    preview: texts.preview({ time }),
    heading: texts.heading,
    parts: [paragraph(intro), labeled(texts.receivedOn, time), labeled(texts.receiptNumber, number), ...rest],
  }
}

const labeled = (title: string, text: string): EmailPart => ({
  kind: 'lines',
  title,
  lines: text.split('\n'),
})

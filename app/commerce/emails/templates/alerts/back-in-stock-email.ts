import { alertEmailMessages } from '../../../../messages/alert-emails.ts'
import { formatPrice } from '../../../../messages/format.ts'
import type { Amount } from '../../../money.ts'
import { type EmailContent, linkButton, paragraph } from '../layout/email-content.ts'
import { productUrl } from '../layout/email-urls.ts'

export interface AvailableVariant {
  slug: string
  title: string
  /** "Clay, XL", or empty. */
  options: string
  color: string | null
  size: string | null
  price: Amount
}

interface BackInStockData {
  variant: AvailableVariant
  unsubscribeUrl: string
  url: string
}

export function backInStockEmail({ variant, unsubscribeUrl, url }: BackInStockData): EmailContent {
  const { title, options, price } = variant
  const texts = alertEmailMessages.backInStock
  return {
    subject: texts.subject({ title }),
    preview: texts.preview,
    heading: texts.heading({ title }),
    parts: [
      paragraph(texts.intro),
      { kind: 'items', items: [{ title, options, detail: '', amount: formatPrice(price) }] },
      linkButton(texts.view, productUrl(url, variant)),
      { kind: 'note', text: texts.onlyOnce },
      { kind: 'link', label: texts.unsubscribe, href: unsubscribeUrl },
    ],
  }
}

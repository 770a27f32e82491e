import { alertEmailMessages } from '../../../../messages/alert-emails.ts'
import { formatPrice } from '../../../../messages/format.ts'
import type { Amount } from '../../../money.ts'
import { type EmailContent, type EmailPart, linkButton, paragraph } from '../layout/email-content.ts'
import { productUrl } from '../layout/email-urls.ts'

export interface ProductWithPriceDrop {
  slug: string
  title: string
  from: Amount
  to: Amount
}

interface PriceDropData {
  products: readonly [ProductWithPriceDrop, ...ProductWithPriceDrop[]]
  unsubscribeUrl: string
  url: string
}

export function priceDropEmail({ products, unsubscribeUrl, url }: PriceDropData): EmailContent {
  const [{ title, from, to }] = products
  const texts = alertEmailMessages.priceDrop
  const subject = texts.subject({ count: products.length, title })
  return {
    subject,
    preview: texts.preview({ title, from: formatPrice(from), to: formatPrice(to) }),
    heading: subject,
    parts: [
      paragraph(texts.intro),
      ...products.flatMap(product => productParts(product, url)),
      { kind: 'link', label: texts.unsubscribe, href: unsubscribeUrl },
    ],
  }
}

function productParts(product: ProductWithPriceDrop, url: string): EmailPart[] {
  const { title, from, to } = product
  const texts = alertEmailMessages.priceDrop
  const before = texts.before({ price: formatPrice(from) })
  return [
    { kind: 'items', items: [{ title, options: before, detail: '', amount: formatPrice(to) }] },
    linkButton(texts.view({ title }), productUrl(url, product)),
  ]
}

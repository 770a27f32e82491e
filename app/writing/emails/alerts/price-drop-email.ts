import type { Product } from '#commerce/catalog/products/product.ts'
import type { Amount } from '#commerce/values/money.ts'
import { alertEmailMessages } from '#messages/alert-emails.ts'
import { formatPrice } from '#messages/format.ts'
import { type EmailContent, type EmailPart, linkButton, paragraph } from '../layout/email-content.ts'
import { emailPicture } from '../layout/email-picture.ts'
import { productUrl } from '../layout/email-urls.ts'

interface ProductPriceDrop {
  product: Product
  from: Amount
  to: Amount
}

interface PriceDropData {
  drops: readonly [ProductPriceDrop, ...ProductPriceDrop[]]
  unsubscribeUrl: string
  url: string
}

export function priceDropEmail({ drops, unsubscribeUrl, url }: PriceDropData): EmailContent {
  const [{ product, from, to }] = drops
  const { title } = product
  const texts = alertEmailMessages.priceDrop
  const subject = texts.subject({ count: drops.length, title })
  return {
    subject,
    preview: texts.preview({ title, from: formatPrice(from), to: formatPrice(to) }),
    heading: subject,
    parts: [
      paragraph(texts.intro),
      ...drops.flatMap(drop => productParts(drop, url)),
      { kind: 'link', label: texts.unsubscribe, href: unsubscribeUrl },
    ],
  }
}

function productParts({ product, from, to }: ProductPriceDrop, url: string): EmailPart[] {
  const { title } = product
  const texts = alertEmailMessages.priceDrop
  const picture = emailPicture(url, product.pictures[0])
  const before = texts.before({ price: formatPrice(from) })
  return [
    { kind: 'items', items: [{ title, options: before, detail: '', amount: formatPrice(to), picture }] },
    linkButton(texts.view({ title }), productUrl(url, product)),
  ]
}

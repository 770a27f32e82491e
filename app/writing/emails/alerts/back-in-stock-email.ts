import type { Product, Variant } from '#commerce/catalog/products/product.ts'
import { variantChoice, variantName, variantPictures } from '#commerce/catalog/products/variant-selection.ts'
import { alertEmailMessages } from '#messages/alert-emails.ts'
import { formatPrice } from '#messages/format.ts'
import { type EmailContent, linkButton, paragraph } from '../layout/email-content.ts'
import { emailPicture } from '../layout/email-picture.ts'
import { productUrl } from '../layout/email-urls.ts'

interface BackInStockData {
  product: Product
  variant: Variant
  unsubscribeUrl: string
  url: string
}

export function backInStockEmail({ product, variant, unsubscribeUrl, url }: BackInStockData): EmailContent {
  const { slug, title } = product
  const { price } = variant
  const choice = variantChoice(product, variant)
  const options = variantName(product, variant)
  const picture = emailPicture(url, variantPictures(product, variant)[0])
  const texts = alertEmailMessages.backInStock
  return {
    subject: texts.subject({ title }),
    preview: texts.preview,
    heading: texts.heading({ title }),
    parts: [
      paragraph(texts.intro),
      { kind: 'items', items: [{ title, options, detail: '', amount: formatPrice(price), picture }] },
      linkButton(texts.view, productUrl(url, { slug, choice })),
      { kind: 'note', text: texts.onlyOnce },
      { kind: 'link', label: texts.unsubscribe, href: unsubscribeUrl },
    ],
  }
}

import { returnAddressLines } from '#commerce/after-sale/return-address.ts'
import type { Product } from '#commerce/catalog/products/product.ts'
import { findProductsById } from '#commerce/catalog/products/product-store.server.ts'
import { variantName } from '#commerce/catalog/products/variant-selection.ts'
import type { OrderState } from '#commerce/orders/order.ts'
import { findPreviewedKind, type PreviewedKind } from '#commerce/running/outbox/email-kinds.ts'
import { minorDigits } from '#commerce/values/currency.ts'
import { toAmount } from '#commerce/values/money.ts'
import type { Db } from '#db/schema/schema.ts'
import { merchantEmailMessages } from '#messages/merchant-emails.ts'
import { backInStockEmail } from '../alerts/back-in-stock-email.ts'
import { confirmBackInStockEmail } from '../alerts/confirm-back-in-stock-email.ts'
import { confirmPriceAlertsEmail } from '../alerts/confirm-price-alerts-email.ts'
import { emailConfirmationEmail } from '../alerts/email-confirmation-email.ts'
import { priceDropEmail } from '../alerts/price-drop-email.ts'
import { aboutOrder, buildEmailOfOrder, type OrderEmailFacts } from '../build-order-email.server.ts'
import type { EmailSources } from '../email-sources.server.ts'
import { giftCardEmail } from '../gift-card-email.server.ts'
import type { EmailContent, EmailShop } from '../layout/email-content.ts'
import { orderLinkEmail } from '../orders/order-link-email.ts'
import { paymentMismatchEmail } from '../orders/payment-mismatch-email.ts'
import { withOwnTexts } from '../own-texts/with-own-texts.server.ts'
import { withInertLinks } from './inert-links.ts'
import { sampleAccountEmail } from './sample-account-email.ts'
import { sampleAfterSaleEmail } from './sample-after-sale-email.ts'
import { sampleOrder, sampleToken as token } from './sample-order.ts'

/** An email of a kind with sample data, marked as a test; undefined for an unknown kind, or without a product to show. */
export async function buildTestEmail(
  db: Db,
  of: string,
  shop: EmailSources,
): Promise<EmailContent | undefined> {
  const kind = findPreviewedKind(of)
  const content = kind && (await buildSampleEmail(db, kind, shop))
  if (!content) return undefined
  return { ...content, subject: merchantEmailMessages.test({ subject: content.subject }) }
}

/** An email of a kind about a customer and an order that don't exist. Its links lead to the start of the shop. */
export async function buildSampleEmail(
  db: Db,
  kind: PreviewedKind,
  shop: EmailSources,
): Promise<EmailContent | undefined> {
  const products = await readSampleProducts(db)
  const content =
    sampleAccountEmail(kind, shop) ??
    sampleGiftCardEmail(kind, shop) ??
    sampleAlertEmail(kind, products, shop.url) ??
    (await sampleEmailOfOrder(db, kind, products, shop))
  const worded = withOwnTexts(kind, content, shop)
  return worded && withInertLinks(worded, shop.url)
}

function sampleGiftCardEmail(kind: PreviewedKind, shop: EmailShop): EmailContent | undefined {
  if (kind !== 'gift-card') return undefined
  const { currency } = shop.settings
  const amount = toAmount(50 * 10 ** minorDigits(currency))
  return giftCardEmail(
    { kind, code: 'ABCD-EFGH-JKMN-PQRS', amount, currency, message: '', expiresAt: null },
    shop,
  )
}

async function sampleEmailOfOrder(
  db: Db,
  kind: PreviewedKind,
  products: readonly Product[],
  shop: EmailSources,
): Promise<EmailContent | undefined> {
  if (products.length === 0) return undefined
  const { settings, url } = shop
  const order = sampleOrder({ products, settings, now: new Date(), state: states[kind] ?? 'delivered' })
  if (kind === 'order-link') return orderLinkEmail({ order, url })
  if (kind === 'payment-mismatch') {
    const { number: orderNumber, total: expected, currency } = order
    const mismatch = { provider: 'stripe', reference: 'cs_1', amount: 100, currency, orderNumber, expected }
    return paymentMismatchEmail({ mismatch: { ...mismatch, reason: 'amount', expectedCurrency: currency } })
  }
  const afterSale = sampleAfterSaleEmail(kind, { order, url, returnAddress: returnAddressLines(settings) })
  if (afterSale) return { ...afterSale, about: aboutOrder(order) }
  return buildEmailOfOrder(db, orderFacts(kind, order.total), order, shop)
}

/** Of the order that an email is about. */
const states: Partial<Record<PreviewedKind, OrderState>> = {
  'order-confirmed': 'paid',
  'payment-received': 'paid',
  'order-edited': 'paid',
  'order-canceled': 'canceled',
  'transfer-reminder': 'placed',
  'payment-reminder': 'placed',
  'order-shipped': 'shipped',
}

function orderFacts(kind: PreviewedKind, total: number): OrderEmailFacts {
  const all = {
    orderId: 0,
    shipmentId: 0,
    refunded: toAmount(0),
    amount: toAmount(total),
    creditNote: '000001',
  }
  return { kind, ...all } as OrderEmailFacts
}

/** The first published products, for samples. */
async function readSampleProducts(db: Db): Promise<Product[]> {
  const rows = await db
    .selectFrom('product')
    .select('id')
    .where('published_at', 'is not', null)
    .orderBy('id')
    .limit(2)
    .execute()
  return findProductsById(
    db,
    rows.map(({ id }) => id),
  )
}

/** A sample email of an alert; undefined for other kinds, and without a product. */
function sampleAlertEmail(
  kind: PreviewedKind,
  [product]: readonly Product[],
  url: string,
): EmailContent | undefined {
  if (kind === 'confirm-email') return emailConfirmationEmail({ token, url })
  if (kind === 'price-alerts-requested') return confirmPriceAlertsEmail({ token, url })
  if (!product) return undefined
  const variant = product.variants[0]!
  const to = variant.price
  switch (kind) {
    case 'back-in-stock':
      return backInStockEmail({ product, variant, unsubscribeUrl: url, url })
    case 'back-in-stock-requested': {
      const { title } = product
      return confirmBackInStockEmail({
        variant: { title, options: variantName(product, variant) },
        token,
        url,
      })
    }
    case 'price-dropped':
      return priceDropEmail({ drops: [{ product, from: toAmount(to * 2), to }], unsubscribeUrl: url, url })
  }
}

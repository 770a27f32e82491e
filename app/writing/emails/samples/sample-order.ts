import type { Product } from '#commerce/catalog/products/product.ts'
import { variantName, variantPictures } from '#commerce/catalog/products/variant-selection.ts'
import { bankTransferName, type Order, type OrderLine, type OrderState } from '#commerce/orders/order.ts'
import type { Settings } from '#commerce/running/settings/settings.ts'
import { toAmount } from '#commerce/values/money.ts'

/** Stands for the random part of a link, which then leads nowhere. */
export const sampleToken = 'sample'

const day = 24 * 60 * 60 * 1000

interface SampleOrderInput {
  products: readonly Product[]
  settings: Settings
  now: Date
  state: OrderState
}

/** An order as if somebody had just bought these products. It's in no table. */
export function sampleOrder({ products, settings, now, state }: SampleOrderInput): Order {
  const lines = products.map(sampleLine)
  const total = toAmount(lines.reduce((sum, line) => sum + line.total, 0))
  const zero = toAmount(0)
  const at = now.toISOString()
  const isPaid = state !== 'placed'
  const { country, currency, returnDays, warrantyYears } = settings
  return {
    ...{ id: 0, number: 'T-7KQ4-M2XA', token: sampleToken, visitorId: null, email: 'ada@mail.example' },
    ...{ state, placedAt: at, currency, deliveryName: 'Standard' },
    address: {
      ...{ name: 'Ada Lovelace', company: '', line1: '12 St James Square', line2: '', phone: '' },
      ...{ postalCode: '12345', city: 'Springfield', region: '', country },
    },
    payment: isPaid ? 'stripe' : bankTransferName,
    ...{ lines, discounts: [], taxes: [], taxIncluded: true },
    ...{ subtotal: total, discount: zero, delivery: zero, deliveryTax: zero, tax: zero, total },
    ...{ giftCard: zero, due: total, paid: isPaid ? total : zero },
    ...{ refunded: zero, excessRefunded: zero, deliveryRefunded: zero },
    paymentDueAt: isPaid ? null : new Date(now.getTime() + 3 * day).toISOString(),
    deliveredAt: state === 'delivered' ? at : null,
    ...{ returnDays, warrantyYears, arrival: null, arrivalDays: null, events: [] },
    shipments: [
      {
        ...{ id: 0, carrier: 'DHL', trackingNumber: '00340434161094000000' },
        trackingUrl: 'https://www.dhl.com/',
        ...{ shippedAt: at, deliveredAt: null },
        lines: lines.map(({ id, quantity }) => ({ orderLineId: id, quantity })),
      },
    ],
  }
}

function sampleLine(product: Product, index: number): OrderLine {
  const variant = product.variants[0]!
  const quantity = index === 0 ? 2 : 1
  const zero = toAmount(0)
  return {
    ...{ id: index + 1, sku: variant.sku, productId: product.id, slug: product.slug, title: product.title },
    options: variantName(product, variant),
    picture: variantPictures(product, variant)[0] ?? null,
    ...{ quantity, unitPrice: variant.price, discount: zero, tax: zero },
    total: toAmount(quantity * variant.price),
    ...{ agreedTax: { taxClassId: null, rates: [] }, returned: 0, shipped: 0, refunded: zero },
  }
}

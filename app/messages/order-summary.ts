import type { SummaryRow } from '#commerce/orders/order-summary.ts'
import { formatNumber } from './format.ts'
import { inLanguage } from './in-language.ts'

const percent = (rate: number) => `${formatNumber(rate / 100)}%`

export const orderSummaryMessages = inLanguage({
  total: 'Total',
  rows: {
    items: () => 'Subtotal',
    discount: ({ name, code }) => (code === null ? name : `${name} (${code})`),
    delivery: ({ name }) => `Shipping, ${name}`,
    tax: ({ name, rate }) => `${name} ${percent(rate)}`,
    'tax-included': ({ name, rate }) => `Includes ${percent(rate)} ${name}`,
  } satisfies Record<SummaryRow['kind'], (row: Omit<SummaryRow, 'kind' | 'amount'>) => string>,
  paidByGiftCard: 'Paid by gift card',
})

import type { SummaryRow } from '../../commerce/orders/order-summary.ts'
import { formatNumber } from '../format.ts'

const withRate = ({ name, rate }: { name: string; rate: number }) => `${name} ${formatNumber(rate / 100)}%`

export default {
  total: 'Total',
  rows: {
    items: () => 'Subtotal',
    discount: ({ name, code }) => (code === null ? name : `${name} (${code})`),
    delivery: ({ name }) => `Shipping, ${name}`,
    tax: withRate,
    'tax-included': row => `Including ${withRate(row)}`,
  } satisfies Record<SummaryRow['kind'], (row: Omit<SummaryRow, 'kind' | 'amount'>) => string>,
  paidByGiftCard: 'Paid by gift card',
}

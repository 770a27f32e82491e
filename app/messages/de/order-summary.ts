import { formatNumber } from '../format.ts'
import type { orderSummaryMessages } from '../order-summary.ts'

const withRate = ({ name, rate }: { name: string; rate: number }) =>
  `${name} ${formatNumber(rate / 100)}\u00a0%`

export default {
  total: 'Gesamtsumme',
  rows: {
    items: () => 'Zwischensumme',
    discount: ({ name, code }) => (code === null ? name : `${name} (${code})`),
    delivery: ({ name }) => `Versand, ${name}`,
    tax: withRate,
    'tax-included': row => `inkl. ${withRate(row)}`,
  },
  paidByGiftCard: 'Mit Geschenkkarte bezahlt',
} satisfies typeof orderSummaryMessages

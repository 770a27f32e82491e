import type { SalesPeriod } from '#commerce/orders/sales/sales-period.ts'
import { formatNumber } from '../format.ts'
import { inLanguage } from '../in-language.ts'

/** Sales on the start page. */
export const salesMessages = inLanguage({
  title: 'Sales',
  periods: { 7: '7 days', 30: '30 days', '12m': '12 months' } satisfies Record<SalesPeriod, string>,
  periodsLabel: 'Period',
  beforeKey: { 7: '7 days before', 30: '30 days before', '12m': 'a year before' } satisfies Record<
    SalesPeriod,
    string
  >,
  counting: 'The totals of your earlier orders are being counted. Come back in a minute.',
  isTest: 'Of test orders, because the shop accepts test payments.',
  net: 'Net sales',
  netHint:
    'Goods of paid orders after discounts and refunds, without tax and shipping, on the day they were first paid. Canceled orders don’t count; edits change that day, once they are paid.',
  orders: 'Paid orders',
  average: 'Average order',
  averageHint: 'Net sales before refunds, divided by paid orders.',
  carts: 'Orders per 100 carts',
  cartsHint: 'Carts started and orders paid in the period. Visitors who only look aren’t counted.',
  refunded: 'Refunded',
  refundedHint: 'Of net sales before refunds.',
  margin: 'Margin',
  marginHint:
    'Of goods whose cost was known when they were ordered: net sales before refunds less their cost, as a part of these sales.',
  before: (text: string) => `${text} before`,
  none: '–',
  up: (percent: string) => `up ${percent}`,
  down: (percent: string) => `down ${percent}`,
  showTable: 'Show as table',
  heads: { day: 'Day', month: 'Month', before: 'Before' },
  soldOut: 'Sold out, and wanted',
  ranOut: (now: string, before: string) => `SKUs that ran out in the period: ${now}, ${before} before`,
  nothingWanted: 'Nobody waits for anything.',
  waiting: (count: number) => (count === 1 ? '1 waits' : `${formatNumber(count)} wait`),
  soldOutSince: (day: string) => `since ${day}`,
  misses: 'Searches without results',
  noMisses: 'Every search finds something.',
  times: (count: number) => (count === 1 ? 'Once' : `${formatNumber(count)} times`),
})

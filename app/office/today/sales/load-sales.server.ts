import { readSearchMisses } from '#commerce/catalog/search/search-miss-store.server.ts'
import { readWantedVariants } from '#commerce/catalog/stock/wanted-stock-store.server.ts'
import { readSales, type SalesDay } from '#commerce/orders/sales/read-sales.server.ts'
import {
  type PeriodBar,
  periodBars,
  type SalesPeriod,
  salesPeriods,
} from '#commerce/orders/sales/sales-period.ts'
import { spanOfDay } from '#commerce/orders/sales/shop-days.ts'
import { countStockOuts, type Periods } from '#commerce/orders/sales/stock-outs-store.server.ts'
import { toAmount } from '#commerce/values/money.ts'
import { dateFormat } from '#commerce/values/zoned-time.ts'
import { currentLocale, formatMoney, formatNumber, formatPercent } from '#messages/format.ts'
import { salesMessages as texts } from '#messages/office/sales.ts'
import { toShopDay } from '#messages/shop-time.server.ts'
import type { Shop } from '#web/shop/shop.server.ts'
import { shortDate } from '../../orders/list/order-row-view.server.ts'
import { readChoice } from '../../ui/list/list-address.ts'

const maxListed = 5

export function readPeriod(url: URL): SalesPeriod {
  return readChoice(url.searchParams, 'period', salesPeriods) ?? '30'
}

/** The sales of a period and of the one before, with what shoppers wanted and didn't get. */
export async function loadSales({ db, settings }: Shop, period: SalesPeriod, now: Date) {
  const { timeZone, currency, testPayments: isTest } = await settings()
  const today = toShopDay(now.toISOString())
  const bars = periodBars(period, today)
  const query = { from: bars[0]!.before[0]!, to: today, timeZone, currency, isTest }
  const days = await readSales(db, query)
  const { now: ranOut, before: ranOutBefore } = await countStockOuts(db, periodsOf(bars, timeZone))
  const soldOut = (await readWantedVariants(db, maxListed)).map(({ soldOutAt, ...row }) => ({
    ...{ ...row, since: soldOutAt && shortDate(toShopDay(soldOutAt)) },
  }))
  const misses = (await readSearchMisses(db, { after: null, limit: maxListed })).map(({ query, count }) => ({
    ...{ query, count },
  }))
  return {
    ...{ period, isTest, soldOut, misses },
    plots: days ? plotsOf(days, bars, period, currency) : null,
    ranOut: texts.ranOut(formatNumber(ranOut), formatNumber(ranOutBefore)),
  }
}

function periodsOf(bars: readonly PeriodBar[], timeZone: string): Periods {
  const span = (days: readonly string[]) => ({
    from: spanOfDay(days[0]!, timeZone).from,
    before: spanOfDay(days.at(-1)!, timeZone).before,
  })
  return { now: span(bars.flatMap(({ now }) => now)), before: span(bars.flatMap(({ before }) => before)) }
}

/** Sums of some days, as the figures are made of. */
interface Sums {
  net: number
  netBeforeRefunds: number
  netRefunds: number
  orders: number
  carts: number
  cost: number
  netWithCost: number
}

interface Figure {
  title: string
  hint?: string
  /** Null without a meaning, such as an average of nothing. */
  measure(sums: Sums): number | null
  textOf(value: number): string
}

function figuresOf(
  currency: string,
): Record<'net' | 'orders' | 'average' | 'carts' | 'refunded' | 'margin', Figure> {
  const money = (value: number) => formatMoney(toAmount(Math.round(value)), currency)
  const share = (part: number, whole: number) => (whole > 0 ? (part / whole) * 10_000 : null)
  const percent = (value: number) => formatPercent(Math.round(value))
  return {
    net: { title: texts.net, hint: texts.netHint, measure: ({ net }) => net, textOf: money },
    orders: { title: texts.orders, measure: ({ orders }) => orders, textOf: formatNumber },
    average: {
      ...{ title: texts.average, hint: texts.averageHint, textOf: money },
      measure: ({ netBeforeRefunds, orders }) => (orders > 0 ? netBeforeRefunds / orders : null),
    },
    carts: {
      ...{ title: texts.carts, hint: texts.cartsHint },
      textOf: value => formatNumber(Math.round(value)),
      measure: ({ orders, carts }) => (carts > 0 ? (100 * orders) / carts : null),
    },
    refunded: {
      ...{ title: texts.refunded, hint: texts.refundedHint, textOf: percent },
      measure: ({ netRefunds, netBeforeRefunds }) => share(netRefunds, netBeforeRefunds),
    },
    // Only where costs are known.
    margin: {
      ...{ title: texts.margin, hint: texts.marginHint, textOf: percent },
      measure: ({ cost, netWithCost }) => share(netWithCost - cost, netWithCost),
    },
  }
}

function plotsOf(
  days: readonly SalesDay[],
  bars: readonly PeriodBar[],
  period: SalesPeriod,
  currency: string,
) {
  const byDay = new Map(days.map(day => [day.day, day]))
  const sum = (list: readonly string[]): Sums => {
    const found = list.flatMap(day => byDay.get(day) ?? [])
    const total = (of: (day: SalesDay) => number) => found.reduce((all, day) => all + of(day), 0)
    const [net, netRefunds] = [total(({ net }) => net), total(({ netRefunds }) => netRefunds)]
    return {
      ...{ net: net - netRefunds, netBeforeRefunds: net, netRefunds },
      ...{ orders: total(({ orders }) => orders), carts: total(({ carts }) => carts) },
      ...{ cost: total(({ cost }) => cost), netWithCost: total(({ netWithCost }) => netWithCost) },
    }
  }
  const label = period === '12m' ? shortMonth : shortDate
  const sums = bars.map(({ from, now, before }) => ({
    label: label(from),
    now: sum(now),
    before: sum(before),
  }))
  const all = sum(bars.flatMap(({ now }) => now))
  const allBefore = sum(bars.flatMap(({ before }) => before))
  const plot = ({ title, hint, measure, textOf }: Figure) => {
    const text = (value: number | null) => (value === null ? texts.none : textOf(value))
    const [value, valueBefore] = [measure(all), measure(allBefore)]
    return {
      ...{ title, hint, figure: text(value), before: texts.before(text(valueBefore)) },
      change: changeText(value, valueBefore),
      bars: sums.map(({ label, now, before }) => ({
        ...{ label, value: measure(now) ?? 0, text: text(measure(now)) },
        ...{ before: measure(before) ?? 0, beforeText: text(measure(before)) },
      })),
    }
  }
  const { net, margin, ...others } = figuresOf(currency)
  const isCostKnown = all.netWithCost > 0 || allBefore.netWithCost > 0
  const shown = [...Object.values(others), ...(isCostKnown ? [margin] : [])]
  return { net: plot(net), others: shown.map(plot) }
}

/** Null where a percentage would say nothing. */
function changeText(value: number | null, before: number | null): string | null {
  if (value === null || before === null || before <= 0) return null
  const percent = Math.round((100 * (value - before)) / before)
  if (percent === 0) return null
  const text = formatPercent(Math.abs(percent) * 100)
  return percent > 0 ? texts.up(text) : texts.down(text)
}

export type SalesPlot = NonNullable<Awaited<ReturnType<typeof loadSales>>['plots']>['net']

/** The month of an ISO date as "Nov 2026". */
function shortMonth(day: string): string {
  const format = dateFormat(currentLocale(), {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return format.format(new Date(day))
}

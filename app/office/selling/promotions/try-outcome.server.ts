import type { Quote } from '#commerce/selling/pricing/quote.ts'
import type { TriedPromotion } from '#commerce/selling/pricing/try-promotion.server.ts'
import type { Promotion } from '#commerce/selling/promotions/promotion.ts'
import { type Amount, toAmount } from '#commerce/values/money.ts'
import { formatList, formatPercent, formatPrice } from '#messages/format.ts'
import { promotionMessages } from '#messages/office/promotions.ts'
import { formatShopMinute } from '#messages/shop-time.server.ts'
import type { TryItem, TryOutcome } from './try-view.server.ts'

const { try: texts } = promotionMessages

/** What a promotion does to a cart, in words and line by line. */
export function outcomeOf(
  promotion: Promotion,
  tried: TriedPromotion,
  items: readonly TryItem[],
): TryOutcome {
  const { before, after, refusal } = tried
  const headline =
    refusal === null
      ? texts.takesOff({
          amount: formatPrice(toAmount(before.total - after.total)),
          ...{ after: formatPrice(after.total), before: formatPrice(before.total) },
        })
      : texts.doesNotApply(refusalText(promotion, tried))
  return {
    ...{ headline, applies: refusal === null, notes: notesOf(promotion, tried) },
    rows: [...lineRows(tried, items), ...totalRows(before, after)],
  }
}

function refusalText(promotion: Promotion, { refusal, eligible, at }: TriedPromotion): string {
  const { startsAt, endsAt, minimum, maxUses, buy, get } = promotion
  const time = (instant: string | null) => formatShopMinute(instant ?? at.toISOString())
  return texts.refusals[refusal!]({
    ...{ minimum: formatPrice(minimum), worth: formatPrice(eligible.worth), units: eligible.units },
    ...{ needed: (buy ?? 0) + (get ?? 0), start: time(startsAt), end: time(endsAt), maxUses: maxUses ?? 0 },
  })
}

function notesOf({ startsAt }: Promotion, { before, at }: TriedPromotion): string[] {
  const others = before.discounts.map(({ title }) => title)
  return [
    ...(startsAt === at.toISOString() ? [texts.atStart(formatShopMinute(startsAt))] : []),
    ...(others.length > 0 ? [texts.others(formatList(others))] : []),
  ]
}

function lineRows({ before, after }: TriedPromotion, items: readonly TryItem[]): TryOutcome['rows'] {
  return after.lines.map(line => {
    const { name } = items.find(({ sku }) => sku === line.sku)!
    const was = before.lines.find(({ sku }) => sku === line.sku)!
    return row(texts.line(name, line.quantity), paidFor(was), paidFor(line))
  })
}

function paidFor({ unitPrice, quantity, discount }: Quote['lines'][number]): Amount {
  return toAmount(unitPrice * quantity - discount)
}

function totalRows(before: Quote, after: Quote): TryOutcome['rows'] {
  const shippingOf = ({ delivery }: Quote) =>
    delivery ? toAmount(delivery.price - delivery.discount) : undefined
  const [was, is] = [shippingOf(before), shippingOf(after)]
  const shipping =
    was === undefined || is === undefined
      ? { label: texts.shipping, before: texts.noShipping, after: texts.noShipping }
      : row(texts.shipping, was, is, price => (price === 0 ? texts.free : formatPrice(price)))
  const taxes = before.taxes.map(({ name, rate, amount }, at) => {
    const label = before.taxIncluded ? texts.includedTax : texts.tax
    return {
      ...row(label(name, formatPercent(rate)), amount, after.taxes[at]!.amount),
      isIncluded: before.taxIncluded,
    }
  })
  const total = { ...row(texts.total, before.total, after.total), isSum: true }
  return before.taxIncluded ? [shipping, total, ...taxes] : [shipping, ...taxes, total]
}

function row(label: string, before: Amount, after: Amount, format = formatPrice): TryOutcome['rows'][number] {
  const off = toAmount(Math.abs(before - after))
  const sign = after < before ? '−' : '+'
  return {
    ...{ label, before: format(before), after: format(after) },
    ...(off > 0 && { off: `${sign}${formatPrice(off)}` }),
  }
}

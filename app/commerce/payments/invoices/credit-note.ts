import type { OrderTax } from '../../orders/order.ts'
import type { OrderTaxGroup } from '../../orders/taxes/order-taxes.ts'
import { mergeTaxes } from '../../selling/taxes/calculate-tax.ts'
import { type Amount, allocate, shareOf, sumOf, toAmount } from '../../values/money.ts'

/** How much a credit note credits of each `OrderTaxGroup`, with tax, by its key. */
export type TaxParts = Readonly<Record<string, Amount>>

/** An earlier credit note. */
export interface EarlierCredit {
  amount: Amount
  taxParts: TaxParts
}

/** The part of an amount that can still be credited: all credit notes together never exceed the order's total. */
export function creditableAmount(total: Amount, credited: Amount, amount: Amount): Amount {
  return toAmount(Math.max(Math.min(amount, total - credited), 0))
}

/** How much of each group is credited. A part of a group that an edit has ended counts for all in proportion. */
export function creditedParts(groups: readonly OrderTaxGroup[], earlier: readonly EarlierCredit[]): TaxParts {
  const parts = groups.map(({ key }) => sumOf(earlier.map(({ taxParts }) => taxParts[key] ?? toAmount(0))))
  const rest = toAmount(sumOf(earlier.map(({ amount }) => amount)) - sumOf(parts))
  return partsByKey(groups, add(parts, divide(rest, groups, parts)))
}

/** The parts of a refund, with tax. */
export interface CreditPurpose {
  /** By the keys of their groups. */
  items: readonly { key: string; amount: Amount }[]
  delivery: Amount
  /** For neither, such as goodwill. */
  extra: Amount
}

export const forNothing: CreditPurpose = { items: [], delivery: toAmount(0), extra: toAmount(0) }

/**
 * Divides an amount among the groups that have something left: what its items and delivery cost among theirs, the rest in proportion. A
 * part of a refund divides like the whole.
 */
export function divideCredit(
  groups: readonly OrderTaxGroup[],
  credited: TaxParts,
  amount: Amount,
  { items, delivery, extra }: CreditPurpose,
): TaxParts {
  const before = groups.map(({ key }) => credited[key] ?? toAmount(0))
  const left = groups.map(({ gross }, index) => Math.max(gross - before[index]!, 0))
  const ofItems = groups.map(({ key }) =>
    sumOf(items.flatMap(item => (item.key === key ? [item.amount] : []))),
  )
  const leftOfDelivery = groups.map(({ isDelivery }, index) => (isDelivery ? left[index]! : 0))
  const ofDelivery = leftOfDelivery.some(part => part > 0)
    ? allocate(delivery, leftOfDelivery)
    : leftOfDelivery.map(toAmount)
  const named = add(ofItems, ofDelivery)
  const whole = sumOf([...named, extra])
  const part = amount < whole ? shareOf(sumOf(named), amount, whole) : sumOf(named)
  const taken = allocate(part, named).map((share, index) => toAmount(Math.min(share, left[index]!)))
  const rest = toAmount(amount - sumOf(taken))
  return partsByKey(groups, add(taken, divide(rest, groups, add(before, taken))))
}

/** The taxes within the credited parts. Those of all credit notes of an order add up to its taxes. */
export function creditedTaxes(
  groups: readonly OrderTaxGroup[],
  credited: TaxParts,
  parts: TaxParts,
): OrderTax[] {
  const ofGroups = groups.flatMap(({ key, gross, taxes }) => {
    const [before, part] = [credited[key] ?? 0, parts[key] ?? 0]
    if (part === 0) return []
    const share = (whole: Amount) =>
      toAmount(shareOf(whole, before + part, gross) - shareOf(whole, before, gross))
    return [taxes.map(tax => ({ ...tax, base: share(tax.base), amount: share(tax.amount) }))]
  })
  // Delivery alone may have none of them.
  return mergeTaxes(ofGroups).filter(({ base, amount }) => base > 0 || amount > 0)
}

/** By what is left of each group; by all of it if nothing is. */
function divide(amount: Amount, groups: readonly OrderTaxGroup[], credited: readonly Amount[]): Amount[] {
  const left = groups.map(({ gross }, index) => Math.max(gross - credited[index]!, 0))
  const weights = left.some(part => part > 0) ? left : groups.map(({ gross }) => gross)
  return amount === 0 ? weights.map(() => amount) : allocate(amount, weights)
}

function add(one: readonly Amount[], other: readonly Amount[]): Amount[] {
  return one.map((amount, index) => toAmount(amount + other[index]!))
}

function partsByKey(groups: readonly OrderTaxGroup[], parts: readonly Amount[]): TaxParts {
  return Object.fromEntries(groups.map(({ key }, index) => [key, parts[index]!]))
}

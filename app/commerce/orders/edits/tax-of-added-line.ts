import { type AgreedTax, type ClassTaxRate, taxOfClass } from '../../selling/taxes/tax-rate.ts'
import type { Order } from '../order.ts'

/**
 * The taxes of goods that are added to an order: as agreed for other goods of their class, or by today's rates of the class at its
 * destination. Without any they are standard, as agreed if the order has standard goods.
 */
export function taxOfAddedLine(
  order: Order,
  taxClassId: number | null,
  rates: readonly ClassTaxRate[],
): AgreedTax {
  const agreed = (classId: number | null) =>
    order.lines.find(({ agreedTax }) => agreedTax.taxClassId === classId)
  const hasOwn = rates.some(rate => rate.taxClassId === taxClassId)
  const line = agreed(taxClassId) ?? (hasOwn ? undefined : agreed(null))
  return line ? { taxClassId, rates: line.agreedTax.rates } : taxOfClass(rates, taxClassId)
}

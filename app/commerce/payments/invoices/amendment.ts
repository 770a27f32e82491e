import type { OrderLine, OrderTax } from '../../orders/order.ts'
import { taxKey } from '../../selling/taxes/calculate-tax.ts'
import { type Amount, toAmount } from '../../values/money.ts'
import { pairLines } from './pair-lines.ts'

/** The parts of an order that an invoice states. */
export interface InvoicedContent {
  lines: readonly Pick<OrderLine, 'sku' | 'title' | 'options' | 'quantity' | 'total'>[]
  taxes: readonly OrderTax[]
  /** With tax. */
  delivery: Amount
  total: Amount
}

/** The difference between an order before and after an edit. All amounts but the total may be negative. */
export interface Amendment {
  kind: 'invoice' | 'credit-note'
  lines: { sku: string; title: string; options: string; quantity: number; amount: Amount }[]
  delivery: Amount
  taxes: OrderTax[]
  total: Amount
}

/** A credit note for what is lowered, an invoice for what is added; undefined if no amount differs. */
export function amendmentOf(before: InvoicedContent, after: InvoicedContent): Amendment | undefined {
  const difference = after.total - before.total
  const sign = difference < 0 ? -1 : 1
  const signed = (amount: number) => toAmount(amount === 0 ? 0 : sign * amount)
  const lines = pairLines(before, after)
    .map(({ sku, before: had, after: has }) => ({
      ...{ sku, title: (has ?? had)!.title, options: (has ?? had)!.options },
      quantity: signed((has?.quantity ?? 0) - (had?.quantity ?? 0)),
      amount: signed((has?.total ?? 0) - (had?.total ?? 0)),
    }))
    .filter(({ quantity, amount }) => quantity !== 0 || amount !== 0)
  const taxes = taxDifferences(before.taxes, after.taxes, signed)
  if (lines.length === 0 && taxes.length === 0) return undefined
  return {
    ...{ kind: sign < 0 ? 'credit-note' : 'invoice', lines, taxes },
    ...{ delivery: signed(after.delivery - before.delivery), total: signed(difference) },
  }
}

function taxDifferences(
  before: readonly OrderTax[],
  after: readonly OrderTax[],
  signed: (amount: number) => Amount,
): OrderTax[] {
  const keyed = (taxes: readonly OrderTax[]) => new Map(taxes.map((tax, at) => [taxKey(taxes, at), tax]))
  const [had, has] = [keyed(before), keyed(after)]
  return [...new Map([...had, ...has])].flatMap(([key, tax]) => {
    const base = signed((has.get(key)?.base ?? 0) - (had.get(key)?.base ?? 0))
    const amount = signed((has.get(key)?.amount ?? 0) - (had.get(key)?.amount ?? 0))
    return base === 0 && amount === 0 ? [] : [{ ...tax, base, amount }]
  })
}

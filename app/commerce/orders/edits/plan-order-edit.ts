import type { OrderEditRefusal } from '../../after-sale/order-edit-refusal.ts'
import { maxCartLines } from '../../cart/cart.ts'
import { countedPayments } from '../../payments/invoices/invoice.ts'
import { pairLines } from '../../payments/invoices/pair-lines.ts'
import type { ClassTaxRate } from '../../selling/taxes/tax-rate.ts'
import { type Address, isSameAddress } from '../../values/addresses/address.ts'
import { type Amount, toAmount } from '../../values/money.ts'
import { type Order, refundableAmount } from '../order.ts'
import { type EditedLine, editedContent, scaledDiscount } from './edited-content.ts'
import { contentOf, type OrderContent } from './order-content.ts'

export interface OrderEditRequest {
  /** By line id. Lines that aren't named keep theirs, and 0 removes a line. */
  quantities: ReadonlyMap<number, number>
  /** At today's price, or at that of a line that an undo brings back. */
  added: readonly EditedLine[]
  email: string
  address: Address
  /** All of it as it was before, for an undo. */
  restores?: OrderContent
}

export interface OrderEditFacts {
  /** The setting `quantityLimit`. */
  quantityLimit: number
  /** By SKU, of the lines and the added ones. */
  available: ReadonlyMap<string, number>
  /** The taxes of the new address if it is taxed elsewhere. */
  taxRates: readonly ClassTaxRate[] | undefined
  /** The part of the gift card payment that wasn't refunded. */
  giftCardLeft: Amount
  /** Whether a payment is on its way. */
  isConfirming: boolean
}

/** An edit and everything that follows from it. */
export interface PlannedEdit {
  before: OrderContent
  after: OrderContent
  /** To payments. */
  refund: Amount
  /** Back to the gift card, which then pays less. */
  toGiftCard: Amount
  /** The balance due afterwards. */
  due: Amount
  hasNewLines: boolean
}

export type OrderEditPlan =
  | { ok: true; edit: PlannedEdit }
  | { ok: false; reason: OrderEditRefusal; sku?: string }

/** Plans an edit of an order that isn't packed. Nothing is written. */
export function planOrderEdit(order: Order, request: OrderEditRequest, facts: OrderEditFacts): OrderEditPlan {
  if (!isEditable(order)) return { ok: false, reason: 'not-now' }
  const lines = linesAfter(order, request)
  const refused = refuseLines(order, lines, facts)
  if (refused) return refused
  const before = contentOf(order)
  const { email, address } = request
  const { taxRates } = facts
  const hasNewLines = pairLines(before, { lines }).some(
    pair => pair.before?.quantity !== pair.after?.quantity,
  )
  const isSame = before.email === email && isSameAddress(before.address, address)
  if (isSame && !hasNewLines) return { ok: false, reason: 'nothing-changed' }
  const after =
    request.restores ??
    (hasNewLines || taxRates
      ? editedContent(order, { lines, email, address, taxRates })
      : { ...before, email, address })
  const refunded = order.lines.find(
    line => line.refunded > (after.lines.find(({ sku }) => sku === line.sku)?.total ?? 0),
  )
  if (refunded) return { ok: false, reason: 'line-refunded', sku: refunded.sku }
  if (before.total !== after.total && facts.isConfirming) return { ok: false, reason: 'payment-on-its-way' }
  const balance = after.total - order.giftCard - countedPayments(order)
  if (balance > 0 && order.shipments.length > 0) return { ok: false, reason: 'raised-after-shipping' }
  const back = Math.max(-balance, 0)
  if (back > refundableAmount(order)) return { ok: false, reason: 'refunded-before' }
  const refund = Math.min(back, refundableAmount(order) - facts.giftCardLeft)
  const money = { refund: toAmount(refund), toGiftCard: toAmount(back - refund) }
  return {
    ok: true,
    edit: { before, after, ...money, due: toAmount(Math.max(balance, 0)), hasNewLines },
  }
}

/** Until it is packed. The unshipped rest of an order that ships in parts counts. */
export function isEditable({ state, lines }: Pick<Order, 'state' | 'lines'>): boolean {
  const isUnshipped = lines.some(({ quantity, shipped }) => shipped < quantity)
  return (state === 'placed' || state === 'paid') && isUnshipped
}

function linesAfter(order: Order, { quantities, added }: OrderEditRequest): EditedLine[] {
  const ordered = order.lines.flatMap(line => {
    const { id, sku, title, options, unitPrice, agreedTax } = line
    const quantity = quantities.get(id) ?? line.quantity
    if (quantity === 0) return []
    const discount = scaledDiscount(line, quantity)
    return [{ sku, title, options, unitPrice, quantity, agreedTax, discount }]
  })
  // More of a SKU that it has belongs to its line.
  const fresh = added.filter(({ sku, quantity }) => quantity > 0 && !ordered.some(line => line.sku === sku))
  return [...ordered, ...fresh]
}

function refuseLines(
  order: Order,
  lines: readonly EditedLine[],
  { quantityLimit, available }: OrderEditFacts,
): Extract<OrderEditPlan, { ok: false }> | undefined {
  if (lines.length === 0) return { ok: false, reason: 'no-items' }
  for (const line of order.lines) {
    const quantity = lines.find(({ sku }) => sku === line.sku)?.quantity ?? 0
    if (quantity < line.shipped) return { ok: false, reason: 'less-than-shipped', sku: line.sku }
  }
  if (lines.length > Math.max(maxCartLines, order.lines.length))
    return { ok: false, reason: 'too-many-lines' }
  for (const { sku, quantity } of lines) {
    const had = order.lines.find(line => line.sku === sku)?.quantity ?? 0
    if (quantity <= had) continue
    if (quantity > quantityLimit) return { ok: false, reason: 'over-limit', sku }
    if (quantity - had > (available.get(sku) ?? 0)) return { ok: false, reason: 'sold-out', sku }
  }
  return undefined
}

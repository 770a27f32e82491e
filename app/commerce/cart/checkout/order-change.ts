import type { Quote } from '../../selling/pricing/quote.ts'
import type { CodeRefusal } from '../../selling/promotions/code-refusal.ts'
import type { Amount } from '../../values/money.ts'
import { type CartLine, cartLineNotices, chargedQuantity, isInCart } from '../cart.ts'

/** How the order differs from what the shopper saw. */
export type OrderChange =
  | { kind: 'no-longer-sold'; sku: string; title: string }
  | { kind: 'sold-out'; sku: string; title: string }
  | { kind: 'fewer-left'; sku: string; title: string; left: number }
  | { kind: 'over-limit'; sku: string; title: string; limit: number }
  /** In the cart but not seen: added in another tab, or available again. */
  | { kind: 'added'; sku: string; title: string; quantity: number }
  /** Seen but no longer in the cart. */
  | { kind: 'removed'; sku: string; title: string }
  | { kind: 'quantity-changed'; sku: string; title: string; was: number; now: number }
  | { kind: 'price-changed'; sku: string; title: string; was: Amount; now: Amount }
  /** `now` is the name of the method that replaces the chosen one. */
  | { kind: 'delivery-changed'; now: string }
  /** Comes with a changed total. */
  | { kind: 'code-refused'; code: string; reason: CodeRefusal }
  | { kind: 'total-changed'; was: Amount; now: Amount }
  /** The total is the same, but the gift card covers a different part. */
  | { kind: 'due-changed'; was: Amount; now: Amount }

/** A line as the shopper saw it. */
export interface SeenLine {
  sku: string
  /** The charged quantity, which may be lower than the cart's. */
  quantity: number
  unitPrice: Amount
}

/** A cart line with at least one unit available; `quantity` is what is charged. */
export type OrderableLine = CartLine & { offer: NonNullable<CartLine['offer']> }

/** The lines that can be ordered now, with their charged quantities. Sold-out lines stay in the cart. */
export function orderableLines(lines: readonly CartLine[], limit: number): OrderableLine[] {
  return lines.filter(isInCart).flatMap(line => {
    const quantity = chargedQuantity(line, limit)
    return line.offer && quantity > 0 ? [{ ...line, offer: line.offer, quantity }] : []
  })
}

/** How the lines differ from what the shopper saw. Nothing they haven't seen goes into an order. */
export function lineChanges(
  lines: readonly CartLine[],
  seen: readonly SeenLine[],
  limit: number,
): OrderChange[] {
  const unmatched = new Map(seen.map(line => [line.sku, line]))
  const changes = lines.filter(isInCart).flatMap((line): OrderChange[] => {
    const before = unmatched.get(line.sku)
    unmatched.delete(line.sku)
    return changesInLine(line, before, limit)
  })
  const removed = [...unmatched.keys()].map((sku): OrderChange => {
    const title = lines.find(line => line.sku === sku)?.title ?? sku
    return { kind: 'removed', sku, title }
  })
  return [...changes, ...removed]
}

function changesInLine(line: CartLine, seen: SeenLine | undefined, limit: number): OrderChange[] {
  const { sku, title, offer } = line
  const now = chargedQuantity(line, limit)
  if (!seen) return now === 0 ? [] : [{ kind: 'added', sku, title, quantity: now }]
  const changes: OrderChange[] = []
  if (seen.quantity !== now) changes.push(quantityChange(line, seen.quantity, limit))
  if (offer && now > 0 && offer.price !== seen.unitPrice)
    changes.push({ kind: 'price-changed', sku, title, was: seen.unitPrice, now: offer.price })
  return changes
}

function quantityChange(line: CartLine, was: number, limit: number): OrderChange {
  const { sku, title } = line
  const notice = cartLineNotices(line, limit).find(({ kind }) => kind !== 'price-changed')
  switch (notice?.kind) {
    case 'no-longer-sold':
    case 'sold-out':
      return { kind: notice.kind, sku, title }
    case 'fewer-left':
      return { kind: 'fewer-left', sku, title, left: notice.left }
    case 'over-limit':
      return { kind: 'over-limit', sku, title, limit }
    default:
      return { kind: 'quantity-changed', sku, title, was, now: line.quantity }
  }
}

/** How the totals differ from what the shopper saw. */
export function quoteChanges(
  { total, due, delivery }: Pick<Quote, 'total' | 'due' | 'delivery'>,
  refusedCodes: readonly { code: string; reason: CodeRefusal }[],
  seen: { seenTotal: Amount; seenDue: Amount; deliveryMethodId: number | null },
): OrderChange[] {
  const changes: OrderChange[] = []
  if (delivery && seen.deliveryMethodId !== null && delivery.methodId !== seen.deliveryMethodId)
    changes.push({ kind: 'delivery-changed', now: delivery.name })
  if (total === seen.seenTotal && due === seen.seenDue) return changes
  for (const refused of refusedCodes) changes.push({ kind: 'code-refused', ...refused })
  changes.push(
    total === seen.seenTotal
      ? { kind: 'due-changed', was: seen.seenDue, now: due }
      : { kind: 'total-changed', was: seen.seenTotal, now: total },
  )
  return changes
}

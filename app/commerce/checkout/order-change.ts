import { type CartLine, chargedQuantity, isInCart, noticesOf } from '../cart/cart.ts'
import type { Cents } from '../money.ts'
import type { CodeRefusal, Quote } from '../pricing/quote.ts'

/** What is not as the shopper saw it when they pressed the button. */
export type OrderChange =
  | { about: 'no-longer-sold'; sku: string; title: string }
  | { about: 'sold-out'; sku: string; title: string }
  | { about: 'fewer-left'; sku: string; title: string; left: number }
  | { about: 'over-limit'; sku: string; title: string; limit: number }
  /** A line that is in the cart but was not seen: another tab put it there, or it can be had again. */
  | { about: 'added'; sku: string; title: string; quantity: number }
  /** A line that was seen but is not in the cart any more. */
  | { about: 'removed'; sku: string; title: string }
  | { about: 'quantity-changed'; sku: string; title: string; was: number; now: number }
  | { about: 'price-changed'; sku: string; title: string; was: Cents; now: Cents }
  /** The way of delivery that was chosen is not offered any more; this is taken in its place. */
  | { about: 'delivery-changed'; now: string }
  /** Said with a total that changed: a code that takes nothing off. */
  | { about: 'code-refused'; code: string; because: CodeRefusal }
  | { about: 'total-changed'; was: Cents; now: Cents }
  /** The total is the same, but a gift card pays another part of it. */
  | { about: 'due-changed'; was: Cents; now: Cents }

/** A line as the shopper saw it. */
export interface SeenLine {
  sku: string
  /** How many are charged, which may be fewer than the cart wants. */
  quantity: number
  unitPrice: Cents
}

/** What of a cart is ordered: a line of which some can be had. */
export type OrderedLine = CartLine & { offer: NonNullable<CartLine['offer']> }

/**
 * What can be bought of a cart now, with as many of each as are charged. It is what the checkout shows, and what of its lines
 * is sold out stays in the cart.
 */
export function orderedLines(lines: readonly CartLine[], limit: number): OrderedLine[] {
  return lines.filter(isInCart).flatMap(line => {
    const quantity = chargedQuantity(line, limit)
    return line.offer && quantity > 0 ? [{ ...line, offer: line.offer, quantity }] : []
  })
}

/** What of the lines is not as it was seen: nothing that costs or weighs something goes into an order unseen. */
export function changesOfLines(
  lines: readonly CartLine[],
  seen: readonly SeenLine[],
  limit: number,
): OrderChange[] {
  const unseen = new Map(seen.map(line => [line.sku, line]))
  const changes = lines.filter(isInCart).flatMap((line): OrderChange[] => {
    const was = unseen.get(line.sku)
    unseen.delete(line.sku)
    return changesOfLine(line, was, limit)
  })
  const gone = [...unseen.keys()].map((sku): OrderChange => {
    const title = lines.find(line => line.sku === sku)?.title ?? sku
    return { about: 'removed', sku, title }
  })
  return [...changes, ...gone]
}

function changesOfLine(line: CartLine, seen: SeenLine | undefined, limit: number): OrderChange[] {
  const { sku, title, offer } = line
  const now = chargedQuantity(line, limit)
  if (!seen) return now === 0 ? [] : [{ about: 'added', sku, title, quantity: now }]
  const changes: OrderChange[] = []
  if (seen.quantity !== now) changes.push(whyOtherQuantity(line, seen.quantity, limit))
  if (offer && now > 0 && offer.price !== seen.unitPrice)
    changes.push({ about: 'price-changed', sku, title, was: seen.unitPrice, now: offer.price })
  return changes
}

function whyOtherQuantity(line: CartLine, was: number, limit: number): OrderChange {
  const { sku, title } = line
  const notice = noticesOf(line, limit).find(({ about }) => about !== 'price-changed')
  switch (notice?.about) {
    case 'no-longer-sold':
    case 'sold-out':
      return { about: notice.about, sku, title }
    case 'fewer-left':
      return { about: 'fewer-left', sku, title, left: notice.left }
    case 'over-limit':
      return { about: 'over-limit', sku, title, limit }
    default:
      return { about: 'quantity-changed', sku, title, was, now: line.quantity }
  }
}

/** What of the sum is not as it was seen. */
export function changesOfQuote(
  { total, due, delivery }: Pick<Quote, 'total' | 'due' | 'delivery'>,
  refused: readonly { code: string; because: CodeRefusal }[],
  seen: { seenTotal: Cents; seenDue: Cents; deliveryMethodId: number | null },
): OrderChange[] {
  const changes: OrderChange[] = []
  if (delivery && seen.deliveryMethodId !== null && delivery.methodId !== seen.deliveryMethodId)
    changes.push({ about: 'delivery-changed', now: delivery.name })
  if (total === seen.seenTotal && due === seen.seenDue) return changes
  for (const one of refused) changes.push({ about: 'code-refused', ...one })
  changes.push(
    total === seen.seenTotal
      ? { about: 'due-changed', was: seen.seenDue, now: due }
      : { about: 'total-changed', was: seen.seenTotal, now: total },
  )
  return changes
}

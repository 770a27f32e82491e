import { randomBytes } from 'node:crypto'
import type { Db, Tx } from '#db/schema/schema.ts'
import { keyedHash } from '#db/secrets/secrets.server.ts'
import { askTogether } from '#db/statements/ask.ts'
import {
  checkoutStateQuestion,
  ownedByAnotherVisitor,
  type PlacedOrder,
} from '../../orders/new-order-store.server.ts'
import { orderNumberFromBytes } from '../../orders/order-number.ts'
import { emailHash } from '../../running/outbox/email-hash.server.ts'
import {
  type CartToPrice,
  priceCart,
  unconfirmedPromotionsQuestion,
} from '../../selling/pricing/price-cart.server.ts'
import { priceRulesQuestion } from '../../selling/pricing/price-rules-store.server.ts'
import type { Address } from '../../values/addresses/address.ts'
import type { Amount } from '../../values/money.ts'
import type { CartLine } from '../cart.ts'
import { cartToPriceQuestion } from '../cart-store.server.ts'
import { checkHoldLimits, type HoldNextStep } from '../holds/check-hold-limits.server.ts'
import { type Holder, heldUnitsQuestion, lockHolder } from '../holds/unpaid-hold-store.server.ts'
import { wideNetwork } from '../holds/wide-network.ts'
import type { Visitor } from '../visitors/visitor.ts'
import { withVisitorLock } from '../visitors/with-visitor-lock.server.ts'
import {
  lineChanges,
  type OrderableLine,
  type OrderChange,
  orderableLines,
  quoteChanges,
  type SeenLine,
} from './order-change.ts'
import { HoldLimitExceeded, OrderConflict, type OrderPromises, writeOrder } from './write-order.server.ts'

export interface PlaceOrderRequest {
  /** Idempotency key: the same key is the same order. */
  checkoutKey: string
  email: string
  address: Address
  deliveryMethodId: number | null
  codes: string[]
  /** Name of the payment provider. */
  payment: string
  /** Whether the shopper pays on a page right away. */
  paysOnline: boolean
  /** In milliseconds. */
  paymentTimeout: number
  /** Whether no money moves. */
  isTest: boolean
  promises: OrderPromises
  /** The client's network, as `wideNetwork` reads it. */
  network: string
  /** The setting `unpaid_units`. */
  unpaidUnits: number
  /** The quote as the shopper saw it. */
  seenCurrency: string
  seenTotal: Amount
  seenDue: Amount
  seenLines: SeenLine[]
  /** Maximum quantity per line. */
  limit: number
}

export type PlaceOrderResult =
  /** `remaining` is what stays in the cart; undefined for a repeated order. */
  | { ok: true; order: PlacedOrder; isRepeat: boolean; remaining: CartLine[] | undefined }
  | { ok: false; reason: 'empty-cart' }
  | { ok: false; reason: 'changed'; changes: OrderChange[] }
  | { ok: false; reason: 'no-delivery' }
  | { ok: false; reason: 'unpaid-limit'; nextStep: HoldNextStep }

/** Maximum attempts when stock or promotions change under us. */
const maxAttempts = 10

/**
 * Places an order for the visitor's cart at current prices. If anything differs from what the shopper saw, writes nothing,
 * keeps the cart and returns the changes.
 */
export async function placeOrder(
  db: Db,
  visitor: Visitor | undefined,
  request: PlaceOrderRequest,
  now: Date,
): Promise<PlaceOrderResult> {
  if (!visitor) return { ok: false, reason: 'empty-cart' }
  for (let attempt = 1; ; attempt++) {
    try {
      return await withVisitorLock(db, visitor, tx => placeOnce(tx, visitor, request, now))
    } catch (error) {
      if (error instanceof HoldLimitExceeded)
        return { ok: false, reason: 'unpaid-limit', nextStep: error.nextStep }
      // Rolled back. The next attempt sees the change and returns it.
      if (!(error instanceof OrderConflict) || attempt === maxAttempts) throw error
    }
  }
}

async function placeOnce(
  tx: Tx,
  visitor: Visitor,
  request: PlaceOrderRequest,
  now: Date,
): Promise<PlaceOrderResult> {
  const holder = holderFor(tx, visitor, request)
  // Decisions about one email or network are serialized, too.
  await lockHolder(tx, holder)
  const newNumber = newOrderNumber()
  const [
    { existing, isConfirmed, newId, isNumberTaken },
    { lines: cartLines, items },
    promotions,
    rules,
    held,
  ] = await askTogether(tx, [
    checkoutStateQuestion(tx, holder, { key: request.checkoutKey, newNumber }),
    cartToPriceQuestion(tx, visitor.id, now),
    unconfirmedPromotionsQuestion(tx, request, now),
    priceRulesQuestion(tx, request.address),
    heldUnitsQuestion(tx, holder),
  ])
  // Pages never send another visitor's key, so a reload is all we offer.
  if (existing === ownedByAnotherVisitor) return { ok: false, reason: 'changed', changes: [] }
  if (existing) return { ok: true, order: existing, isRepeat: true, remaining: undefined }

  const changes = lineChanges(cartLines, request.seenLines, request.limit)
  const lines = orderableLines(cartLines, request.limit)
  if (lines.length === 0 && changes.length === 0) return { ok: false, reason: 'empty-cart' }
  if (changes.length > 0) return { ok: false, reason: 'changed', changes }

  const known = { items, rules, ...(!isConfirmed && { promotions }) }
  const cart = { ...cartToPrice(lines, request, isConfirmed), known }
  const { quote, refusedCodes, taxes } = await priceCart(tx, cart, now)
  if (request.seenCurrency !== quote.currency) return { ok: false, reason: 'changed', changes: [] }
  if (!quote.delivery) return { ok: false, reason: 'no-delivery' }
  const changedTotals = quoteChanges(quote, refusedCodes, request)
  if (changedTotals.length > 0) return { ok: false, reason: 'changed', changes: changedTotals }

  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const decision = quote.due > 0 ? checkHoldLimits(held, { ...request, units, isConfirmed }) : undefined
  if (decision && !decision.ok) return { ok: false, reason: 'unpaid-limit', nextStep: decision.nextStep }

  if (isNumberTaken) throw new OrderConflict('The number is taken.')
  const products = new Map(items.map(({ sku, productId }) => [sku, productId]))
  const hold = decision && { ...holder, ...decision, units }
  const order = await writeOrder(
    tx,
    visitor,
    {
      ...request,
      id: newId,
      number: newNumber,
      lines,
      products,
      quote,
      taxes,
      delivery: quote.delivery,
      hold,
    },
    now,
  )
  const remaining = cartLines.filter(({ sku }) => !lines.some(ordered => ordered.sku === sku))
  return { ok: true, order, isRepeat: false, remaining }
}

function cartToPrice(
  lines: readonly OrderableLine[],
  { address, deliveryMethodId, codes, email }: PlaceOrderRequest,
  isConfirmed: boolean,
): CartToPrice {
  return {
    lines: lines.map(({ sku, quantity }) => ({ sku, quantity })),
    country: address.country,
    region: address.region,
    deliveryMethodId,
    codes,
    confirmedEmail: isConfirmed ? email : null,
  }
}

/** A random number, which is nearly always free. */
function newOrderNumber(): string {
  for (;;) {
    const number = orderNumberFromBytes(randomBytes(16))
    if (number) return number
  }
}

function holderFor(tx: Tx, visitor: Visitor, { email, network }: PlaceOrderRequest): Holder {
  return {
    visitorId: visitor.id,
    emailHash: emailHash(tx, email),
    networkHash: keyedHash(tx, 'network', network),
    wideNetworkHash: keyedHash(tx, 'network', wideNetwork(network)),
  }
}

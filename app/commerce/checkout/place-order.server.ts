import type { Db, Tx } from '../../db/schema.ts'
import { keyedHash } from '../../db/secrets.server.ts'
import type { Address } from '../addresses/address.ts'
import { readLines } from '../cart/cart-store.server.ts'
import { isEmailConfirmed } from '../email-confirmation/email-confirmation-store.server.ts'
import { type HoldOffer, mayHold } from '../holds/may-hold.server.ts'
import type { Holder } from '../holds/unpaid-hold-store.server.ts'
import { wideNetwork } from '../holds/wide-network.ts'
import { emailHash } from '../mail/email-hash.server.ts'
import type { Cents } from '../money.ts'
import { another, findPlaced, type KnownOrder } from '../orders/new-order-store.server.ts'
import { priceCart } from '../pricing/price-cart.server.ts'
import { inTurn } from '../visitors/in-turn.server.ts'
import type { Visitor } from '../visitors/visitor.ts'
import {
  changesOfLines,
  changesOfQuote,
  type OrderChange,
  orderedLines,
  type SeenLine,
} from './order-change.ts'
import { Overtaken, TooMuchHeld, writeOrder } from './write-order.server.ts'

export interface WantedOrder {
  /** The checkout's: the same key is the same order, however often it comes. */
  checkoutKey: string
  email: string
  address: Address
  deliveryMethodId: number | null
  codes: string[]
  /** The payment provider's name. */
  payment: string
  /** Whether that is a page where the shopper pays right away. */
  paysOnline: boolean
  /** How long the order waits for its money, in milliseconds. */
  patience: number
  /** Where the shopper comes from, as `wideNetwork` reads it. */
  network: string
  /** The setting that limits what unpaid orders hold. */
  unpaidUnits: number
  /** The quote's total and what is left of it to pay, as the shopper saw them. */
  seenTotal: Cents
  seenDue: Cents
  /** What `orderedLines` made of the cart then. */
  seenLines: SeenLine[]
  /** The most of one product in one order line. */
  limit: number
}

export type Placed =
  | { ok: true; order: KnownOrder; again: boolean }
  | { ok: false; because: 'empty-cart' }
  | { ok: false; because: 'changed'; changes: OrderChange[] }
  | { ok: false; because: 'no-delivery' }
  /** Unpaid orders hold as much as they may. */
  | { ok: false; because: 'unpaid-limit'; offer: HoldOffer }

/** How often an order is begun anew because another took what it had just read. */
const mostTimes = 10

/**
 * Makes an order of what is in the cart. Prices, stock and promotions are read anew; if anything is not as the shopper saw it
 * nothing is written, the cart is kept and the changes are said.
 */
export async function placeOrder(
  db: Db,
  visitor: Visitor | undefined,
  wanted: WantedOrder,
  now: Date,
): Promise<Placed> {
  if (!visitor) return { ok: false, because: 'empty-cart' }
  for (let time = 1; ; time++) {
    try {
      return await inTurn(db, visitor, tx => place(tx, visitor, wanted, now))
    } catch (error) {
      if (error instanceof TooMuchHeld) return { ok: false, because: 'unpaid-limit', offer: 'confirm-email' }
      // Nothing is written. The next reading finds what the other left, and says so.
      if (!(error instanceof Overtaken) || time === mostTimes) throw error
    }
  }
}

async function place(tx: Tx, visitor: Visitor, wanted: WantedOrder, now: Date): Promise<Placed> {
  const before = await findPlaced(tx, visitor.id, wanted.checkoutKey)
  // No page of the shop sends another's key, so there is nothing to say but to look again.
  if (before === another) return { ok: false, because: 'changed', changes: [] }
  if (before) return { ok: true, order: before, again: true }

  const inCart = await readLines(tx, visitor.id, now)
  const changes = changesOfLines(inCart, wanted.seenLines, wanted.limit)
  const lines = orderedLines(inCart, wanted.limit)
  if (lines.length === 0 && changes.length === 0) return { ok: false, because: 'empty-cart' }
  if (changes.length > 0) return { ok: false, because: 'changed', changes }

  const { email, address, codes, deliveryMethodId } = wanted
  const holder = holderOf(tx, visitor, wanted)
  const isConfirmed = await isEmailConfirmed(tx, holder)
  const priced = await priceCart(
    tx,
    {
      lines: lines.map(({ sku, quantity }) => ({ sku, quantity })),
      country: address.country,
      region: address.region,
      deliveryMethodId,
      codes,
      confirmedEmail: isConfirmed ? email : null,
    },
    now,
  )
  const { quote } = priced
  if (!quote.delivery) return { ok: false, because: 'no-delivery' }
  const changed = changesOfQuote(quote, priced.refused, wanted)
  if (changed.length > 0) return { ok: false, because: 'changed', changes: changed }

  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const may = quote.due > 0 ? await mayHold(tx, holder, { ...wanted, units, isConfirmed }) : undefined
  if (may && !may.ok) return { ok: false, because: 'unpaid-limit', offer: may.offer }

  const hold = may && { ...holder, kind: may.kind, units }
  const decided = { ...wanted, lines, quote, delivery: quote.delivery, hold }
  const order = await writeOrder(tx, visitor, decided, now)
  return { ok: true, order, again: false }
}

function holderOf(tx: Tx, visitor: Visitor, { email, network }: WantedOrder): Holder {
  return {
    visitorId: visitor.id,
    emailHash: emailHash(tx, email),
    networkHash: keyedHash(tx, 'network', network),
    wideNetworkHash: keyedHash(tx, 'network', wideNetwork(network)),
  }
}

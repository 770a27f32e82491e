import type { Tx } from '../../db/schema.ts'
import { putBackOnGiftCard } from '../gift-cards/gift-card-store.server.ts'
import { type Cents, cents } from '../money.ts'
import { finishRefund } from './finish-refund.server.ts'
import { findPaidOrder, readPayments } from './payment-store.server.ts'
import {
  addRefund,
  isKnownRefund,
  raiseRefunded,
  readGiftCardPart,
  readGivenBack,
} from './refund-store.server.ts'

export interface WantedRefund {
  amount: Cents
  /** For whoever reads the order: "cancelled", "returned R-2K4M". */
  reason: string
  /** Unique within the order: asked again with it, nothing more is given back. */
  key: string
  now: Date
}

/** A part of a refund: from a payment, or null for the gift card. */
interface Part {
  paymentId: number | null
  amount: number
}

/**
 * Gives back so much of what an order was paid with: by its payments first, the rest to its gift card, at once. False when that is
 * more than is left to give back; nothing is written then.
 */
export async function wantRefund(tx: Tx, orderId: number, wanted: WantedRefund): Promise<boolean> {
  const { amount, reason, now } = wanted
  // Whoever holds the order is the only one who pays or refunds it until this is written.
  if (!(await findPaidOrder(tx, orderId)) || amount <= 0) return false
  const key = (place: number) => `${orderId}-${wanted.key}-${place}`
  if (await isKnownRefund(tx, key(0))) return true
  const parts = await split(tx, orderId, amount)
  if (!parts || !(await raiseRefunded(tx, orderId, amount))) return false
  for (const [place, part] of parts.entries()) {
    const id = await addRefund(tx, { orderId, reason, key: key(place), ...part }, now)
    if (part.paymentId !== null) continue
    await putBackOnGiftCard(tx, orderId, cents(part.amount), now)
    await finishRefund(tx, id, { reference: null, now })
  }
  return true
}

/** The parts sum to the amount; undefined when less than that is left. */
async function split(tx: Tx, orderId: number, amount: number): Promise<Part[] | undefined> {
  const givenBack = await readGivenBack(tx, orderId)
  const sources: Part[] = (await readPayments(tx, orderId))
    .filter(payment => payment.state === 'paid')
    .map(({ id, amount: paid }) => ({
      paymentId: id,
      amount: paid - (givenBack.get(id) ?? 0),
    }))
  sources.push({ paymentId: null, amount: await readGiftCardPart(tx, orderId) })
  let left: number = amount
  const parts: Part[] = []
  for (const source of sources) {
    const part = Math.min(left, source.amount)
    if (part <= 0) continue
    parts.push({ ...source, amount: part })
    left -= part
  }
  return left === 0 ? parts : undefined
}

import type { Tx } from '../../db/schema.ts'
import { fitsIn, type HoldKind, holdLimits } from './hold-limits.ts'
import { type Holder, lockHolder, readHeld } from './unpaid-hold-store.server.ts'

/** What a shopper whose order cannot wait for its money may do about it. */
export type HoldOffer = 'confirm-email' | 'pay-now' | 'finish-payments'

export type MayHold = { ok: true; kind: HoldKind } | { ok: false; offer: HoldOffer }

interface WantedHold {
  /** Of all lines. */
  units: number
  paysOnline: boolean
  isConfirmed: boolean
  /** The setting `unpaid_units`. */
  unpaidUnits: number
}

/** Whether one more unpaid order may hold stock for this holder. What it decides stays right until the transaction ends. */
export async function mayHold(tx: Tx, holder: Holder, wanted: WantedHold): Promise<MayHold> {
  await lockHolder(tx, holder)
  const held = await readHeld(tx, holder)
  const limits = holdLimits(wanted.unpaidUnits)
  const kind = wanted.paysOnline ? 'online' : wanted.isConfirmed ? 'confirmed' : 'unconfirmed'
  if (fitsIn(limits[kind], held[kind], wanted.units)) return { ok: true, kind }
  if (kind === 'online') return { ok: false, offer: 'finish-payments' }
  // What is held for an email is nobody's business who has not confirmed it.
  const heldLater = { ...held.confirmed, email: 0 }
  const helps = kind === 'unconfirmed' && fitsIn(limits.confirmed, heldLater, wanted.units)
  return { ok: false, offer: helps ? 'confirm-email' : 'pay-now' }
}

import type { Tx } from '../../db/schema/schema.ts'
import { fitsLimits, type HoldKind, holdLimits } from './hold-limits.ts'
import { type Holder, lockHolder, readHeldUnits } from './unpaid-hold-store.server.ts'

/** The next steps for a shopper whose order can't be held unpaid. */
export type HoldNextStep = 'confirm-email' | 'pay-now' | 'finish-payments'

export type HoldDecision = { ok: true; kind: HoldKind } | { ok: false; nextStep: HoldNextStep }

interface HoldRequest {
  /** Sum of all lines. */
  units: number
  paysOnline: boolean
  isConfirmed: boolean
  /** The setting `unpaid_units`. */
  unpaidUnits: number
}

/** Whether one more unpaid order may hold stock. Locks, so the decision holds until the transaction ends. */
export async function checkHoldLimits(tx: Tx, holder: Holder, request: HoldRequest): Promise<HoldDecision> {
  await lockHolder(tx, holder)
  const held = await readHeldUnits(tx, holder)
  const limits = holdLimits(request.unpaidUnits)
  const kind = request.paysOnline ? 'online' : request.isConfirmed ? 'confirmed' : 'unconfirmed'
  if (fitsLimits(limits[kind], held[kind], request.units)) return { ok: true, kind }
  if (kind === 'online') return { ok: false, nextStep: 'finish-payments' }
  // Without the email's holds: they'd reveal what its owner ordered.
  const heldIfConfirmed = { ...held.confirmed, email: 0 }
  const helps = kind === 'unconfirmed' && fitsLimits(limits.confirmed, heldIfConfirmed, request.units)
  return { ok: false, nextStep: helps ? 'confirm-email' : 'pay-now' }
}

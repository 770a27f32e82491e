import type { Db, Tx } from '#db/schema/schema.ts'
import { type Question, question } from '#db/statements/ask.ts'
import {
  fitsLimits,
  type HeldUnits,
  type HoldKind,
  holdLimits,
  isScarce,
  scarcePaymentTimeout,
  supplyFor,
} from './hold-limits.ts'
import { reminderTime } from './reminder-time.ts'
import { holdLinesQuery, type NewHold, readOpenPayments, shortenHold } from './unpaid-hold-store.server.ts'

/** The next steps for a shopper whose order can't be held unpaid. */
export type HoldNextStep = 'confirm-email' | 'pay-now' | 'finish-payments' | 'try-later'

export type HoldDecision =
  /** `heldByNetwork`: units in other unpaid orders of this kind from the wide network. */
  { ok: true; kind: HoldKind; heldByNetwork: number } | { ok: false; nextStep: HoldNextStep }

/** Overdue payments are given up by a job. */
const minute = 60 * 1000

interface HoldRequest {
  /** Sum of all lines. */
  units: number
  paysOnline: boolean
  isConfirmed: boolean
  /** The setting `unpaid_units`. */
  unpaidUnits: number
}

/** Whether one more unpaid order may hold stock. */
export function checkHoldLimits(held: Record<HoldKind, HeldUnits>, request: HoldRequest): HoldDecision {
  const limits = holdLimits(request.unpaidUnits)
  const kind = request.paysOnline ? 'online' : request.isConfirmed ? 'confirmed' : 'unconfirmed'
  if (fitsLimits(limits[kind], held[kind], request.units))
    return { ok: true, kind, heldByNetwork: held[kind].wideNetwork }
  if (kind === 'online') return { ok: false, nextStep: 'finish-payments' }
  // Without the email's holds: they'd reveal what its owner ordered.
  const heldIfConfirmed = { ...held.confirmed, email: 0 }
  const helps = kind === 'unconfirmed' && fitsLimits(limits.confirmed, heldIfConfirmed, request.units)
  return { ok: false, nextStep: helps ? 'confirm-email' : 'pay-now' }
}

interface StockToHold extends Omit<NewHold, 'remindAt' | 'units'> {
  heldByNetwork: number
  unpaidUnits: number
  paymentTimeout: number
  timeZone: string
}

/**
 * Whether an unpaid order may keep the stock that it took; undefined if nothing limits it. Open payments for scarce stock have to be
 * finished sooner. Ask it after taking stock, which locks the variants.
 */
export function holdStockQuestion(
  tx: Tx,
  hold: StockToHold,
  placedAt: Date,
): Question<{ ok: true } | { ok: false; nextStep: HoldNextStep }> | undefined {
  const { orderId, kind, heldByNetwork, paymentTimeout } = hold
  if (kind === 'confirmed') return undefined
  return question(holdLinesQuery(tx, { ...hold, kind }), async variants => {
    const supply = supplyFor(kind, variants, { held: heldByNetwork, base: hold.unpaidUnits })
    if (supply === 'too-little')
      return { ok: false, nextStep: kind === 'online' ? 'try-later' : 'confirm-email' }
    if (supply === 'scarce' && paymentTimeout > scarcePaymentTimeout)
      await shortenHold(tx, orderId, {
        dueAt: new Date(placedAt.getTime() + scarcePaymentTimeout),
        remindAt: reminderTime(kind, { ...hold, placedAt, paymentTimeout: scarcePaymentTimeout }),
      })
    return { ok: true }
  })
}

/** When the first open payment for scarce variants of this cart has to be finished, at the earliest in a minute; undefined if none is. */
export async function readNextRelease(
  db: Db,
  lines: readonly { sku: string; quantity: number }[],
  now: Date,
): Promise<string | undefined> {
  const quantities = new Map(lines.map(({ sku, quantity }) => [sku, quantity]))
  const open = await readOpenPayments(db, [...quantities.keys()])
  const due = open.flatMap(({ sku, held, available, dueAt }) => {
    const units = quantities.get(sku) ?? 0
    return dueAt !== null && isScarce({ units, held, available: available - units }) ? [dueAt] : []
  })
  const soon = new Date(now.getTime() + minute).toISOString()
  return due.map(at => (at < soon ? soon : at)).sort()[0]
}

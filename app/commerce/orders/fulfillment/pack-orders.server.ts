import type { Db } from '#db/schema/schema.ts'
import { change } from '../../editing/changes/change.server.ts'
import { causeBy } from '../../editing/changes/change-set.ts'
import type { Edit } from '../../editing/changes/edit.server.ts'
import type { Compensation } from '../../editing/changes/undo/undo-context.server.ts'
import type { Actor } from '../../values/actor.ts'
import { changeOrderState, takeBackOrderState } from '../change-order-state.server.ts'
import type { OrderState } from '../order.ts'
import { readOrderStates } from './order-states-store.server.ts'

/** Orders of a bulk change that were in another state. */
export interface LeftOutOrder {
  number: string
  state: OrderState
}

export interface PackOrdersResult {
  packed: number
  leftOut: LeftOutOrder[]
  /** Null if none was packed. */
  changeSet: number | null
}

/** Marks those of the orders as packed that are to pack, in one change set. */
export async function packOrders(
  db: Db,
  orderIds: readonly number[],
  { actor, now }: { actor: Actor; now: Date },
): Promise<PackOrdersResult> {
  const origin = { actor, reason: '', cause: causeBy(actor), now }
  const changed = await change(db, origin, edit => pack(edit, orderIds))
  // Nothing above is refused.
  if (!changed.ok) throw new Error(changed.reason)
  const { packed, leftOut } = changed.result
  return { packed, leftOut, changeSet: changed.changeSet }
}

async function pack(edit: Edit, orderIds: readonly number[]) {
  // Two that pack the same orders lock them in the same order.
  const sorted = [...new Set(orderIds)].sort((a, b) => a - b)
  const left: number[] = []
  for (const id of sorted) if (!(await packOne(edit, id))) left.push(id)
  const leftOut = await readOrderStates(edit.tx, { ids: left })
  return {
    ok: true as const,
    packed: sorted.length - left.length,
    leftOut: leftOut.map(({ number, state }) => ({ number, state })),
  }
}

async function packOne(edit: Edit, id: number): Promise<boolean> {
  const { tx, actor, now } = edit
  if (!(await changeOrderState(tx, id, 'packed', { actor, note: null, now }))) return false
  edit.record({ table: packingTable, key: { id }, before: null, after: { id } })
  return true
}

/** Steps are recorded under this name, with the id of the order. */
const packingTable = 'order_packing'

/** An order that was packed is to pack again, or the other way round. */
export const compensatePacking: Compensation = async (edit, { key, before, after }) => {
  const id = Number(key.id)
  if (!after) return (await packOne(edit, id)) ? { ok: true } : { ok: false, reason: 'not-now' }
  const { tx, actor, now } = edit
  const note = { code: 'packing-undone' } as const
  if (!(await takeBackOrderState(tx, id, { from: ['packed'], to: 'paid' }, { actor, note, now })))
    return { ok: false, reason: 'not-now' }
  edit.record({ table: packingTable, key, before: after, after: before })
  return { ok: true }
}

import { inOneCommit } from '#db/connection/one-commit.server.ts'
import type { Db, Tx } from '#db/schema/schema.ts'
import { takeBackStock } from '../../catalog/stock/stock-ledger-store.server.ts'
import { addOrderNote, changeOrderState } from '../../orders/change-order-state.server.ts'
import { lockOrder } from '../../orders/lock-order-store.server.ts'
import type { Order } from '../../orders/order.ts'
import { readOrderById } from '../../orders/order-store.server.ts'
import { requestRefund } from '../../payments/refunds/request-refund.server.ts'
import type { Actor } from '../../values/actor.ts'
import { toAmount } from '../../values/money.ts'
import {
  type ArrivalRefusal,
  type ArrivedLine,
  type PlannedArrival,
  planArrival,
  restOfReturn,
} from './arrival.ts'
import { refundsOfReturns } from './refund-of-return.ts'
import type { OrderReturn } from './return.ts'
import { addArrival, settleReturnAmounts, settleWithdrawalOf } from './return-arrival-store.server.ts'
import { changeReturnState, findReturn, increaseReturned, readReturns } from './return-store.server.ts'

export interface ReceivedPackage {
  actor: Actor
  now: Date
  /** Without lines, the whole rest came in good condition. */
  lines?: readonly ArrivedLine[] | undefined
  /** The rest isn't expected anymore; the shopper may announce it again. */
  closesRest?: boolean
  /** How many packages had come when these lines were counted. */
  seenArrivals?: number | undefined
}

export type ReceiveReturnResult =
  | { ok: true; isClosed: boolean }
  | { ok: false; reason: 'unknown-return' | ArrivalRefusal }

/**
 * Records a package of a return, restocks what can be sold again, and requests the refund of what came. The rest stays open unless
 * it is closed. Once everything is back, the order is returned.
 */
export async function receiveReturn(
  db: Db,
  number: string,
  { lines, closesRest = false, seenArrivals, actor, now }: ReceivedPackage,
): Promise<ReceiveReturnResult> {
  return inOneCommit(db, async tx => {
    const known = await findReturn(tx, number)
    if (!known) return { ok: false, reason: 'unknown-return' }
    await lockOrder(tx, known.orderId)
    const returns = await readReturns(tx, known.orderId)
    const found = returns.find(({ id }) => id === known.id)!
    const planned = planArrival(found, { lines: lines ?? restOfReturn(found), closesRest })
    if (!planned.ok && planned.reason === 'not-open') return planned
    if (seenArrivals !== undefined && seenArrivals !== found.arrivals)
      return { ok: false, reason: 'changed-meanwhile' }
    if (!planned.ok) return planned
    const before = await readOrderById(tx, known.orderId)
    if (!before) throw new Error(`return ${number} has no order`)
    const promised = refundsOfReturns(before, returns).get(found.id) ?? 0
    for (const { orderLineId, arrived } of planned.lines)
      if (!(await increaseReturned(tx, orderLineId, arrived)))
        throw new Error(`order line ${orderLineId}: returned more than was bought`)
    if (planned.lines.length > 0) {
      const order = (await readOrderById(tx, known.orderId))!
      await bookArrival(tx, order, found, { planned, promised, actor, now })
    }
    const isClosed = planned.isComplete || closesRest
    if (isClosed) {
      await settleReturnAmounts(tx, found.id)
      await settleWithdrawalOf(tx, found.id, now)
    }
    const to = isClosed ? 'received' : 'accepted'
    if (to !== found.state) await changeReturnState(tx, found.id, to, now)
    return { ok: true, isClosed }
  })
}

interface Booked {
  planned: PlannedArrival & { ok: true }
  /** The most that the return may still refund. */
  promised: number
  actor: Actor
  now: Date
}

async function bookArrival(
  tx: Tx,
  order: Order,
  { id: returnId }: OrderReturn,
  { planned, promised, actor, now }: Booked,
): Promise<void> {
  const { lines, delivery, amount } = planned
  const change = { actor, now, note: { code: 'return-received', returnId } } as const
  const isWhole = order.lines.every(({ quantity, returned }) => returned === quantity)
  if (!isWhole || !(await changeOrderState(tx, order.id, 'returned', change)))
    await addOrderNote(tx, order.id, change)
  const arrivalId = await addArrival(tx, { returnId, delivery, lines }, { actor, now })
  const units = lines.map(({ orderLineId, arrived, damaged }) => ({
    ...{ sku: order.lines.find(line => line.id === orderLineId)!.sku, quantity: arrived, damaged },
  }))
  await requestRefund(tx, order.id, {
    amount: toAmount(Math.min(amount, promised)),
    purpose: { cause: 'returned', returnId, arrivalId },
    key: `arrival-${arrivalId}`,
    ...{ actor, now, restock: () => takeBackStock(tx, order.id, { actor, now, lines: units }) },
  })
}

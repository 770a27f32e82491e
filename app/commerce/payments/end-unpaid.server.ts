import { inOneCommit } from '../../db/one-commit.server.ts'
import type { Db } from '../../db/schema.ts'
import { cancelUnpaid, readUnpaid } from '../orders/cancel-order.server.ts'
import { hearPayment } from './hear-payment.server.ts'
import { readPayments, waitLonger } from './payment-store.server.ts'
import type { Providers } from './providers.server.ts'
import { settleIn } from './settle-payment.server.ts'

/** So many at a time: each may be a question over the line. */
const most = 50

const minute = 60 * 1000

/** How long an order waits on when whoever takes the money cannot be asked, or has not decided, in milliseconds. */
const untilAskedAgain = { unreachable: minute, started: minute, confirming: 60 * minute }

/**
 * Gives up the orders that were not paid in time. Whoever takes the money is told first that nobody may pay any more: what was
 * paid in the same moment is paid. Returns how many are cancelled or paid now.
 */
export async function endUnpaid(
  db: Db,
  providers: Providers,
  now: Date,
  closing?: AbortSignal,
): Promise<number> {
  let ended = 0
  for (const orderId of await readUnpaid(db, now, most)) {
    if (closing?.aborted) break
    const waits = await endPayments(db, providers, orderId, now)
    if (waits === 'paid') ended += 1
    else if (waits) await waitLonger(db, orderId, now, new Date(now.getTime() + untilAskedAgain[waits]))
    else if (await cancelUnpaid(db, orderId, now)) ended += 1
  }
  return ended
}

/** Why an order is not to be given up after all; undefined when nobody can pay it any more. */
async function endPayments(
  db: Db,
  providers: Providers,
  orderId: number,
  now: Date,
): Promise<'paid' | keyof typeof untilAskedAgain | undefined> {
  for (const payment of await readPayments(db, orderId)) {
    if (payment.state !== 'started' && payment.state !== 'confirming') continue
    const service = providers.get(payment.provider)?.service
    // Without a reference nobody was led there, and without its provider nobody can be.
    if (!service || payment.reference === null) {
      await inOneCommit(db, tx => settleIn(tx, payment.id, 'ended', { now }))
      continue
    }
    const news = await service.end(payment.reference, now)
    if (news === 'unreachable') return 'unreachable'
    const state = await hearPayment(db, payment.id, news, now)
    if (state === 'paid' || state === 'confirming' || state === 'started') return state
  }
  return undefined
}

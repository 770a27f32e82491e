import type { Db } from '../../db/schema.ts'
import { hearPayment } from './hear-payment.server.ts'
import { type Payment, readUnheardPayments } from './payment-store.server.ts'
import type { Providers } from './providers.server.ts'

/** So many at a time: each is a question over the line. */
const most = 50

/** How long a payment's message may be on its way before it counts as lost, in milliseconds. */
const patience = 2 * 60 * 1000

/**
 * Asks about payments of which nothing was heard for a while: somebody closed the window after paying, and the message was lost.
 * A payment whose order does not wait for it is ended. Goes on after the one of this id; returns the last one it asked about,
 * 0 when it came to the end.
 */
export async function hearLostPayments(
  db: Db,
  providers: Providers,
  after: number,
  now: Date,
  closing?: AbortSignal,
): Promise<number> {
  const before = new Date(now.getTime() - patience)
  const payments = await readUnheardPayments(db, { before, after, most })
  for (const payment of payments) {
    if (closing?.aborted) break
    await hear(db, providers, payment, now)
  }
  return payments.length < most ? 0 : payments.at(-1)!.id
}

/** Asks what has become of one payment. */
export async function hear(
  db: Db,
  providers: Providers,
  payment: Payment & { isWanted: boolean },
  now: Date,
): Promise<void> {
  const service = providers.get(payment.provider)?.service
  if (!service || payment.reference === null) return
  const news = payment.isWanted
    ? await service.look(payment.reference)
    : await service.end(payment.reference, now)
  if (news !== 'unreachable') await hearPayment(db, payment.id, news, now)
}

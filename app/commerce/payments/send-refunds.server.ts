import { inOneCommit } from '../../db/one-commit.server.ts'
import type { Db } from '../../db/schema.ts'
import { cents } from '../money.ts'
import { finishRefund } from './finish-refund.server.ts'
import type { Refunded } from './payment-provider.ts'
import { paymentTokenOf } from './payment-store.server.ts'
import type { Providers } from './providers.server.ts'
import { noteFailure, type Refund, readDueRefunds, takeRefund } from './refund-store.server.ts'

/** So many at a time: each is a question over the line. */
const most = 20

/** After a day and a half somebody has to look at it. */
const mostTries = 40

/** Sends the refunds whose time has come to those who have the money. Returns how many were done or given up. */
export async function sendRefunds(
  db: Db,
  providers: Providers,
  now: Date,
  closing?: AbortSignal,
): Promise<number> {
  const names = [...providers.values()].filter(({ service }) => service).map(({ name }) => name)
  let ended = 0
  for (const refund of await readDueRefunds(db, names, now, most)) {
    if (closing?.aborted) break
    if (!(await takeRefund(db, refund, new Date(now.getTime() + restAfter(refund.tries))))) continue
    const answer = await send(db, providers, refund)
    if (answer.ok) {
      const { reference } = answer
      await inOneCommit(db, tx => finishRefund(tx, refund.id, { reference, now }))
      ended += 1
      continue
    }
    const gaveUp = answer.because === 'refused' || refund.tries + 1 >= mostTries
    await noteFailure(db, refund.id, { words: answer.words, gaveUp: gaveUp ? now : null })
    if (gaveUp) ended += 1
  }
  return ended
}

async function send(db: Db, providers: Providers, refund: Refund): Promise<Refunded> {
  const { paymentReference, amount, id } = refund
  if (paymentReference === null) return { ok: false, because: 'refused', words: 'The payment has no name.' }
  // With the payment's random token: another shop may use the same account, and count its refunds alike.
  const key = `${paymentTokenOf(db, refund)}-${id}`
  return providers
    .get(refund.provider)!
    .service!.refund({ reference: paymentReference, amount: cents(amount), key })
}

/** One minute, then twice as long each time, and an hour at most; in milliseconds. */
export function restAfter(tries: number): number {
  return Math.min(2 ** tries, 60) * 60 * 1000
}

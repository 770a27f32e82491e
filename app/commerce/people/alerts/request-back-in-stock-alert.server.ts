import { inOneCommit } from '#db/connection/one-commit.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { queueEmail } from '../../running/outbox/queue-email.server.ts'
import { parseEmail } from '../../values/typed/email-address.ts'
import { findAlertVariant, saveAlertRequest } from './alert-request-store.server.ts'

export type BackInStockRefusal = 'no-email' | 'bad-email' | 'unknown-sku' | 'in-stock'

export type BackInStockAlertRequested = { ok: true } | { ok: false; reason: BackInStockRefusal }

/**
 * Requests an alert and sends an email to confirm the address, at most once an hour. A repeated request gets the same response,
 * so nobody learns who else has subscribed.
 */
export async function requestBackInStockAlert(
  db: Db,
  sku: string,
  typed: unknown,
  now: Date,
): Promise<BackInStockAlertRequested> {
  const read = parseEmail(typed)
  if (!read.ok) return read
  return inOneCommit(db, async tx => {
    const variant = await findAlertVariant(tx, sku)
    if (!variant) return { ok: false, reason: 'unknown-sku' }
    if (variant.available > 0) return { ok: false, reason: 'in-stock' }
    const requestId = await saveAlertRequest(tx, sku, read.email, now)
    if (requestId === undefined) return { ok: true }
    const idempotencyKey = `back-in-stock-requested-${requestId}-${now.toISOString().slice(0, 13)}`
    await queueEmail(
      tx,
      { kind: 'back-in-stock-requested', sku, requestId, to: read.email, idempotencyKey },
      now,
    )
    return { ok: true }
  })
}

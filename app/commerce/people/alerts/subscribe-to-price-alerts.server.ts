import type { Db } from '#db/schema/schema.ts'
import type { Visitor } from '../../cart/visitors/visitor.ts'
import { withVisitorLock } from '../../cart/visitors/with-visitor-lock.server.ts'
import { queueEmail } from '../../running/outbox/queue-email.server.ts'
import { hashToken, newToken } from '../../values/random-token.server.ts'
import { type ParsedEmail, parseEmail } from '../../values/typed/email-address.ts'
import { removeOptOut } from '../email-preferences/email-opt-out-store.server.ts'
import {
  deletePriceAlertByToken,
  readPriceAlertToken,
  recordPriceAlertConfirmed,
  savePriceAlert,
} from './price-alert-store.server.ts'
import { readPriceDrops, recordPriceAlertSent } from './price-drop-store.server.ts'

export type PriceAlertRefusal = Extract<ParsedEmail, { ok: false }>['reason'] | 'unknown-list'

export type PriceAlertResult =
  /** Unconfirmed means that an email asks for confirmation. */
  { ok: true; confirmed: boolean } | { ok: false; reason: PriceAlertRefusal }

/**
 * Requests price alerts for one of the visitor's lists. They start after a confirmation (ePrivacy Directive, article 13(1)),
 * which is requested at most once a day.
 */
export async function subscribeToPriceAlerts(
  db: Db,
  visitor: Visitor | undefined,
  { list, email: input }: { list: string; email: unknown },
  now: Date,
): Promise<PriceAlertResult> {
  const parsed = parseEmail(input)
  if (!parsed.ok) return parsed
  if (!visitor) return { ok: false, reason: 'unknown-list' }
  return withVisitorLock(db, visitor, async tx => {
    const request = { listId: list, email: parsed.email, token: newToken() }
    const alert = await savePriceAlert(tx, visitor.id, request, now)
    if (!alert) return { ok: false, reason: 'unknown-list' }
    const { email, confirmedAt } = alert
    const token = readPriceAlertToken(tx, alert)
    const idempotencyKey = `price-alerts-requested-${hashToken(token)}-${now.toISOString().slice(0, 10)}`
    if (confirmedAt === null)
      await queueEmail(tx, { kind: 'price-alerts-requested', token, to: email, idempotencyKey }, now)
    return { ok: true, confirmed: confirmedAt !== null }
  })
}

/** Confirms alerts, also after price alerts were turned off. Prices that dropped before are recorded as sent: they are not news. */
export async function confirmPriceAlerts(db: Db, token: string, now: Date): Promise<void> {
  await db.transaction().execute(async tx => {
    const confirmed = await recordPriceAlertConfirmed(tx, token, now)
    if (!confirmed) return
    const { listId, email } = confirmed
    await removeOptOut(tx, 'price-dropped', email)
    for (const drop of await readPriceDrops(tx, 1000, listId)) await recordPriceAlertSent(tx, drop)
  })
}

/** Ends alerts and deletes the address; does nothing for an unknown token. */
export async function unsubscribeFromPriceAlerts(db: Db, token: string): Promise<void> {
  await deletePriceAlertByToken(db, token)
}

import { inOneCommit } from '../../db/one-commit.server.ts'
import type { Db } from '../../db/schema.ts'
import { putLetter } from '../mail/letters.server.ts'
import { type Refusal, readEmail } from './back-in-stock.ts'
import { findVariant, noteRequest } from './back-in-stock-store.server.ts'

export type Asked = { ok: true } | { ok: false; because: Refusal }

/**
 * Asks to be told when a variant is back. Anybody can type any address, so its reader has to confirm it first, by an email that
 * is written once an hour at most. Asking twice is answered alike, so nobody learns who else has asked.
 */
export async function askWhenBack(db: Db, sku: string, typed: unknown, now: Date): Promise<Asked> {
  const read = readEmail(typed)
  if (!read.ok) return read
  return inOneCommit(db, async tx => {
    const variant = await findVariant(tx, sku)
    if (!variant) return { ok: false, because: 'unknown-sku' }
    if (variant.available > 0) return { ok: false, because: 'in-stock' }
    const requestId = await noteRequest(tx, sku, read.email, now)
    if (requestId === undefined) return { ok: true }
    const onceKey = `back-in-stock-asked-${requestId}-${now.toISOString().slice(0, 13)}`
    await putLetter(tx, { kind: 'back-in-stock-asked', sku, requestId, to: read.email, onceKey }, now)
    return { ok: true }
  })
}

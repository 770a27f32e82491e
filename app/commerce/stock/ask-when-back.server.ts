import type { Db } from '../../db/schema.ts'
import { type Refusal, readEmail } from './back-in-stock.ts'
import { findVariant, noteRequest } from './back-in-stock-store.server.ts'

export type Asked = { ok: true } | { ok: false; because: Refusal }

/** Asks to be told when a variant is back. Asking twice is answered alike, so nobody learns who else has asked. */
export async function askWhenBack(db: Db, sku: string, typed: unknown, now: Date): Promise<Asked> {
  const read = readEmail(typed)
  if (!read.ok) return read
  if (await noteRequest(db, sku, read.email, now)) return { ok: true }
  const variant = await findVariant(db, sku)
  if (!variant) return { ok: false, because: 'unknown-sku' }
  return variant.available > 0 ? { ok: false, because: 'in-stock' } : { ok: true }
}

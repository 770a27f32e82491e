import { newToken } from '#commerce/values/random-token.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { readBulkFacts, readSelectedProducts } from './bulk-facts-store.server.ts'
import { addBulkPreview, type BulkRequest } from './bulk-preview-store.server.ts'
import { planBulkChange } from './plan-bulk-change.ts'

/** More rows than this aren't changed at once. */
const maxBulkRows = 20_000

export type BulkPreviewOutcome =
  | { ok: true; id: string }
  | { ok: false; reason: 'nothing-selected' | 'too-many' }

interface PreviewOptions {
  staffId: number
  currency: string
  /** The setting: this many or fewer are low. */
  lowStock: number
  now: Date
}

/** Plans a bulk change and stores it, so that exactly what is shown can be saved. */
export async function previewBulkChange(
  db: Db,
  request: BulkRequest,
  { staffId, currency, lowStock, now }: PreviewOptions,
): Promise<BulkPreviewOutcome> {
  const { selection, action } = request
  const ids = await readSelectedProducts(db, selection, { lowStock, max: maxBulkRows + 1 })
  if (ids.length === 0) return { ok: false, reason: 'nothing-selected' }
  if (ids.length > maxBulkRows) return { ok: false, reason: 'too-many' }
  const plan = action
    ? planBulkChange(action, await readBulkFacts(db, ids, action), { currency, now })
    : { products: ids, rows: [], exceptions: [], warnings: [] }
  if (plan.rows.length > maxBulkRows) return { ok: false, reason: 'too-many' }
  const id = newToken()
  await addBulkPreview(db, { id, staffId, request, plan }, now)
  return { ok: true, id }
}

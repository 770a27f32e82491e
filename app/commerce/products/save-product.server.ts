import type { Db } from '../../db/schema/schema.ts'
import { productRecord } from '../catalog/product-records.server.ts'
import { change } from '../changes/change.server.ts'
import type { ChangeOrigin } from '../changes/change-set.ts'
import type { Edit } from '../changes/edit.server.ts'
import { type EditConflict, type EditedValues, mergeEdits } from '../editing/merge-edits.ts'
import type { RecordErrors } from '../records/record-error.ts'
import type { AdjustmentReason } from '../stock/stock-adjustment.ts'
import { listItems, productTextFields, withoutStock } from './product-values.ts'
import { type ProductEdit, readProductEdit } from './read-product-edit.server.ts'
import { saveProductPictures } from './save-product-pictures.server.ts'
import { saveVariants } from './save-variants.server.ts'
import { type PartValues, writePart } from './write-part.server.ts'

/** A form that came back: the values it showed and those it has now, by the fields of `ProductEdit`. */
export interface SentProduct {
  id: number
  base: EditedValues
  mine: EditedValues
  stockReason: AdjustmentReason
}

export type SaveProductOutcome =
  /** `changeSet` is null if nothing was different. Fields in `conflicts` keep what somebody else saved. */
  | { ok: true; changeSet: number | null; conflicts: EditConflict[] }
  | { ok: false; reason: 'not-found' }
  | { ok: false; reason: 'invalid'; errors: RecordErrors }

/** Saves what changed of a product, its variants and pictures: all of it in one change set, or nothing. */
export async function saveProduct(
  db: Db,
  origin: ChangeOrigin,
  { id, base, mine, stockReason }: SentProduct,
): Promise<SaveProductOutcome> {
  const changed = await change(db, origin, async edit => {
    const stored = await readProductEdit(edit.tx, id, { isLocked: true })
    if (!stored) return { ok: false, reason: 'not-found' } as const
    const { merged, conflicts } = mergeEdits({
      base,
      mine: withoutStock(mine),
      theirs: withoutStock(stored.values),
    })
    const errors = {
      ...(await saveFields(edit, stored, merged)),
      ...(await saveVariants(edit, stored, { merged, base, mine, stockReason })),
      ...(await saveProductPictures(edit, stored, merged)),
    }
    if (Object.keys(errors).length > 0) return { ok: false, reason: 'invalid', errors } as const
    return { ok: true, conflicts } as const
  })
  if (changed.ok) return { ok: true, changeSet: changed.changeSet, conflicts: changed.result.conflicts }
  if (changed.reason === 'not-found' || changed.reason === 'invalid') return changed as SaveProductOutcome
  return { ok: false, reason: 'invalid', errors: { '': { code: 'too-many-rows', params: {} } } }
}

async function saveFields(
  edit: Edit,
  { row, values }: ProductEdit,
  merged: EditedValues,
): Promise<RecordErrors> {
  const sent: Record<string, PartValues[string]> = {}
  for (const name of productTextFields) {
    if (merged[name] === values[name]) continue
    const isList = name === 'categories' || name === 'tags'
    sent[name] = isList ? listItems(merged[name]!) : merged[name]!
  }
  const visibility = merged.visibility!
  if (visibility !== values.visibility) {
    const isScheduled = visibility !== 'published' && visibility !== 'draft'
    sent.published = visibility === 'published' ? 'yes' : 'no'
    sent.publish_at = isScheduled ? visibility : ''
  }
  if (Object.keys(sent).length === 0) return {}
  const { publish_at, published, ...errors } = await writePart(edit, productRecord, sent, row)
  const wrong = publish_at ?? published
  return wrong ? { ...errors, visibility: wrong } : errors
}

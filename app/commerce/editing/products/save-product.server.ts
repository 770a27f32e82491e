import type { Db } from '#db/schema/schema.ts'
import { attributesOfProduct } from '../../catalog/attributes/attributes-of-product.ts'
import { productRecord } from '../../catalog/products/product-records.server.ts'
import type { AdjustmentReason } from '../../catalog/stock/stock-adjustment.ts'
import { listItems } from '../../values/typed/typed-text.ts'
import { change } from '../changes/change.server.ts'
import type { ChangeOrigin } from '../changes/change-set.ts'
import type { Edit } from '../changes/edit.server.ts'
import { type EditedValues, type EditsInConflict, mergeEdits, type SentEdits } from '../merge-edits.ts'
import type { RecordErrors } from '../records/record-error.ts'
import { saveProductFiles } from './files/save-product-files.server.ts'
import { attributeField, isProductList, productTextFields, withoutStock } from './product-values.ts'
import { type ProductEdit, readProductEdit } from './read-product-edit.server.ts'
import { saveProductPictures } from './save-product-pictures.server.ts'
import { saveVariants } from './save-variants.server.ts'
import { shownNext } from './shown-next.ts'
import { type PartValues, writePart } from './write-part.server.ts'

/** A form that came back: the values it showed and those it has now, by the fields of `ProductEdit`. */
export interface SentProduct extends SentEdits {
  id: number
  stockReason: AdjustmentReason
}

export type SaveProductOutcome =
  /** `changeSet` is null if nothing was different. */
  | { ok: true; changeSet: number | null }
  | { ok: false; reason: 'not-found' }
  | EditsInConflict
  | { ok: false; reason: 'invalid'; errors: RecordErrors }

/**
 * Saves what changed of a product, its variants and pictures: all of it in one change set, or nothing. A form that is sent twice is
 * saved once, by its key.
 */
export async function saveProduct(
  db: Db,
  origin: ChangeOrigin & { key: string },
  { id, base, mine, stockReason }: SentProduct,
): Promise<SaveProductOutcome> {
  if (isSameAsShown(base, mine)) return { ok: true, changeSet: null }
  const changed = await change(db, origin, async edit => {
    const stored = await readProductEdit(edit.tx, id, { isLocked: true })
    if (!stored) return { ok: false, reason: 'not-found' } as const
    const { merged, conflicts } = mergeEdits({
      base,
      mine: withoutStock(mine),
      theirs: withoutStock(stored.values),
    })
    if (conflicts.length > 0)
      return {
        ok: false,
        reason: 'conflict',
        conflicts,
        ...shownNext(stored.values, { merged, base, mine }),
      } as const
    const errors = {
      ...(await saveFields(edit, stored, merged)),
      ...(await saveVariants(edit, stored, { merged, base, mine, stockReason })),
      ...(await saveProductPictures(edit, stored, merged)),
      ...(await saveProductFiles(edit, stored, merged)),
    }
    if (Object.keys(errors).length > 0) return { ok: false, reason: 'invalid', errors } as const
    return { ok: true } as const
  })
  if (changed.ok) return { ok: true, changeSet: changed.changeSet }
  if (['not-found', 'conflict', 'invalid'].includes(changed.reason)) return changed as SaveProductOutcome
  return { ok: false, reason: 'invalid', errors: { '': { code: 'too-many-rows', params: {} } } }
}

/** Browsers send line breaks of a text area as CRLF. */
function isSameAsShown(base: EditedValues, mine: EditedValues): boolean {
  return Object.entries(mine).every(([field, text]) => text.replaceAll('\r\n', '\n') === (base[field] ?? ''))
}

async function saveFields(
  edit: Edit,
  { row, values, attributes, categories }: ProductEdit,
  merged: EditedValues,
): Promise<RecordErrors> {
  const sent: Record<string, PartValues[string]> = {}
  for (const name of productTextFields) {
    if (merged[name] === values[name]) continue
    sent[name] = isProductList(name) ? listItems(merged[name]!) : merged[name]!
  }
  const own = attributesOfProduct(attributes, categories, {
    categories: listItems(merged.categories!),
    has: slug => values[attributeField(slug)] !== '',
  })
  for (const { slug } of own) {
    const name = attributeField(slug)
    const text = merged[name] ?? ''
    if (text !== values[name]) sent[name] = text
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

import { variantRecord } from '../../catalog/products/product-records.server.ts'
import { moveStock } from '../../catalog/stock/move-stock.server.ts'
import type { AdjustmentReason } from '../../catalog/stock/stock-adjustment.ts'
import { bareCode } from '../../values/typed/typed-text.ts'
import type { Edit } from '../changes/edit.server.ts'
import type { EditedValues } from '../merge-edits.ts'
import type { RecordErrors } from '../records/record-error.ts'
import { readStock } from './check-variant-cells.ts'
import type { VariantToEdit } from './product-edit-store.server.ts'
import { cellField, type VariantCell, variantColumns } from './product-values.ts'
import type { ProductEdit } from './read-product-edit.server.ts'
import { writePart } from './write-part.server.ts'

interface VariantEdits {
  merged: EditedValues
  base: EditedValues
  mine: EditedValues
  stockReason: AdjustmentReason
}

/** Writes the cells that changed. Errors are by cell, such as "price-12". */
export async function saveVariants(
  edit: Edit,
  { variants, values }: ProductEdit,
  { merged, base, mine, stockReason }: VariantEdits,
): Promise<RecordErrors> {
  const errors: RecordErrors = {}
  const changed = variants.flatMap(variant => {
    const cells = variantColumns
      .map(column => [column, cellField(column, variant.id)] as const)
      .filter(([, field]) => merged[field] !== values[field])
    const texts = Object.fromEntries(cells.map(([column, field]) => [column, merged[field]!]))
    return cells.length > 0 ? [{ variant, texts }] : []
  })
  const freed = await freeBarcodes(edit, changed)
  for (const { variant, texts } of changed) {
    const row = rowOf(freed.has(variant.id) ? { ...variant, barcode: null } : variant)
    for (const [column, error] of Object.entries(await writePart(edit, variantRecord, texts, row)))
      errors[cellField((column || 'price') as VariantCell, variant.id)] = error
  }
  for (const variant of variants) {
    const field = cellField('stock', variant.id)
    if (mine[field] === undefined || mine[field].trim() === (base[field] ?? '')) continue
    const error = await adjust(edit, variant.sku, [base[field] ?? '', mine[field].trim()], stockReason)
    if (error) errors[field] = error
  }
  return errors
}

/** Clears barcodes that another variant of the product gets, so that two can swap theirs. Returns the ids. */
async function freeBarcodes(
  edit: Edit,
  changed: readonly { variant: VariantToEdit; texts: Readonly<Record<string, string>> }[],
): Promise<Set<number>> {
  const requested = new Set(
    changed.map(({ texts }) => (texts.barcode === undefined ? undefined : bareCode(texts.barcode))),
  )
  const freed = changed.filter(
    ({ variant, texts }) =>
      variant.barcode !== null && texts.barcode !== undefined && requested.has(variant.barcode),
  )
  const edits = freed.map(({ variant: { id } }) => ({ key: { id }, columns: { barcode: null } }))
  await edit.updateAll('variant', edits)
  return new Set(freed.map(({ variant }) => variant.id))
}

/** Orders may have taken stock since the form was shown, so what counts is the difference. */
async function adjust(
  edit: Edit,
  sku: string,
  [shown, typed]: [string, string],
  reason: AdjustmentReason,
): Promise<RecordErrors[string]> {
  const [before, after] = [readStock(shown), readStock(typed)]
  if (before === undefined || after === undefined) return { code: 'not-a-whole-number', params: {} }
  const quantity = after - before
  if (quantity === 0) return undefined
  const moved = await moveStock(edit, sku, quantity, reason)
  return moved.ok ? undefined : { code: 'below-zero', params: {} }
}

/** Only the columns of the table, without the names of its options. */
function rowOf({ values: _, ...row }: VariantToEdit) {
  return row
}

import { productRecord } from '#commerce/catalog/products/product-records.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { change } from '../../changes/change.server.ts'
import type { ChangeOrigin, ChangeRefusal } from '../../changes/change-set.ts'
import type { Edit } from '../../changes/edit.server.ts'
import type { RecordErrors } from '../../records/record-error.ts'
import { refusalErrors } from '../../refusal-errors.server.ts'
import { findFreeSkus } from '../free-skus-store.server.ts'
import { suggestSku } from '../name-slug.ts'
import { readProductEdit } from '../read-product-edit.server.ts'
import { type ChosenValues, chooseOptionValues } from './choose-option-values.server.ts'
import type { ShopOptionValue } from './option-value-store.server.ts'
import { maxVariants, planVariants } from './plan-variants.ts'

export type SetOptionsOutcome =
  /** `changeSet` is null if nothing was different. */
  | { ok: true; changeSet: number | null; added: number; removed: number }
  | { ok: false; reason: 'not-found' }
  | { ok: false; reason: 'invalid'; errors: RecordErrors }

/** Gives a product the variants of these colors and sizes. New ones get the price and weight of a similar one, and no stock. */
export async function setOptions(
  db: Db,
  origin: ChangeOrigin,
  id: number,
  chosen: ChosenValues,
): Promise<SetOptionsOutcome> {
  const changed = await change(db, origin, async edit => {
    const values = await chooseOptionValues(edit, chosen)
    if (!values.ok) return { ok: false, reason: 'invalid', errors: values.errors } as const
    return writeOptions(edit, id, values, 0)
  })
  if (changed.ok) return { ...changed.result, changeSet: changed.changeSet }
  if (changed.reason === 'not-found' || changed.reason === 'invalid') return changed as SetOptionsOutcome
  return { ok: false, reason: 'invalid', errors: refusalErrors(productRecord, changed as ChangeRefusal) }
}

/** The same within a change. `price`, in minor units, is for variants of a product that has none yet. */
export async function writeOptions(
  edit: Edit,
  id: number,
  values: { colors: readonly ShopOptionValue[]; sizes: readonly ShopOptionValue[] },
  price: number,
) {
  const product = await readProductEdit(edit.tx, id, { isLocked: true })
  if (!product) return { ok: false, reason: 'not-found' } as const
  const count = Math.max(1, values.colors.length) * Math.max(1, values.sizes.length)
  if (count > maxVariants) {
    const errors: RecordErrors = { '': { code: 'too-many-variants', params: { max: maxVariants } } }
    return { ok: false, reason: 'invalid', errors } as const
  }
  const { colors, sizes } = values
  const plan = planVariants(
    product.variants.map(row => ({ row, color: row.color_id, size: row.size_id })),
    { colors: colors.map(color => color.id), sizes: sizes.map(size => size.id) },
  )
  const { added, changed, removed } = plan
  await edit.removeAll(
    'variant',
    removed.map(({ row }) => ({ id: row.id })),
  )
  await edit.updateAll(
    'variant',
    changed.map(({ variant: { row }, options: { color, size } }) => ({
      key: { id: row.id },
      columns: { color_id: color, size_id: size },
    })),
  )
  const slugOf = (from: readonly ShopOptionValue[], value: number | null) =>
    from.find(({ id }) => id === value)?.slug ?? null
  const skus = added.map(({ options: { color, size } }) =>
    suggestSku(String(product.row.slug), slugOf(colors, color), slugOf(sizes, size)),
  )
  const free = await findFreeSkus(edit.tx, skus)
  const last = Math.max(0, ...product.variants.map(({ position }) => position))
  const rows = added.map(({ options: { color, size }, like }, at) => ({
    product_id: id,
    sku: free[at],
    color_id: color,
    size_id: size,
    price: like?.row.price ?? price,
    compare_at_price: like?.row.compare_at_price ?? null,
    weight: like?.row.weight ?? 0,
    position: last + 1 + at,
  }))
  await edit.insertAll('variant', rows as never)
  return { ok: true, added: added.length, removed: removed.length } as const
}

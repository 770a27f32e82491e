import { valueColumns } from '#commerce/catalog/products/options/option-values.ts'
import { productRecord } from '#commerce/catalog/products/product-records.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { change } from '../../changes/change.server.ts'
import type { ChangeOrigin, ChangeRefusal } from '../../changes/change-set.ts'
import type { Edit } from '../../changes/edit.server.ts'
import type { RecordErrors } from '../../records/record-error.ts'
import { refusalErrors } from '../../refusal-errors.server.ts'
import { findFreeSkus } from '../free-skus-store.server.ts'
import { suggestSku } from '../name-slug.ts'
import type { VariantToEdit } from '../product-edit-store.server.ts'
import { readProductEdit } from '../read-product-edit.server.ts'
import { type ChosenValues, chooseOptionValues } from './choose-option-values.server.ts'
import type { ShopOption } from './option-value-store.server.ts'
import type { LeftOutChoice } from './plan-option-change.ts'
import { maxVariants, planVariants } from './plan-variants.ts'

export type SetOptionsOutcome =
  /** `changeSet` is null if nothing was different. */
  | { ok: true; changeSet: number | null; added: number; removed: number }
  | { ok: false; reason: 'not-found' }
  | { ok: false; reason: 'invalid'; errors: RecordErrors }

/** Gives a product the variants of these options' values. New ones get the price and weight of a similar one, and no stock. */
export async function setOptions(
  db: Db,
  origin: ChangeOrigin,
  id: number,
  chosen: ChosenValues,
): Promise<SetOptionsOutcome> {
  const changed = await change(db, origin, async edit => {
    const values = await chooseOptionValues(edit, chosen, id)
    if (!values.ok) return { ok: false, reason: 'invalid', errors: values.errors } as const
    return writeOptions(edit, id, values.options, { ...chosen, price: 0 })
  })
  if (changed.ok) return { ...changed.result, changeSet: changed.changeSet }
  if (changed.reason === 'not-found' || changed.reason === 'invalid') return changed as SetOptionsOutcome
  return { ok: false, reason: 'invalid', errors: refusalErrors(productRecord, changed as ChangeRefusal) }
}

interface OptionPlan extends Partial<LeftOutChoice> {
  /** Of variants of a product that has none yet, in minor units. */
  price: number
}

/** The same within a change. */
export async function writeOptions(
  edit: Edit,
  id: number,
  options: readonly ShopOption[],
  { leftOut = [], makesMissing = false, price }: OptionPlan,
) {
  const product = await readProductEdit(edit.tx, id, { isLocked: true })
  if (!product) return { ok: false, reason: 'not-found' } as const
  const count = options.reduce((product, { values }) => product * values.length, 1)
  if (count > maxVariants) {
    const errors: RecordErrors = { '': { code: 'too-many-variants', params: { max: maxVariants } } }
    return { ok: false, reason: 'invalid', errors } as const
  }
  const { added, staying, removed } = planVariants(
    product.variants.map(row => ({ row, values: options.map(option => valueIn(row, option)) })),
    options.map(({ values }) => values.map(value => value.id)),
    { isLeftOut: ({ row }) => leftOut.includes(row.id), makesMissing },
  )
  if (added.length + staying.length === 0) {
    const errors: RecordErrors = { '': { code: 'no-variant', params: {} } }
    return { ok: false, reason: 'invalid', errors } as const
  }
  await edit.removeAll(
    'variant',
    removed.map(({ row }) => ({ id: row.id })),
  )
  const moved = staying.filter(({ variant: { row }, values }) =>
    valueColumns.some((column, at) => row[column] !== (values[at] ?? null)),
  )
  await edit.updateAll(
    'variant',
    moved.map(({ variant: { row }, values }) => ({ key: { id: row.id }, columns: columnsOf(values) })),
  )
  const slugs = new Map(options.flatMap(({ values }) => values.map(value => [value.id, value.slug])))
  const skus = added.map(({ values }) =>
    suggestSku(String(product.row.slug), ...values.map(value => slugs.get(value)!)),
  )
  const free = await findFreeSkus(edit.tx, skus)
  const last = Math.max(0, ...product.variants.map(({ position }) => position))
  const rows = added.map(({ values, like }, at) => ({
    product_id: id,
    sku: free[at],
    ...columnsOf(values),
    price: like?.row.price ?? price,
    compare_at_price: like?.row.compare_at_price ?? null,
    cost: like?.row.cost ?? null,
    weight: like?.row.weight ?? 0,
    measure: like?.row.measure ?? null,
    position: last + 1 + at,
  }))
  await edit.insertAll('variant', rows as never)
  return { ok: true, added: added.length, removed: removed.length } as const
}

/** The value that a variant has of an option; null without one. */
function valueIn(row: VariantToEdit, { id }: ShopOption): number | null {
  return row.values.find(({ option_id }) => option_id === id)?.id ?? null
}

function columnsOf(values: readonly number[]) {
  return Object.fromEntries(valueColumns.map((column, at) => [column, values[at] ?? null]))
}

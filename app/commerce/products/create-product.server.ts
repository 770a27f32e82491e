import type { Db } from '../../db/schema/schema.ts'
import { productRecord } from '../catalog/product-records.server.ts'
import { change } from '../changes/change.server.ts'
import type { ChangeOrigin } from '../changes/change-set.ts'
import type { RecordErrors } from '../records/record-error.ts'
import { nameSlug } from './name-slug.ts'
import { type ChosenValues, chooseOptionValues } from './options/choose-option-values.server.ts'
import { writeOptions } from './options/set-options.server.ts'
import { findProductId } from './product-edit-store.server.ts'
import { writePart } from './write-part.server.ts'

export interface NewProduct extends ChosenValues {
  title: string
  /** In minor units: of all its variants. */
  price: number
  /** Slugs. */
  categories: readonly string[]
}

export type CreateProductOutcome =
  | { ok: true; changeSet: number; id: number; variants: number }
  | { ok: false; errors: RecordErrors }

/** Adds a draft with a variant for each color and size. Its slug and SKUs are made from the title. */
export async function createProduct(
  db: Db,
  origin: ChangeOrigin,
  { title, price, categories, ...chosen }: NewProduct,
): Promise<CreateProductOutcome> {
  const changed = await change(db, origin, async edit => {
    const values = await chooseOptionValues(edit, chosen)
    if (!values.ok) return { ok: false, reason: 'invalid', errors: values.errors } as const
    let slug = nameSlug(title) || 'product'
    let errors = await writePart(edit, productRecord, { title, slug, categories }, undefined)
    if (errors.slug?.params.suggestion) {
      slug = errors.slug.params.suggestion
      errors = await writePart(edit, productRecord, { title, slug, categories }, undefined)
    }
    if (Object.keys(errors).length > 0) return { ok: false, reason: 'invalid', errors } as const
    const id = await findProductId(edit.tx, slug)
    const written = await writeOptions(edit, id, values, price)
    return written.ok ? ({ ok: true, id, variants: written.added } as const) : written
  })
  if (changed.ok) return { ...changed.result, changeSet: changed.changeSet! }
  if (changed.reason === 'invalid') return changed as { ok: false; errors: RecordErrors }
  return { ok: false, errors: { '': { code: 'impossible', params: {} } } }
}

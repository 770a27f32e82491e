import type { Db } from '#db/schema/schema.ts'
import { change } from '../changes/change.server.ts'
import type { ChangeOrigin } from '../changes/change-set.ts'
import type { RecordErrors } from '../records/record-error.ts'
import { addDraft } from './add-draft.server.ts'
import { nameSlug } from './name-slug.ts'
import { type ChosenValues, chooseOptionValues } from './options/choose-option-values.server.ts'
import { writeOptions } from './options/set-options.server.ts'

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

/** Adds a draft with a variant for each combination of its options' values. Its slug and SKUs are made from the title. */
export async function createProduct(
  db: Db,
  origin: ChangeOrigin,
  { title, price, categories, ...chosen }: NewProduct,
): Promise<CreateProductOutcome> {
  const changed = await change(db, origin, async edit => {
    const draft = await addDraft(edit, nameSlug(title) || 'product', { title, categories })
    if (!draft.ok) return { ok: false, reason: 'invalid', errors: draft.errors } as const
    const { id } = draft
    const values = await chooseOptionValues(edit, chosen, id)
    if (!values.ok) return { ok: false, reason: 'invalid', errors: values.errors } as const
    const written = await writeOptions(edit, id, values.options, { price })
    return written.ok ? ({ ok: true, id, variants: written.added } as const) : written
  })
  if (changed.ok) return { ...changed.result, changeSet: changed.changeSet! }
  if (changed.reason === 'invalid') return changed as { ok: false; errors: RecordErrors }
  return { ok: false, errors: { '': { code: 'impossible', params: {} } } }
}

import { productRecord } from '../../catalog/products/product-records.server.ts'
import type { Edit } from '../changes/edit.server.ts'
import type { RecordErrors } from '../records/record-error.ts'
import { findProductId } from './product-edit-store.server.ts'
import { type PartValues, writePart } from './write-part.server.ts'

export type DraftAdded = { ok: true; id: number; slug: string } | { ok: false; errors: RecordErrors }

/** Adds a product that nobody sees yet, with this slug or the next one that is free. */
export async function addDraft(edit: Edit, slug: string, values: PartValues): Promise<DraftAdded> {
  const write = (slug: string) => writePart(edit, productRecord, { ...values, slug }, undefined)
  let added = slug
  let errors = await write(slug)
  if (errors.slug?.params.suggestion) {
    added = errors.slug.params.suggestion
    errors = await write(added)
  }
  if (Object.keys(errors).length > 0) return { ok: false, errors }
  return { ok: true, id: await findProductId(edit.tx, added), slug: added }
}

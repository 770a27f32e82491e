import type { Db } from '#db/schema/schema.ts'
import { valueColumns } from '../../catalog/products/options/option-values.ts'
import { listItems } from '../../values/typed/typed-text.ts'
import { change } from '../changes/change.server.ts'
import type { ChangeOrigin } from '../changes/change-set.ts'
import type { Edit } from '../changes/edit.server.ts'
import { addDraft } from './add-draft.server.ts'
import { findFreeSkus } from './free-skus-store.server.ts'
import { suggestSku } from './name-slug.ts'
import { attributeField, isProductList, productTextFields } from './product-values.ts'
import { type ProductEdit, readProductEdit } from './read-product-edit.server.ts'

export type DuplicateOutcome =
  | { ok: true; id: number; changeSet: number | null }
  | { ok: false; reason: 'not-found' | 'refused' }

const maxTitle = 200

/**
 * Adds a draft with the texts, attributes, prices, options, pictures and files of a product. SKUs are new, and stock, barcodes and reviews
 * stay with the original. `titleOf` names the copy.
 */
export async function duplicateProduct(
  db: Db,
  origin: ChangeOrigin,
  id: number,
  titleOf: (title: string) => string,
): Promise<DuplicateOutcome> {
  const changed = await change(db, origin, async edit => {
    const product = await readProductEdit(edit.tx, id)
    if (!product) return { ok: false, reason: 'not-found' } as const
    const { values } = product
    const texts: Record<string, string | string[]> = Object.fromEntries(
      productTextFields.map(name => {
        return [name, isProductList(name) ? listItems(values[name]!) : values[name]!]
      }),
    )
    for (const { slug } of product.attributes) texts[attributeField(slug)] = values[attributeField(slug)]!
    const title = titleOf(values.title!).slice(0, maxTitle)
    const slug = `${values.slug!.slice(0, 75)}-copy`
    const draft = await addDraft(edit, slug, { ...texts, title })
    if (!draft.ok) return { ok: false, reason: 'refused' } as const
    await copyVariants(edit, product, draft)
    await copyPictures(edit, product, draft.id)
    await copyFiles(edit, product, draft.id)
    return { ok: true, id: draft.id } as const
  })
  if (changed.ok) return { ok: true, id: changed.result.id, changeSet: changed.changeSet }
  return { ok: false, reason: changed.reason === 'not-found' ? 'not-found' : 'refused' }
}

async function copyVariants(
  edit: Edit,
  { variants }: ProductEdit,
  { id, slug }: { id: number; slug: string },
): Promise<void> {
  const skus = variants.map(({ values }) => suggestSku(slug, ...values.map(value => value.slug)))
  const free = await findFreeSkus(edit.tx, skus)
  const rows = variants.map((variant, at) => {
    const { price, compare_at_price, cost, weight, measure, position } = variant
    const values = Object.fromEntries(valueColumns.map(column => [column, variant[column]]))
    return {
      product_id: id,
      sku: free[at],
      ...values,
      price,
      compare_at_price,
      cost,
      weight,
      measure,
      position,
    }
  })
  await edit.insertAll('variant', rows as never)
}

async function copyFiles(edit: Edit, { files }: ProductEdit, id: number): Promise<void> {
  const rows = files.map(({ bytes: _, ...file }) => ({ ...file, product_id: id }))
  await edit.insertAll('product_file', rows)
}

async function copyPictures(edit: Edit, { pictures }: ProductEdit, id: number): Promise<void> {
  const rows = pictures.map(({ picture_hash, alt, decorative, value_id, focal_x, focal_y, position }) => ({
    ...{ product_id: id, picture_hash, alt, decorative, value_id, focal_x, focal_y, position },
  }))
  await edit.insertAll('product_picture', rows)
}

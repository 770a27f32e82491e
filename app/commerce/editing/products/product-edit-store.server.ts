import { type ValueColumn, valueColumns } from '#commerce/catalog/products/options/option-values.ts'
import type { Db, Tx } from '#db/schema/schema.ts'

export type VariantToEdit = Awaited<ReturnType<typeof readVariantsToEdit>>[number]
export type PictureToEdit = Awaited<ReturnType<typeof readPicturesToEdit>>[number]

/** The variants of a product with their values, in the order of the options' values. */
export async function readVariantsToEdit(db: Db | Tx, productId: number) {
  const rows = await db
    .selectFrom('variant')
    .selectAll('variant')
    .where('product_id', '=', productId)
    .where('variant.removed_at', 'is', null)
    .orderBy('variant.position')
    .orderBy('variant.id')
    .execute()
  const valueById = await readValues(db, rows)
  const variants = rows.map(row => ({
    ...row,
    values: valueColumns.flatMap(column => valueById.get(row[column] ?? 0) ?? []),
  }))
  return variants.toSorted((one, other) => {
    for (const [at, { position, id }] of one.values.entries()) {
      const next = other.values[at]
      const difference = position - (next?.position ?? 0) || id - (next?.id ?? 0)
      if (difference !== 0) return difference
    }
    return 0
  })
}

/** The values of these variants by id, with their options. */
async function readValues(db: Db | Tx, variants: readonly Record<ValueColumn, number | null>[]) {
  const ids = new Set(variants.flatMap(row => valueColumns.flatMap(column => row[column] ?? [])))
  if (ids.size === 0) return new Map<number, never>()
  const rows = await db
    .selectFrom('option_value')
    .innerJoin('option', 'option.id', 'option_id')
    .select(['option_value.id', 'option_value.slug', 'option_value.name', 'option_value.position'])
    .select(['hex', 'option_value.picture_hash'])
    .select(['option_id', 'option.slug as option', 'option.name as option_name'])
    .where('option_value.id', 'in', [...ids])
    .execute()
  return new Map(rows.map(row => [row.id, row]))
}

/** The pictures of a product in order. */
export function readPicturesToEdit(db: Db | Tx, productId: number) {
  return db
    .selectFrom('product_picture')
    .innerJoin('picture', 'picture.hash', 'product_picture.picture_hash')
    .leftJoin('option_value', 'option_value.id', 'product_picture.value_id')
    .leftJoin('option', 'option.id', 'option_value.option_id')
    .selectAll('product_picture')
    .select(['width', 'height', 'option.slug as option', 'option_value.slug as value'])
    .where('product_picture.product_id', '=', productId)
    .orderBy('product_picture.position')
    .execute()
}

/** The SKUs among these that some variant has, removed or not. */
export async function readTakenSkus(tx: Tx, skus: readonly string[]): Promise<Set<string>> {
  if (skus.length === 0) return new Set()
  const rows = await tx
    .selectFrom('variant')
    .select('sku')
    .where('sku', 'in', [...skus])
    .execute()
  return new Set(rows.map(({ sku }) => sku))
}

export async function findProductId(tx: Tx, slug: string): Promise<number> {
  const { id } = await tx
    .selectFrom('product')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow()
  return id
}

/** The title of a product that was removed; undefined for any other. */
export async function findRemovedProduct(db: Db, id: number): Promise<{ title: string } | undefined> {
  return db
    .selectFrom('product')
    .select('title')
    .where('id', '=', id)
    .where('removed_at', 'is not', null)
    .executeTakeFirst()
}

import type { Db, Tx } from '#db/schema/schema.ts'

export type VariantToEdit = Awaited<ReturnType<typeof readVariantsToEdit>>[number]
export type PictureToEdit = Awaited<ReturnType<typeof readPicturesToEdit>>[number]

/** The variants of a product with the names of their options, by color, then by size. */
export function readVariantsToEdit(db: Db | Tx, productId: number) {
  return db
    .selectFrom('variant')
    .leftJoin('color', 'color.id', 'variant.color_id')
    .leftJoin('size', 'size.id', 'variant.size_id')
    .selectAll('variant')
    .select(['color.slug as color', 'color.name as color_name', 'color.hex'])
    .select(['size.slug as size', 'size.name as size_name'])
    .where('product_id', '=', productId)
    .where('variant.removed_at', 'is', null)
    .orderBy('color.position')
    .orderBy('size.position')
    .orderBy('variant.position')
    .orderBy('variant.id')
    .execute()
}

/** The pictures of a product in order. */
export function readPicturesToEdit(db: Db | Tx, productId: number) {
  return db
    .selectFrom('product_picture')
    .innerJoin('picture', 'picture.hash', 'product_picture.picture_hash')
    .leftJoin('color', 'color.id', 'product_picture.color_id')
    .selectAll('product_picture')
    .select(['width', 'height', 'color.slug as color'])
    .where('product_id', '=', productId)
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

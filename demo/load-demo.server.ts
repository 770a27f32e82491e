import type { PictureFiles } from '../app/commerce/pictures/picture-files.server.ts'
import type { Db, Tx } from '../app/db/schema.ts'
import { addContent } from './add-content.server.ts'
import { addDelivery, addPromotions, addTaxes } from './add-pricing.server.ts'
import { addCollections, addProducts } from './add-products.server.ts'
import { added, addRows, type Loaded, withPositions } from './add-rows.server.ts'
import { brands, categories, colors, sizes } from './basics.ts'
import { collections, products } from './catalog.ts'
import { banners, contact, demoNotice, payments, terms } from './content.ts'
import { keepPictures } from './kept-pictures.server.ts'
import { addEssentials } from './load-empty-shop.server.ts'

/** Opens the demo shop. Loaded again it adds what is missing and leaves what the merchant edited. */
export async function loadDemo(db: Db, pictures: PictureFiles, now: Date): Promise<Loaded> {
  const kept = await keepPictures(pictures, [
    ...products.flatMap(product => product.pictures.map(({ file }) => file)),
    ...banners.map(({ picture }) => picture),
  ])
  return addRows(
    db,
    async tx =>
      (await addEssentials(tx, { ...contact, ...terms, ...payments, ...demoNotice }, now)) +
      (await addOptions(tx)) +
      (await addProducts(tx, products, kept)) +
      (await addCollections(tx, collections)) +
      (await addContent(tx, kept)) +
      (await addDelivery(tx, true)) +
      (await addTaxes(tx)) +
      (await addPromotions(tx)),
  )
}

/** What products are sorted by and chosen in. */
async function addOptions(tx: Tx): Promise<number> {
  const results = [
    await tx
      .insertInto('category')
      .values(withPositions(categories))
      .onConflict(on => on.column('slug').doNothing())
      .executeTakeFirstOrThrow(),
    await tx
      .insertInto('brand')
      .values(withPositions(brands))
      .onConflict(on => on.column('slug').doNothing())
      .executeTakeFirstOrThrow(),
    await tx
      .insertInto('color')
      .values(withPositions(colors))
      .onConflict(on => on.column('slug').doNothing())
      .executeTakeFirstOrThrow(),
    await tx
      .insertInto('size')
      .values(withPositions(sizes))
      .onConflict(on => on.column('slug').doNothing())
      .executeTakeFirstOrThrow(),
  ]
  return results.reduce((sum, result) => sum + added(result), 0)
}

import type { PictureFiles } from '#commerce/catalog/pictures/picture-files.server.ts'
import { recordAllPrices } from '#commerce/catalog/products/prices/asked-price-store.server.ts'
import type { Db, Tx } from '#db/schema/schema.ts'
import { attributes } from './catalog/attributes.ts'
import { collections, products } from './catalog/catalog.ts'
import { categories, colors, options, sizes, subcategories } from './catalog/taxonomy.ts'
import {
  banners,
  contactSettings,
  demoNoticeSettings,
  demoPaymentSettings,
  termsSettings,
} from './demo-content.ts'
import { readDemoPages } from './demo-pages.server.ts'
import { journalEntries } from './journal-entries.ts'
import { addShopDefaults } from './load-empty-shop.server.ts'
import { pageSections } from './page-sections.ts'
import { addAttributes } from './rows/add-attributes.server.ts'
import { addBrands } from './rows/add-brands.server.ts'
import { addContent } from './rows/add-content.server.ts'
import { addJournal, readDemoEntries } from './rows/add-journal.server.ts'
import { addOptions } from './rows/add-options.server.ts'
import { addPageSections } from './rows/add-page-sections.server.ts'
import { addFiles, addPictures } from './rows/add-pictures.server.ts'
import { addBankAccounts, addDelivery, addPromotions, addTaxes } from './rows/add-pricing.server.ts'
import { addCollections, addProducts } from './rows/add-products.server.ts'
import { addRows, type DemoLoadResult, insertedCount, withPositions } from './rows/add-rows.server.ts'
import { getId, readIdsBySlug } from './rows/ids-by-slug.server.ts'
import { saveFiles } from './saved-files.server.ts'
import { getSavedPicture, type SavedPictures, savePictures } from './saved-pictures.server.ts'
import { demoLinks, demoTextSettings, priceRanges } from './shop-defaults.ts'

const demoSettings = {
  ...demoTextSettings,
  ...contactSettings,
  ...termsSettings,
  ...demoPaymentSettings,
  ...demoNoticeSettings,
}

/** Loads the demo shop. Loading it again adds what is missing and keeps what the merchant edited. */
export async function loadDemo(db: Db, pictures: PictureFiles, now: Date): Promise<DemoLoadResult> {
  const saved = await savePictures(pictures, [
    ...products.flatMap(product => product.pictures.map(({ file }) => file)),
    ...banners.map(({ picture }) => picture),
    ...journalEntries.map(({ picture }) => picture),
    ...pageSections.flatMap(({ picture }) => picture ?? []),
  ])
  const files = await saveFiles(pictures)
  const { pages, help } = await readDemoPages()
  const entries = await readDemoEntries()
  return addRows(
    db,
    async tx =>
      (await addShopDefaults(
        tx,
        {
          ...{ pages, settings: demoSettings, priceRanges },
          menus: { header: demoLinks, footer: demoLinks, help },
        },
        now,
      )) +
      (await addPictures(tx, saved, now)) +
      (await addFiles(tx, files, now)) +
      (await addTaxonomy(tx, saved)) +
      (await addProducts(tx, products, { pictures: saved, files })) +
      (await recordAllPrices(tx, now)) +
      (await addCollections(tx, collections)) +
      (await addContent(tx, saved)) +
      (await addJournal(tx, entries, saved)) +
      (await addPageSections(tx, saved)) +
      (await addDelivery(tx)) +
      (await addBankAccounts(tx)) +
      (await addTaxes(tx)) +
      (await addPromotions(tx)),
  )
}

/** After their parents. */
async function addSubcategories(tx: Tx, saved: SavedPictures): Promise<number> {
  const parents = await readIdsBySlug(tx, 'category')
  const rows = subcategories.map((category, index) => ({
    slug: category.slug,
    name: category.name,
    parent_id: getId(parents, category.parent),
    text: 'text' in category ? category.text : '',
    picture_hash: 'picture' in category ? getSavedPicture(saved, category.picture).hash : null,
    alt: 'alt' in category ? category.alt : '',
    position: categories.length + index + 1,
  }))
  const result = await tx
    .insertInto('category')
    .values(rows)
    .onConflict(on => on.column('slug').doNothing())
    .executeTakeFirstOrThrow()
  return insertedCount(result)
}

async function addTaxonomy(tx: Tx, saved: SavedPictures): Promise<number> {
  const result = await tx
    .insertInto('category')
    .values(withPositions(categories))
    .onConflict(on => on.column('slug').doNothing())
    .executeTakeFirstOrThrow()
  return (
    insertedCount(result) +
    (await addBrands(tx)) +
    (await addSubcategories(tx, saved)) +
    (await addOptions(tx, [
      { ...options.color, values: colors },
      { ...options.size, values: sizes },
    ])) +
    (await addAttributes(tx, attributes))
  )
}

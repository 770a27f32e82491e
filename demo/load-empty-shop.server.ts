import {
  type LegalPageKind,
  legalPageKinds,
  legalPageSlugs,
} from '#commerce/content/legal-pages/legal-page.ts'
import { addMissingSettings } from '#commerce/running/settings/setting-store.server.ts'
import {
  newShopMenus,
  newShopPages,
  newShopPriceRanges,
  newShopSettings,
} from '#commerce/running/setup/new-shop.ts'
import { addProcessState } from '#db/process-state-store.server.ts'
import type { Db, Tx } from '#db/schema/schema.ts'
import {
  addRows,
  type DemoLoadResult,
  insertedCount,
  isEmpty,
  withPositions,
} from './rows/add-rows.server.ts'

/** Opens a shop without products, with the essentials for the merchant to edit. */
export async function loadEmptyShop(db: Db, now: Date): Promise<DemoLoadResult> {
  const content = {
    ...{ settings: {}, pages: newShopPages, menus: newShopMenus },
    priceRanges: newShopPriceRanges,
  }
  return addRows(db, tx => addShopDefaults(tx, content, now))
}

interface StartingContent {
  settings: Record<string, string>
  pages: readonly { slug: string; title: string; body: string }[]
  menus: typeof newShopMenus
  priceRanges: typeof newShopPriceRanges
}

/** Adds what is missing and returns the number of rows added. */
export async function addShopDefaults(
  tx: Tx,
  { settings, pages, menus, priceRanges }: StartingContent,
  now: Date,
): Promise<number> {
  return (
    (await addSettings(tx, { ...newShopSettings, ...settings })) +
    (await addOpeningDate(tx, now)) +
    (await addPriceRanges(tx, priceRanges)) +
    (await addMenus(tx, menus)) +
    (await addPages(tx, pages, now))
  )
}

async function addSettings(tx: Tx, values: Record<string, string>): Promise<number> {
  return addMissingSettings(
    tx,
    Object.entries(values).map(([name, value]) => ({ name, value })),
  )
}

async function addOpeningDate(tx: Tx, now: Date): Promise<number> {
  return (await addProcessState(tx, 'opened_at', now.toISOString())) ? 1 : 0
}

async function addPriceRanges(tx: Tx, ranges: typeof newShopPriceRanges): Promise<number> {
  if (!(await isEmpty(tx, 'price_range'))) return 0
  return insertedCount(
    await tx
      .insertInto('price_range')
      .values([...ranges])
      .onConflict(on => on.columns(['from_price', 'to_price']).doNothing())
      .executeTakeFirstOrThrow(),
  )
}

async function addMenus(tx: Tx, menus: typeof newShopMenus): Promise<number> {
  const existing = await tx.selectFrom('menu_item').select('menu').distinct().execute()
  const isNew = (menu: string) => !existing.some(item => item.menu === menu)
  const rows = (['header', 'footer', 'help'] as const)
    .filter(isNew)
    .flatMap(menu => withPositions(menus[menu]).map(item => ({ menu, ...item })))
  if (rows.length === 0) return 0
  return insertedCount(
    await tx
      .insertInto('menu_item')
      .values(rows)
      .onConflict(on => on.columns(['menu', 'label']).doNothing())
      .executeTakeFirstOrThrow(),
  )
}

async function addPages(tx: Tx, pages: StartingContent['pages'], now: Date): Promise<number> {
  return insertedCount(
    await tx
      .insertInto('page')
      .values(
        pages.map(page => ({ ...page, published_at: now.toISOString(), legal: legalKindOf(page.slug) })),
      )
      .onConflict(on => on.column('slug').doNothing())
      .executeTakeFirstOrThrow(),
  )
}

function legalKindOf(slug: string): LegalPageKind | null {
  return legalPageKinds.find(kind => legalPageSlugs[kind] === slug) ?? null
}

import type { Db } from '../../db/schema/schema.ts'
import { type ChangeOutcome, change } from '../changes/change.server.ts'
import { type ChangeOrigin, maxRowsAtOnce } from '../changes/change-set.ts'
import type { Edit } from '../changes/edit.server.ts'
import type { RowKey } from '../changes/editable-tables.ts'
import { findUses } from '../changes/reference-store.server.ts'
import { isOwnPage, pagePath } from '../content/pages/page-address.ts'
import { loadSetting } from '../settings/load-settings.server.ts'
import { settingDefinitions } from '../settings/setting-definitions.ts'
import {
  countAllOrders,
  countDemoProducts,
  demoTables,
  markOrdersAsTests,
  readDemoRows,
  readMenuItems,
  readUnlinkedNetworks,
  readUntouchedPages,
  readUntouchedSettings,
} from './demo-rows-store.server.ts'
import { newShopPages, newShopSettings } from './new-shop.ts'

type Emptied = { ok: true } | { ok: false; reason: 'not-demo' }

/** Their texts and promises are those of the demo. */
const demoTexts = [
  ...(['shopName', 'logoText', 'tagline', 'description', 'copyright'] as const),
  ...(['phone', 'email', 'address', 'searchPlaceholder', 'defaultProduct'] as const),
  ...(['returnDays', 'warrantyYears', 'shippingText', 'returnsText', 'warrantyText'] as const),
].map(key => settingDefinitions[key].name)

const demoSwitches = [settingDefinitions.demoNotice, settingDefinitions.testPayments]

/** The demo's products and all orders so far; null in a real shop. */
export async function readDemo(db: Db): Promise<{ products: number; orders: number } | null> {
  if ((await loadSetting(db, 'demoNotice')) === '') return null
  return { products: await countDemoProducts(db), orders: await countAllOrders(db) }
}

/**
 * Makes a demo shop an empty one in one change: removes the products, texts, promises, discounts, shipping methods, bank accounts and tax
 * rates that it came with, and turns off test payments. Keeps rows that staff added, and pages and settings that they changed.
 */
export async function emptyDemoShop(db: Db, origin: ChangeOrigin): Promise<ChangeOutcome<Emptied>> {
  return change<Emptied>(db, origin, async edit => {
    if ((await loadSetting(edit.tx, 'demoNotice')) === '') return { ok: false, reason: 'not-demo' }
    for (const table of demoTables) await removeUnused(edit, table)
    while ((await removeUnused(edit, 'category')) > 0);
    await emptyPages(edit)
    await edit.removeAll('social_link', await readUnlinkedNetworks(edit.tx))
    const settings = await readUntouchedSettings(edit.tx, demoTexts)
    for (const name of settings) await edit.update('setting', { name }, { value: newShopSettings[name]! })
    for (const { name, default: value } of demoSwitches) await edit.update('setting', { name }, { value })
    await markOrdersAsTests(edit.tx)
    return { ok: true }
  })
}

/** Rows that something else needs stay. */
async function removeUnused(edit: Edit, table: Parameters<typeof readDemoRows>[1]): Promise<number> {
  const rows = await readDemoRows(edit.tx, table, { limit: maxRowsAtOnce + 1 })
  const ids = rows.map(({ id }) => id)
  const uses = await findUses(edit.tx, table, ids)
  return edit.removeAll(table, ids.filter(id => !uses.has(id)).map(id => ({ id })) as RowKey<typeof table>[])
}

/** Pages at addresses of their own lose their words. The others go, and so do menu entries that lead to a page without words. */
async function emptyPages(edit: Edit): Promise<void> {
  const pages = await readUntouchedPages(edit.tx)
  const unread = pages.filter(({ slug }) => slug !== 'contact').map(({ slug }) => pagePath(slug))
  await edit.removeAll('menu_item', await readMenuItems(edit.tx, unread))
  const [own, others] = [
    pages.filter(({ slug }) => isOwnPage(slug)),
    pages.filter(({ slug }) => !isOwnPage(slug)),
  ]
  await edit.removeAll(
    'page',
    others.map(({ id }) => ({ id })),
  )
  for (const { id, slug } of own) {
    const { title, body } = newShopPages.find(page => page.slug === slug)!
    await edit.update('page', { id }, { title, body })
  }
}

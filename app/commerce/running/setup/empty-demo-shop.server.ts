import type { Db } from '#db/schema/schema.ts'
import { isOwnPage, pagePath } from '../../content/pages/page-address.ts'
import { finishChangeSoon } from '../../editing/changes/batches/finish-change-soon.server.ts'
import { type QueuedChange, queueBatches } from '../../editing/changes/batches/queue-batches.server.ts'
import type { BatchWork } from '../../editing/changes/change-batch-store.server.ts'
import type { ChangeOrigin, TableRow } from '../../editing/changes/change-set.ts'
import { chunksOf } from '../../editing/changes/row-store.server.ts'
import type { Compensations } from '../../editing/changes/undo/undo-context.server.ts'
import { loadSetting } from '../settings/load-settings.server.ts'
import { settingDefinitions } from '../settings/setting-definitions.ts'
import {
  countAllOrders,
  countDemoProducts,
  demoTables,
  markOrdersAsTests,
  readDemoCategories,
  readDemoRows,
  readMenuItems,
  readUnlinkedNetworks,
  readUntouchedPages,
  readUntouchedSettings,
} from './demo-rows-store.server.ts'
import { newShopPages, newShopSettings } from './new-shop.ts'

type Emptied = QueuedChange | { ok: false; reason: 'not-demo' }

/** Few enough that orders hardly wait for a transaction. */
const rowsPerPart = 200

/** Their texts and promises are those of the demo. */
const demoTexts = [
  ...(['shopName', 'logoText', 'tagline', 'description', 'copyright'] as const),
  ...(['phone', 'email', 'address', 'searchPlaceholder', 'defaultProduct'] as const),
  ...([
    'returnDays',
    'withdrawalDays',
    'warrantyYears',
    'shippingText',
    'returnsText',
    'warrantyText',
  ] as const),
].map(key => settingDefinitions[key].name)

const demoSwitches = [settingDefinitions.demoNotice, settingDefinitions.testPayments]

/** The demo's products and all orders so far; null in a real shop. */
export async function readDemo(db: Db): Promise<{ products: number; orders: number } | null> {
  if ((await loadSetting(db, 'demoNotice')) === '') return null
  return { products: await countDemoProducts(db), orders: await countAllOrders(db) }
}

/**
 * Makes a demo shop an empty one in one change set: turns off test payments, and removes the products, texts, promises, discounts, shipping
 * methods, bank accounts and tax rates that it came with. Keeps rows that staff added or that those need, and pages and settings that they
 * changed. Works in short transactions, because shoppers may be in the shop; a job finishes what this process can't.
 */
export async function emptyDemoShop(
  db: Db,
  origin: ChangeOrigin,
  compensations: Compensations,
): Promise<Emptied> {
  if ((await loadSetting(db, 'demoNotice')) === '') return { ok: false, reason: 'not-demo' }
  await markOrdersAsTests(db, rowsPerPart)
  const { changeSet } = await queueEmptying(db, origin)
  const isFinished = await finishChangeSoon(db, changeSet, compensations)
  // Those of the meantime.
  await markOrdersAsTests(db, rowsPerPart)
  return { ok: true, changeSet, isFinished }
}

/** Adds the change set that a job finishes, which turns off the demo first. */
export async function queueEmptying(db: Db, origin: ChangeOrigin): Promise<QueuedChange> {
  const switches = demoSwitches.map(({ name, default: value }) => ({ key: { name }, columns: { value } }))
  const settings = (await readUntouchedSettings(db, demoTexts)).map(name => ({
    ...{ key: { name }, columns: { value: newShopSettings[name]! } },
  }))
  const works: BatchWork[] = [{ kind: 'update', table: 'setting', edits: [...switches, ...settings] }]
  for (const table of demoTables) works.push(...removals(table, await readDemoRows(db, table)))
  for (const level of await readDemoCategories(db)) works.push(...removals('category', level))
  works.push(...(await planPages(db)), ...removals('social_link', await readUnlinkedNetworks(db)))
  return queueBatches(db, origin, works)
}

/** Rows that something else needs are skipped. */
function removals(table: string, keys: readonly TableRow[]): BatchWork[] {
  return chunksOf(keys, rowsPerPart).map(keys => ({ kind: 'remove', table, keys }))
}

/** Pages at addresses of their own lose their words. The others go, and so do menu entries that lead to a page without words. */
async function planPages(db: Db): Promise<BatchWork[]> {
  const pages = await readUntouchedPages(db)
  const unread = pages.filter(({ slug }) => slug !== 'contact').map(({ slug }) => pagePath(slug))
  const others = pages.filter(({ slug }) => !isOwnPage(slug)).map(({ id }) => ({ id }))
  const edits = pages
    .filter(({ slug }) => isOwnPage(slug))
    .map(({ id, slug }) => {
      const { title, body } = newShopPages.find(page => page.slug === slug)!
      return { key: { id }, columns: { title, body } }
    })
  return [
    ...removals('menu_item', await readMenuItems(db, unread)),
    ...removals('page', others),
    ...(edits.length > 0 ? [{ kind: 'update' as const, table: 'page', edits }] : []),
  ]
}

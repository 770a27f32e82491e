import type { Db, Tx } from '../app/db/schema.ts'
import { addDelivery } from './add-pricing.server.ts'
import { added, addRows, isEmpty, type Loaded, withPositions } from './add-rows.server.ts'
import { menus, pages, priceRanges, settings } from './essentials.ts'

/** What only the merchant can say of the shop; each is a setting. */
export interface OwnWords {
  phone: string
  email: string
  address: string
  shipping_text: string
  returns_text: string
  warranty_text: string
  /** Where shoppers send their money. */
  bank_account: string
}

const nothingYet: OwnWords = {
  phone: '',
  email: '',
  address: '',
  shipping_text: '',
  returns_text: '',
  warranty_text: '',
  bank_account: '',
}

/** Opens a shop without products: what the merchant finds there is what they cannot do without, and theirs to edit. */
export async function loadEmptyShop(db: Db, now: Date): Promise<Loaded> {
  return addRows(db, async tx => (await addEssentials(tx, nothingYet, now)) + (await addDelivery(tx, false)))
}

/** What every shop starts with. Adds what is missing and returns how many rows that were. */
export async function addEssentials(tx: Tx, words: OwnWords, now: Date): Promise<number> {
  return (
    (await addSettings(tx, { ...settings, ...words, opened_at: now.toISOString() })) +
    (await addPriceRanges(tx)) +
    (await addMenus(tx)) +
    (await addPages(tx))
  )
}

async function addSettings(tx: Tx, values: Record<string, string>): Promise<number> {
  const rows = Object.entries(values).map(([name, value]) => ({ name, value }))
  return added(
    await tx
      .insertInto('setting')
      .values(rows)
      .onConflict(on => on.column('name').doNothing())
      .executeTakeFirstOrThrow(),
  )
}

async function addPriceRanges(tx: Tx): Promise<number> {
  if (!(await isEmpty(tx, 'price_range'))) return 0
  return added(
    await tx
      .insertInto('price_range')
      .values(priceRanges)
      .onConflict(on => on.column('label').doNothing())
      .executeTakeFirstOrThrow(),
  )
}

async function addMenus(tx: Tx): Promise<number> {
  const existing = await tx.selectFrom('menu_item').select('menu').distinct().execute()
  const isNew = (menu: string) => !existing.some(item => item.menu === menu)
  const rows = (['header', 'footer', 'help'] as const)
    .filter(isNew)
    .flatMap(menu => withPositions(menus[menu]).map(item => ({ menu, ...item })))
  if (rows.length === 0) return 0
  return added(
    await tx
      .insertInto('menu_item')
      .values(rows)
      .onConflict(on => on.columns(['menu', 'label']).doNothing())
      .executeTakeFirstOrThrow(),
  )
}

async function addPages(tx: Tx): Promise<number> {
  return added(
    await tx
      .insertInto('page')
      .values(pages)
      .onConflict(on => on.column('slug').doNothing())
      .executeTakeFirstOrThrow(),
  )
}

import { describe, expect, it } from 'vitest'
import type { Db } from '#db/schema/schema.ts'
import { readDemoPages } from '#demo/demo-pages.server.ts'
import { readAllRows, readSettingValues } from '#demo/shop-rows.fixture.ts'
import { databases } from '#test/databases.ts'
import { demoDatabase } from '#test/demo-database.ts'
import { change } from '../../editing/changes/change.server.ts'
import type { ChangeOrigin } from '../../editing/changes/change-set.ts'
import { compensations } from '../../editing/compensations/compensations.server.ts'
import { undo } from '../../editing/compensations/undo.server.ts'
import { addListedOrders } from '../../orders/order-list/listed-orders.fixture.ts'
import { namedStaff } from '../../values/actor.fixture.ts'
import { changeSettings } from '../settings/change-settings.server.ts'
import { emptyDemoShop as emptyShop, readDemo } from './empty-demo-shop.server.ts'

const now = new Date('2026-11-21T12:00:00Z')
const emptyDemoShop = (db: Db, by: ChangeOrigin) => emptyShop(db, by, compensations)
const origin = { actor: namedStaff('Grace'), reason: '', cause: 'form', now } as const

async function slugsOf(db: Db, table: 'product' | 'category' | 'page' | 'collection' | 'journal_entry') {
  const rows = await db.selectFrom(table).select('slug').where('removed_at', 'is', null).execute()
  return rows.map(({ slug }) => slug).sort()
}

async function addProduct(db: Db, slug: string, category: string) {
  await change(db, origin, async edit => {
    const { id } = await edit.tx
      .selectFrom('category')
      .select('id')
      .where('slug', '=', category)
      .executeTakeFirstOrThrow()
    const row = { slug, title: slug, description: '', created_at: now.toISOString() }
    const product = await edit.insert('product', row)
    await edit.insert('product_category', { product_id: product.id, category_id: id })
    return { ok: true }
  })
}

/** The merchant's tables, without what is counted or logged. */
async function merchantRows(db: Db) {
  const { changed_row, change_set, catalog_change, catalog_version, asked_price, ...rows } =
    await readAllRows(db)
  return rows
}

describe.each(databases)('emptying a demo shop, on %s', kind => {
  it('removes all that the demo came with, and leaves a shop that sells nothing', async () => {
    const db = await demoDatabase(kind)
    expect(await readDemo(db)).toEqual({ products: 28, orders: 0 })
    expect(await emptyDemoShop(db, origin)).toMatchObject({ ok: true })
    for (const table of ['product', 'category', 'collection', 'journal_entry'] as const)
      expect(await slugsOf(db, table)).toEqual([])
    expect(await slugsOf(db, 'page')).toEqual(['about', 'contact', 'error', 'journal'])
    for (const table of ['banner', 'page_section'] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
    for (const table of ['promotion', 'bank_account', 'tax_rate', 'brand', 'option_value'] as const)
      expect(await db.selectFrom(table).select('id').where('removed_at', 'is', null).execute()).toEqual([])
    for (const table of ['delivery_method', 'delivery_zone'] as const)
      expect(await db.selectFrom(table).select('id').where('removed_at', 'is', null).execute()).toEqual([])
    expect(await readSettingValues(db)).toMatchObject({
      ...{ demo_notice: '', test_payments: 'off', phone: '', email: '', tagline: '', shop_name: 'Shop' },
      ...{ copyright: '', return_days: '0', warranty_years: '0', withdrawal_days: '0' },
    })
    const links = await db.selectFrom('menu_item').select(['menu', 'href']).orderBy('id').execute()
    expect(links.map(({ menu, href }) => `${menu} ${href}`)).toEqual(
      ['header', 'footer'].flatMap(menu => ['/', '/Shop', '/contact'].map(href => `${menu} ${href}`)),
    )
    const { pages } = await readDemoPages()
    const texts = await db.selectFrom('page').select('body').where('removed_at', 'is', null).execute()
    expect(texts.filter(({ body }) => pages.some(page => page.body === body))).toEqual([])
  })

  it('is undone, and done again', async () => {
    const db = await demoDatabase(kind)
    const before = await merchantRows(db)
    const emptied = await emptyDemoShop(db, origin)
    if (!emptied.ok) throw new Error(emptied.reason)
    expect(await undo(db, emptied.changeSet!, { ...origin, onConflict: 'stop' })).toMatchObject({ ok: true })
    expect(await merchantRows(db)).toEqual(before)
    expect(await emptyDemoShop(db, origin)).toMatchObject({ ok: true })
    expect(await db.selectFrom('banner').selectAll().execute()).toEqual([])
    expect(await slugsOf(db, 'page')).toEqual(['about', 'contact', 'error', 'journal'])
  })

  it('keeps what staff added, what that needs, and texts that they changed', async () => {
    const db = await demoDatabase(kind)
    await addProduct(db, 'own-mug', 'everyday-carry')
    await changeSettings(db, origin, { address: '1 Pier' })
    await change(db, origin, async edit => {
      const privacy = edit.tx.selectFrom('page').select('id').where('legal', '=', 'privacy')
      await edit.update('page', await privacy.executeTakeFirstOrThrow(), { body: 'Our own' })
      return { ok: true }
    })
    await emptyDemoShop(db, origin)
    expect(await slugsOf(db, 'product')).toEqual(['own-mug'])
    expect(await slugsOf(db, 'category')).toEqual(['category-2', 'everyday-carry'])
    expect(await slugsOf(db, 'page')).toContain('privacy-policy')
    expect(await readSettingValues(db)).toMatchObject({ address: '1 Pier', email: '' })
  })

  it('marks orders so far as tests, and is refused in a real shop', async () => {
    const db = await demoDatabase(kind)
    await addListedOrders(db, 3)
    expect(await readDemo(db)).toMatchObject({ orders: 3 })
    await emptyDemoShop(db, origin)
    const orders = await db.selectFrom('customer_order').select('is_test').execute()
    expect(orders.map(({ is_test }) => is_test)).toEqual([1, 1, 1])
    expect(await readDemo(db)).toBeNull()
    expect(await emptyDemoShop(db, origin)).toEqual({ ok: false, reason: 'not-demo' })
  })
})

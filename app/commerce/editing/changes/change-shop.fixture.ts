import type { Db } from '#db/schema/schema.ts'
import type { DatabaseKind } from '#test/databases.ts'
import { demoDatabase } from '#test/demo-database.ts'
import {
  readCatalogVersion,
  readChangedProducts,
} from '../../catalog/products/catalog-version-store.server.ts'
import { sampleEntry } from '../../content/journal-entry.fixture.ts'
import { namedStaff } from '../../values/actor.fixture.ts'
import { change } from './change.server.ts'
import type { ChangeOrigin } from './change-set.ts'
import type { Edit } from './edit.server.ts'

export const changeTestNow = new Date('2026-11-21T12:00:00.000Z')

/** The demo shop with a journal entry, a saved view, answered searches, and a merchant, Grace, who changes it. */
export async function changeShop(kind: DatabaseKind) {
  const db = await demoDatabase(kind)
  await db
    .insertInto('journal_entry')
    .values(sampleEntry('first', { published_at: changeTestNow.toISOString() }))
    .execute()
  await db.insertInto('order_view').values({ name: 'Abroad', query: '?country=DE' }).execute()
  await addSearchAnswers(db)
  await addOthers(db)
  await addGiftCards(db)
  await addEmailTexts(db)
  await addTaxClasses(db)
  const origin = (more: Partial<ChangeOrigin> = {}): ChangeOrigin => ({
    actor: namedStaff('Grace'),
    reason: 'tidying up',
    cause: 'form',
    now: changeTestNow,
    ...more,
  })
  const edit = (work: (edit: Edit) => Promise<unknown>, more: Partial<ChangeOrigin> = {}) =>
    change(db, origin(more), async edit => {
      await work(edit)
      return { ok: true }
    })
  const steps = async (changeSet: number) => {
    const rows = await db
      .selectFrom('changed_row')
      .selectAll()
      .where('change_set_id', '=', changeSet)
      .orderBy('position')
      .execute()
    return rows.map(({ table_name, row_key, before, after }) => [
      table_name,
      JSON.parse(row_key),
      before && JSON.parse(before),
      after && JSON.parse(after),
    ])
  }
  /** The products that shoppers see differently after `work`; undefined if the version is the same. */
  const shown = async (work: () => Promise<unknown>) => {
    const before = await readCatalogVersion(db)
    await work()
    const after = await readCatalogVersion(db)
    return after === before ? undefined : [after - before, ...(await readChangedProducts(db, before, after))]
  }
  const product = (slug: string) =>
    db.selectFrom('product').selectAll().where('slug', '=', slug).executeTakeFirstOrThrow()
  const variant = (sku: string) =>
    db.selectFrom('variant').selectAll().where('sku', '=', sku).executeTakeFirstOrThrow()
  return { db, origin, edit, steps, shown, product, variant }
}

async function addSearchAnswers(db: Db): Promise<void> {
  await db.insertInto('search_synonym').values({ word: 'jumper', means: 'sweater' }).execute()
  await db.insertInto('search_redirect').values({ query: 'gift card', target: '/contact' }).execute()
  const arranged = await db
    .insertInto('arranged_search')
    .values({ query: 'gift' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const [first, second, third] = await db.selectFrom('product').select('id').orderBy('id').limit(3).execute()
  const place = (product: { id: number } | undefined, position: number) => ({
    search_id: arranged.id,
    product_id: product!.id,
    position,
  })
  await db
    .insertInto('pinned_result')
    .values([place(first, 1), place(second, 2)])
    .execute()
  await db.insertInto('hidden_result').values({ search_id: arranged.id, product_id: third!.id }).execute()
  const at = changeTestNow.toISOString()
  const miss = { count: 3, last_at: at, answered_at: null, dismissed_at: null }
  await db
    .insertInto('search_miss')
    .values([
      { ...miss, query: 'umbrella' },
      { ...miss, query: 'jumper', answered_at: at },
      { ...miss, query: 'boat', dismissed_at: at },
    ])
    .execute()
}

/** A former address of a category, and a withdrawal. */
async function addOthers(db: Db): Promise<void> {
  const { id } = await db.selectFrom('category').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()
  await db
    .insertInto('former_slug')
    .values({ table_name: 'category', slug: 'former', target_id: id })
    .execute()
  const statement = { name: 'Ada', order_number: 'T-2222-2222', email: 'ada@mail.example', comment: '' }
  const at = changeTestNow.toISOString()
  await db
    .insertInto('withdrawal')
    .values([
      { ...statement, number: 'W-2222-2222', key_hash: '1', declared_at: at },
      { ...statement, number: 'W-3333-3333', key_hash: '2', declared_at: at, settled_at: at },
    ])
    .execute()
}

/** Two gift cards, one of them blocked. */
async function addGiftCards(db: Db): Promise<void> {
  const at = changeTestNow.toISOString()
  const card = { currency: 'USD', initial: 5000, balance: 5000, created_at: at, expires_at: null }
  await db
    .insertInto('gift_card')
    .values([
      { ...card, code_hash: '1', ending: 'AAAA' },
      { ...card, code_hash: '2', ending: 'BBBB', blocked_at: at },
    ])
    .execute()
}

async function addEmailTexts(db: Db): Promise<void> {
  const text = { kind: 'order-confirmed', language: 'en' }
  await db
    .insertInto('email_text')
    .values([
      { ...text, field: 'heading', text: 'Thanks, {name}' },
      { ...text, field: 'closing', text: 'See you soon.' },
    ])
    .execute()
}

async function addTaxClasses(db: Db): Promise<void> {
  await db
    .insertInto('tax_class')
    .values([{ name: 'Reduced' }, { name: 'Books' }] as never)
    .execute()
  await db.updateTable('product').set({ tax_class_id: 1 }).where('id', '<', 4).execute()
  await db.updateTable('tax_rate').set({ tax_class_id: 2 }).where('id', '=', 1).execute()
}

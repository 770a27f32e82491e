import { expect, it } from 'vitest'
import { databases, migratedDatabase } from '#test/databases.ts'
import { fillEmailShop } from '#writing/emails/email-shop.fixture.ts'
import { readWantedVariants } from './wanted-stock-store.server.ts'

const at = '2026-11-21T12:00:00.000Z'

it.each(databases)(
  'shoppers wait for what is sold out, by confirmed and unsent requests, on %s',
  async kind => {
    const db = await migratedDatabase(kind)
    await fillEmailShop(db)
    const { id: variant_id } = await db.selectFrom('variant').select('id').executeTakeFirstOrThrow()
    const request = (email: string, confirmed_at: string | null, sent_at: string | null) => ({
      ...{ variant_id, email, created_at: at, confirmed_at, sent_at },
    })
    await db
      .insertInto('back_in_stock_request')
      .values([request('waits', at, null), request('unconfirmed', null, null), request('told', at, at)])
      .execute()
    expect(await readWantedVariants(db, 9)).toEqual([])
    await db.updateTable('variant').set({ available: 0 }).execute()
    expect(await readWantedVariants(db, 9)).toMatchObject([{ sku: 'BAG-CLAY', requests: 1, soldOutAt: null }])
    await db.updateTable('product').set({ published_at: null }).execute()
    expect(await readWantedVariants(db, 9)).toEqual([])
  },
)

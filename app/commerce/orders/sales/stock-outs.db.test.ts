import { expect, it } from 'vitest'
import { databases } from '#test/databases.ts'
import { demoDatabase } from '#test/demo-database.ts'
import { blackTeeSku, waterPotSku } from '#test/demo-skus.ts'
import { takeBackStock, takeStock } from '../../catalog/stock/stock-ledger-store.server.ts'
import { jobActor } from '../../values/actor.ts'
import { countStockOuts } from './stock-outs-store.server.ts'

const periods = {
  before: { from: '2026-11-01T05:00:00.000Z', before: '2026-11-08T05:00:00.000Z' },
  now: { from: '2026-11-08T05:00:00.000Z', before: '2026-11-15T05:00:00.000Z' },
}

it.each(databases)('counts no SKU that was sold out when it came back damaged, on %s', async kind => {
  const db = await demoDatabase(kind)
  await db.updateTable('variant').set({ available: 0 }).where('sku', '=', blackTeeSku).execute()
  const context = { now: new Date('2026-11-10T12:00:00Z'), actor: jobActor('test') }
  const lines = [{ sku: blackTeeSku, quantity: 2, damaged: 2 }]
  await db.transaction().execute(tx => takeBackStock(tx, 1, { ...context, lines }))
  expect(await countStockOuts(db, periods)).toEqual({ now: 0, before: 0 })
})

it.each(databases)('counts each SKU once in every period in which it ran out, on %s', async kind => {
  const db = await demoDatabase(kind)
  const sell = async (sku: string, quantity: number, at: string) => {
    await db.updateTable('variant').set({ available: 2 }).where('sku', '=', sku).execute()
    const context = { now: new Date(at), actor: jobActor('test') }
    await db.transaction().execute(tx => takeStock(tx, [{ sku, quantity }], 1, context))
  }
  await sell(blackTeeSku, 2, '2026-11-02T12:00:00Z')
  await sell(blackTeeSku, 2, '2026-11-10T12:00:00Z')
  await sell(blackTeeSku, 2, '2026-11-12T12:00:00Z')
  await sell(waterPotSku, 1, '2026-11-03T12:00:00Z')
  await sell(waterPotSku, 2, '2026-11-01T04:59:59Z')
  await sell(waterPotSku, 2, '2026-11-08T05:00:00Z')
  await sell(waterPotSku, 2, '2026-11-15T05:00:00Z')
  expect(await countStockOuts(db, periods)).toEqual({ now: 2, before: 1 })
})

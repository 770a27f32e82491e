import { copyFile, mkdir, readdir, utimes } from 'node:fs/promises'
import path from 'node:path'
import { inject } from 'vitest'
import { type DatabaseAddress, openDatabase } from '#db/connection/connection.server.ts'
import { type DatabaseKind, demoCopy } from '#test/databases.ts'
import { demoTemplate } from '#test/templates.ts'
import { placeSampleOrder } from '../../orders/sample-order.fixture.ts'

const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000)

/** The demo shop with some of its pictures, of yesterday, and this many orders; returns their numbers, sorted. */
export async function shopWithOrders(
  kind: DatabaseKind,
  count = 2,
  pictures = 5,
): Promise<{ address: DatabaseAddress; numbers: string[] }> {
  const address = await demoCopy(kind)
  const masters = path.join('pictures', 'masters')
  const own = path.join(address.dataDir, masters)
  const template = path.join(inject('templateFolder'), demoTemplate, masters)
  await mkdir(own, { recursive: true })
  for (const name of (await readdir(template)).slice(0, pictures)) {
    await copyFile(path.join(template, name), path.join(own, name))
    await utimes(path.join(own, name), yesterday, yesterday)
  }
  for (let at = 0; at < count; at++) await orderSomething(address)
  return { address, numbers: await orderNumbers(address) }
}

export async function orderSomething(address: DatabaseAddress): Promise<void> {
  const db = openDatabase(address)
  await placeSampleOrder(db, [{ sku: 'TEE-BLK-01-S', quantity: 1 }], 'bank-transfer', new Date())
  await db.destroy()
}

export async function orderNumbers(address: DatabaseAddress): Promise<string[]> {
  const db = openDatabase(address)
  const rows = await db.selectFrom('customer_order').select('number').orderBy('number').execute()
  await db.destroy()
  return rows.map(({ number }) => number)
}

import { mkdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { adjustStock } from '#commerce/catalog/stock/adjust-stock.server.ts'
import { backupName } from '#commerce/running/backups/backup.ts'
import { identityPath } from '#commerce/running/doctor/address/address-rule.ts'
import { proveIdentity } from '#commerce/running/doctor/address/identity.server.ts'
import { commandLineActor } from '#commerce/values/actor.ts'
import { openDatabase } from '#db/connection/connection.server.ts'
import { demoCopy } from '#test/databases.ts'
import { waterPotSku } from '#test/demo-skus.ts'
import { runCommand } from './run-command.ts'

async function shop() {
  const { dataDir } = await demoCopy('SQLite')
  const db = openDatabase({ dataDir, databaseUrl: undefined })
  onTestFinished(() => db.destroy())
  // The copy of the database comes without files.
  for (const table of [
    'product_picture',
    'product_file',
    'file',
    'banner',
    'page_section',
    'journal_entry',
  ] as const)
    await db.deleteFrom(table).execute()
  await db.updateTable('category').set({ picture_hash: null }).execute()
  await db.deleteFrom('picture').execute()
  const server = createServer((request, response) => {
    response.end(`${proveIdentity(db, request.url!.slice(identityPath.length))} direct`)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const close = () => new Promise(resolve => server.close(resolve).closeAllConnections())
  onTestFinished(() => void close())
  const PUBLIC_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const variables = { TOTE_DATA_DIR: dataDir, PUBLIC_URL, SMTP_URL: 'smtp://127.0.0.1:9' }
  return { db, dataDir, close, examine: () => runCommand(['doctor'], variables) }
}

it('says what is ill, how to fix it, and succeeds once it is', async () => {
  const { db, dataDir, close, examine } = await shop()
  const unsaved = await examine()
  expect(unsaved.lines.filter(line => line.startsWith('Ill'))).toEqual(['Ill      Backups'])
  await mkdir(path.join(dataDir, 'backups', backupName(new Date())), { recursive: true })
  expect(await examine()).toMatchObject({ ok: true })
  const context = { actor: commandLineActor, now: new Date() }
  await adjustStock(db, waterPotSku, 3, context)
  const { available } = await db
    .selectFrom('variant')
    .select('available')
    .where('sku', '=', waterPotSku)
    .executeTakeFirstOrThrow()
  await db.updateTable('variant').set({ available: 500 }).where('sku', '=', waterPotSku).execute()
  const ill = await examine()
  expect(ill.ok).toBe(false)
  const at = ill.lines.indexOf('Ill      Stock')
  expect(ill.lines.slice(at + 1, at + 3).map(line => line.trim())).toEqual([
    'The stock of 1 SKU isn’t what its history says. You may sell what isn’t there.',
    `${waterPotSku} 500 → ${available}`,
  ])
  await db.updateTable('variant').set({ available }).where('sku', '=', waterPotSku).execute()
  expect(await examine()).toMatchObject({ ok: true })
  await close()
  const closed = await examine()
  expect(closed.ok).toBe(false)
  expect(closed.lines.join('\n')).toContain('nothing answers at its address')
})

import { once } from 'node:events'
import { chmod, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { bumpCatalogVersion } from '#commerce/catalog/products/catalog-version-store.server.ts'
import { openDatabase } from '#db/connection/connection.server.ts'
import { databases, demoCopy, emptyDatabase, temporaryFolder } from '#test/databases.ts'
import { expectStartFailure, spawnShop, waitUntilOpen } from './spawned-shop.fixture.ts'

describe('the shop does not start', () => {
  it('on a port in use, and leaves the data folder alone', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void other.close())
    await new Promise(resolve => other.once('listening', resolve))
    const { port } = other.address() as AddressInfo
    const dataDir = path.join(await temporaryFolder(), 'new')
    expect(await expectStartFailure({ PORT: String(port), TOTE_DATA_DIR: dataDir })).toContain(
      `Port ${port} is in use`,
    )
    await expect(chmod(dataDir, 0o700)).rejects.toThrow('ENOENT')
  })

  it("with a data folder that isn't writable", async () => {
    const file = path.join(await temporaryFolder(), 'file')
    await writeFile(file, '')
    expect(await expectStartFailure({ TOTE_DATA_DIR: path.join(file, 'data') })).toContain(
      'cannot be written to',
    )
  })

  it("without its database server, and doesn't print the password", async () => {
    const dataDir = await temporaryFolder()
    const output = await expectStartFailure({
      TOTE_DATA_DIR: dataDir,
      DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/shop',
    })
    expect(output).toContain('The database cannot be opened')
    expect(output).not.toContain('secret')
  })

  it("on a file that isn't a database", async () => {
    const dataDir = await temporaryFolder()
    await writeFile(path.join(dataDir, 'tote.sqlite'), 'not a database'.repeat(50))
    expect(await expectStartFailure({ TOTE_DATA_DIR: dataDir })).toContain('not a database')
  })

  it('with an invalid variable', async () => {
    expect(await expectStartFailure({ PORT: 'many' })).toContain('PORT is "many"')
  })

  it.each(databases)('on a newer %s database', async kind => {
    const { dataDir, databaseUrl } = await demoCopy(kind)
    const environment = { TOTE_DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
    const db = openDatabase({ dataDir, databaseUrl })
    await sql`insert into kysely_migration (name, timestamp) values ('9999-tomorrow', '2099-01-01')`.execute(
      db,
    )
    await db.destroy()
    expect(await expectStartFailure(environment)).toContain('newer version of Tote (it has "9999-tomorrow")')
  })

  it.each(databases)('on a %s database without its secret key', async kind => {
    const { dataDir, databaseUrl } = await emptyDatabase(kind)
    const environment = { TOTE_DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
    const first = spawnShop(environment, '--empty')
    await waitUntilOpen(first)
    first.process.kill('SIGTERM')
    expect(await first.ended).toBe(0)
    const file = path.join(dataDir, 'secret-key')
    const key = await readFile(file, 'utf8')
    expect(first.output()).not.toContain(key.trim())
    await rm(file)
    expect(await expectStartFailure(environment)).toContain(`a different secret key than the one in ${file}`)
    await writeFile(file, key)
    await waitUntilOpen(spawnShop(environment))
  })
})

describe('the shop', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)(
    'finishes a form in progress on %s and ends with 0',
    async signal => {
      const shop = spawnShop({ TOTE_DATA_DIR: (await demoCopy('SQLite')).dataDir })
      const origin = await waitUntilOpen(shop)
      const form = 'sku=POT-WHT-01&quantity=1'
      const sending = request(`${origin}/cart/add`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/x-www-form-urlencoded',
          'Content-Length': form.length,
          Expect: '100-continue',
          Origin: origin,
        },
      })
      sending.flushHeaders()
      await once(sending, 'continue')
      shop.process.kill(signal)
      const isClosed = () =>
        fetch(origin).then(
          () => false,
          () => true,
        )
      await expect.poll(isClosed).toBe(true)
      sending.end(form)
      const [response] = (await once(sending, 'response')) as [IncomingMessage]
      response.resume()
      expect(response.statusCode).toBe(303)
      expect(await shop.ended).toBe(0)
      await expect(fetch(origin)).rejects.toThrow()
    },
  )

  it.each(databases)('can start twice at once on a new %s database', async kind => {
    const { dataDir, databaseUrl } = await emptyDatabase(kind)
    const environment = { TOTE_DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
    const origins = await Promise.all(
      [spawnShop(environment, '--demo'), spawnShop(environment, '--demo')].map(waitUntilOpen),
    )
    for (const origin of origins) {
      expect((await (await fetch(`${origin}/products?limit=1`)).json()).total).toBe(28)
    }
  })

  it('is healthy once open, and logs requests as JSON lines', async () => {
    const shop = spawnShop({ TOTE_DATA_DIR: await temporaryFolder() }, '--empty')
    const origin = await waitUntilOpen(shop)
    const response = await fetch(`${origin}/healthz`)
    expect([response.status, await response.text()]).toEqual([200, 'ok'])
    await fetch(`${origin}/Shop`)
    shop.process.kill('SIGTERM')
    await shop.ended
    const lines = shop
      .output()
      .trim()
      .split('\n')
      .filter(line => line.startsWith('{'))
    expect(lines.map(line => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ event: 'request', path: '/Shop', status: 200, id: expect.any(String) }),
    )
  })
})

describe('two processes', () => {
  it.each(databases)("on one %s database see each other's changes", async kind => {
    const { dataDir, databaseUrl } = await demoCopy(kind)
    const environment = { TOTE_DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
    const [first, second] = await Promise.all(
      [spawnShop(environment), spawnShop(environment)].map(waitUntilOpen),
    )
    const read = async (address: string) => (await fetch(address)).text()
    expect(await read(`${second}/Shop?q=water+pot`)).toContain('<mark>Water</mark>')

    const db = openDatabase({ dataDir, databaseUrl })
    onTestFinished(() => db.destroy())
    await db.transaction().execute(async tx => {
      const { id } = await tx
        .updateTable('product')
        .set({ title: 'Karaffe' })
        .where('slug', '=', 'water-pot')
        .returning('id')
        .executeTakeFirstOrThrow()
      await bumpCatalogVersion(tx, [id])
    })
    for (const shop of [first, second]) {
      await expect.poll(() => read(`${shop}/Shop?q=karaffe`)).toContain('<mark>Karaffe</mark>')
      expect(await read(`${shop}/productDetails/water-pot`)).toContain('Karaffe</h1>')
    }
  })
})

import { chmod, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { bumpCatalogVersion } from '../app/commerce/catalog/catalog-version-store.server.ts'
import { openDatabase } from '../app/db/connection.server.ts'
import { databases, emptyDatabase, temporaryFolder } from '../test/databases.ts'
import { opened, refuses, startShop } from './started-shop.fixture.ts'

describe('the shop does not open', () => {
  it('on a port that is in use, and leaves the data folder alone', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void other.close())
    await new Promise(resolve => other.once('listening', resolve))
    const { port } = other.address() as AddressInfo
    const dataDir = path.join(await temporaryFolder(), 'new')
    expect(await refuses({ PORT: String(port), TOTE_DATA_DIR: dataDir })).toContain(`Port ${port} is in use`)
    await expect(chmod(dataDir, 0o700)).rejects.toThrow('ENOENT')
  })

  it('in a data folder that cannot be written to', async () => {
    const file = path.join(await temporaryFolder(), 'file')
    await writeFile(file, '')
    expect(await refuses({ TOTE_DATA_DIR: path.join(file, 'data') })).toContain('cannot be written to')
  })

  it('without its database server, and does not repeat the password', async () => {
    const dataDir = await temporaryFolder()
    const output = await refuses({
      TOTE_DATA_DIR: dataDir,
      DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/shop',
    })
    expect(output).toContain('The database cannot be opened')
    expect(output).not.toContain('secret')
  })

  it('on a file that is no database, and does not touch it', async () => {
    const dataDir = await temporaryFolder()
    await writeFile(
      path.join(dataDir, 'tote.sqlite'),
      'not a database at all, but somebody needs it'.repeat(50),
    )
    expect(await refuses({ TOTE_DATA_DIR: dataDir })).toContain('not a database')
  })

  it.each([
    ['PORT', 'many'],
    ['DATABASE_URL', 'mysql://x'],
    ['PRODUCT_LIST_URL', 'file:///etc'],
    ['PRODUCT_LIST_URL', 'http://me:secret@127.0.0.1'],
    ['PUBLIC_URL', 'shop.example'],
  ])('when %s makes no sense', async (name, value) => {
    expect(await refuses({ [name]: value })).toContain(`${name} `)
  })

  it.each(databases)('on a %s database of a newer version, and changes nothing', async kind => {
    const { dataDir, databaseUrl } = await emptyDatabase(kind)
    const environment = { TOTE_DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
    const first = startShop(environment)
    await opened(first)
    first.process.kill('SIGTERM')
    expect(await first.ended).toBe(0)
    const db = openDatabase({ dataDir, databaseUrl })
    await sql`insert into kysely_migration (name, timestamp) values ('9999-tomorrow', '2099-01-01')`.execute(
      db,
    )
    await db.destroy()
    expect(await refuses(environment)).toContain('newer version of Tote (it has "9999-tomorrow")')
  })

  it.each(databases)('on a %s database without the secret key that it belongs to', async kind => {
    const { dataDir, databaseUrl } = await emptyDatabase(kind)
    const environment = { TOTE_DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
    const first = startShop(environment)
    await opened(first)
    first.process.kill('SIGTERM')
    expect(await first.ended).toBe(0)
    const file = path.join(dataDir, 'secret-key')
    const key = await readFile(file, 'utf8')
    expect(first.output()).not.toContain(key.trim())
    await rm(file)
    expect(await refuses(environment)).toContain(`another secret key than the one in ${file}`)
    await writeFile(file, key)
    await opened(startShop(environment, '--demo'))
  })
})

describe('the shop', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)(
    'finishes what is under way on %s and ends with 0',
    async signal => {
      const shop = startShop({ TOTE_DATA_DIR: await temporaryFolder() })
      const origin = await opened(shop)
      const list = await (await fetch(`${origin}/products?limit=1`)).json()
      // A picture that nobody has asked for yet takes a moment to make.
      const picture = fetch(list.products[0].thumbnail.replace(/-640\.webp/, '-800.avif'))
      await new Promise(resolve => setTimeout(resolve, 20))
      shop.process.kill(signal)
      const answer = await picture
      expect(answer.status).toBe(200)
      expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(1000)
      expect(await shop.ended).toBe(0)
      await expect(fetch(origin)).rejects.toThrow()
    },
  )

  it.each(databases)('opens twice at once on one new %s database', async kind => {
    const { dataDir, databaseUrl } = await emptyDatabase(kind)
    const environment = { TOTE_DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
    const origins = await Promise.all(
      [startShop(environment, '--demo'), startShop(environment, '--demo')].map(opened),
    )
    for (const origin of origins) {
      expect((await (await fetch(`${origin}/products?limit=1`)).json()).total).toBe(27)
    }
  })

  it('is healthy when it is open', async () => {
    const shop = startShop({ TOTE_DATA_DIR: await temporaryFolder() })
    const origin = await opened(shop)
    const answer = await fetch(`${origin}/healthz`)
    expect([answer.status, await answer.text()]).toEqual([200, 'ok'])
  })

  it('says in its log as JSON lines what it answered', async () => {
    const shop = startShop({ TOTE_DATA_DIR: await temporaryFolder() })
    const origin = await opened(shop)
    await fetch(`${origin}/about`)
    shop.process.kill('SIGTERM')
    await shop.ended
    const lines = shop
      .output()
      .trim()
      .split('\n')
      .filter(line => line.startsWith('{'))
    expect(lines.map(line => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ event: 'request', path: '/about', status: 200, id: expect.any(String) }),
    )
  })
})

describe('two processes', () => {
  it.each(databases)('on one %s database follow each other’s changes', { timeout: 60_000 }, async kind => {
    const { dataDir, databaseUrl } = await emptyDatabase(kind)
    const environment = { TOTE_DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
    const first = await opened(startShop(environment, '--demo'))
    const second = await opened(startShop(environment, '--demo'))
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
      await expect
        .poll(() => read(`${shop}/Shop?q=karaffe`), { timeout: 5000 })
        .toContain('<mark>Karaffe</mark>')
      expect(await read(`${shop}/productDetails/water-pot`)).toContain('Karaffe</h1>')
    }
  })
})

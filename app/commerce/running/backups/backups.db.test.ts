import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { type DatabaseAddress, openDatabase } from '#db/connection/connection.server.ts'
import { migrate } from '#db/migrations/migrate.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { databases, demoCopy, emptyDatabase, temporaryFolder } from '#test/databases.ts'
import { findFileName } from '../../catalog/files/file-store.server.ts'
import { PictureFiles } from '../../catalog/pictures/picture-files.server.ts'
import { addProductFiles } from '../../editing/products/files/add-product-files.server.ts'
import { namedStaff } from '../../values/actor.fixture.ts'
import { BackupFolder } from './backup-folder.server.ts'
import { orderNumbers, orderSomething, shopWithOrders } from './backup-shop.fixture.ts'
import { makeBackup } from './make-backup.server.ts'
import { formatManifest, readManifest } from './manifest.server.ts'
import { restoreBackup } from './restore-backup.server.ts'

async function backUp(address: DatabaseAddress, to?: BackupFolder) {
  const folder = to ?? new BackupFolder(path.join(await temporaryFolder(), 'backups'))
  const made = await makeBackup(address, folder)
  if (!made.ok) throw new Error(made.reason)
  return { ...made, folder, path: path.join(folder.path, made.name) }
}

/** One transaction that takes a unit from one SKU and adds it to another. */
async function moveUnit(db: Db, step: number): Promise<void> {
  const move = [
    { sku: 'TEE-BLK-01-S', by: step % 2 === 0 ? -1 : 1 },
    { sku: 'POT-WHT-01', by: step % 2 === 0 ? 1 : -1 },
  ]
  await db.transaction().execute(async tx => {
    for (const { sku, by } of move)
      await tx
        .updateTable('variant')
        .set(row => ({ available: row('available', '+', by) }))
        .where('sku', '=', sku)
        .execute()
  })
}

async function unitsInStock(address: DatabaseAddress): Promise<number> {
  const db = openDatabase(address)
  const { units } = await db
    .selectFrom('variant')
    .select(({ fn }) => fn.sum<number>('available').as('units'))
    .executeTakeFirstOrThrow()
  await db.destroy()
  return Number(units)
}

describe.each(databases)('a backup on %s', kind => {
  it('restores every order, picture and secret of the moment it was made', async () => {
    const { address, numbers } = await shopWithOrders(kind)
    await mkdir(path.join(address.dataDir, 'invoices'))
    await writeFile(path.join(address.dataDir, 'invoices', 'invoice-000001-T-AAAA-AAAA.pdf'), 'paper')
    const backup = await backUp(address)
    await orderSomething(address)
    expect(backup.manifest).toMatchObject({ database: kind, orders: numbers.length })
    expect(await backup.folder.list()).toMatchObject([
      { name: backup.name, isComplete: true, orders: numbers.length, products: backup.manifest.products },
    ])

    const place = await emptyDatabase(kind)
    expect(await restoreBackup(backup.path, place)).toMatchObject({ ok: true })
    expect(await orderNumbers(place)).toEqual(numbers)
    for (const { path: file } of backup.manifest.files.filter(({ path }) => !/^(tote|database)/.test(path)))
      expect(await readFile(path.join(place.dataDir, file))).toEqual(
        await readFile(path.join(address.dataDir, file)),
      )
    const top = (await readdir(place.dataDir)).filter(name => !name.startsWith('tote.sqlite-'))
    const own = kind === 'SQLite' ? ['tote.sqlite'] : []
    expect(top.toSorted()).toEqual(['invoices', 'pictures', 'secret-key', ...own])
    const db = openDatabase(place)
    expect(await migrate(db)).toEqual({ ok: true, applied: [] })
    await db.destroy()
  })

  it('restores the file of a product as shoppers download it', async () => {
    const address = await demoCopy(kind)
    const filesOf = ({ dataDir }: DatabaseAddress) => new PictureFiles(path.join(dataDir, 'pictures'))
    const file = (await filesOf(address).saveDownload(Buffer.from('%PDF-1.7 manual')))!
    const shop = openDatabase(address)
    const { id } = await shop.selectFrom('product').select('id').limit(1).executeTakeFirstOrThrow()
    const origin = { actor: namedStaff('Grace'), reason: '', cause: 'form', now: new Date() } as const
    await addProductFiles(shop, origin, id, [{ ...file, name: 'Manual.pdf' }])
    await shop.destroy()
    const backup = await backUp(address)
    const place = await emptyDatabase(kind)
    expect(await restoreBackup(backup.path, place)).toMatchObject({ ok: true })
    const restored = openDatabase(place)
    expect(await findFileName(restored, file.hash)).toBe('Manual')
    await restored.destroy()
    expect(await readFile(filesOf(place).downloadFile(file.hash), 'utf8')).toBe('%PDF-1.7 manual')
  })

  it('is one moment of a shop that goes on selling', async () => {
    const { address } = await shopWithOrders(kind, 0)
    const db = openDatabase(address)
    const before = await unitsInStock(address)
    let isSelling = true
    const selling = (async () => {
      for (let moved = 0; isSelling; moved++) {
        await moveUnit(db, moved)
        // SQLite answers without a turn of the event loop, which the backup needs.
        await setImmediate()
      }
    })()
    const backup = await backUp(address)
    isSelling = false
    await selling
    await db.destroy()
    const place = await emptyDatabase(kind)
    expect(await restoreBackup(backup.path, place)).toMatchObject({ ok: true })
    expect(await unitsInStock(place)).toBe(before)
  })

  it('shares unchanged, undamaged pictures with the backup before', async () => {
    const { address } = await shopWithOrders(kind, 0)
    const first = await backUp(address)
    const masters = path.join('pictures', 'masters')
    const [picture = '', damaged = '', changed = ''] = await readdir(path.join(address.dataDir, masters))
    await writeFile(path.join(first.path, masters, damaged), 'rot')
    const { size } = await stat(path.join(address.dataDir, masters, changed))
    const altered = Buffer.alloc(size)
    await writeFile(path.join(address.dataDir, masters, changed), altered)
    const second = await backUp(address, first.folder)
    const fileOf = async (backup: string, name: string) => (await stat(path.join(backup, masters, name))).ino
    expect(await fileOf(second.path, picture)).toBe(await fileOf(first.path, picture))
    expect(altered.equals(await readFile(path.join(second.path, masters, changed)))).toBe(true)
    expect(await readFile(path.join(second.path, masters, damaged))).toEqual(
      await readFile(path.join(address.dataDir, masters, damaged)),
    )
    expect(await restoreBackup(second.path, await emptyDatabase(kind))).toMatchObject({ ok: true })
  })

  it('is refused for restoring when anything in it is damaged or missing, and nothing is written', async () => {
    const { address } = await shopWithOrders(kind, 1)
    const backup = await backUp(address)
    const place = await emptyDatabase(kind)
    const files = [
      'manifest.json',
      'secret-key',
      backup.manifest.files[1]!.path,
      backup.manifest.files.at(-1)!.path,
    ]
    for (const file of files)
      for (const damage of ['changed', 'shorter', 'missing']) {
        const copy = path.join(await temporaryFolder(), 'copy')
        await cp(backup.path, copy, { recursive: true })
        const target = path.join(copy, file)
        const bytes = await readFile(target)
        if (damage === 'missing') await rm(target)
        else if (damage === 'shorter') await writeFile(target, bytes.subarray(0, -3))
        else await writeFile(target, bytes.fill(bytes[9]! ^ 1, 9, 10))
        const refused = await restoreBackup(copy, place)
        expect([file, damage, refused]).toEqual([
          file,
          damage,
          file === 'manifest.json'
            ? { ok: false, reason: 'no-backup' }
            : { ok: false, reason: 'damaged', file },
        ])
        expect(await readdir(place.dataDir)).toEqual([])
      }
    expect(await restoreBackup(backup.path, place)).toMatchObject({ ok: true })
  })

  it('is only restored into an empty place, and leaves what is there alone', async () => {
    const { address, numbers } = await shopWithOrders(kind, 1)
    const backup = await backUp(address)
    expect(await restoreBackup(backup.path, address)).toEqual({ ok: false, reason: 'data-folder-not-empty' })
    if (kind === 'PostgreSQL') {
      const elsewhere = { ...address, dataDir: await temporaryFolder() }
      expect(await restoreBackup(backup.path, elsewhere)).toEqual({ ok: false, reason: 'database-not-empty' })
      expect(await readdir(elsewhere.dataDir)).toEqual([])
    }
    expect(await orderNumbers(address)).toEqual(numbers)
    const other = await emptyDatabase(kind === 'SQLite' ? 'PostgreSQL' : 'SQLite')
    expect(await restoreBackup(backup.path, other)).toEqual({
      ok: false,
      reason: 'other-database',
      database: kind,
    })
  })

  it('of a newer version, or of one before 1.0.0, is refused', async () => {
    const { address } = await shopWithOrders(kind, 1)
    const backup = await backUp(address)
    const manifest = await readManifest(backup.path)
    if (typeof manifest !== 'object') throw new Error('The manifest is missing.')
    const place = await emptyDatabase(kind)
    for (const other of [
      { ...manifest, format: 2 },
      { ...manifest, migration: '9999-flying-carts' },
      { ...manifest, migration: '0138-overpayments' },
    ]) {
      await writeFile(path.join(backup.path, 'manifest.json'), formatManifest(other as typeof manifest))
      expect(await restoreBackup(backup.path, place)).toEqual({ ok: false, reason: 'other-version' })
    }
  })

  it('is refused without a shop, and creates none', async () => {
    const place = await emptyDatabase(kind)
    const folder = new BackupFolder(path.join(place.dataDir, 'backups'))
    expect(await makeBackup(place, folder)).toEqual({ ok: false, reason: 'no-shop' })
    expect(await readdir(place.dataDir)).toEqual([])
  })
})

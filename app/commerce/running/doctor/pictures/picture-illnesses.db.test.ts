import { readFile, rm, truncate } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { type DatabaseKind, databases } from '#test/databases.ts'
import { demoShop } from '#test/demo-database.ts'
import { doctorShop, examine } from '../doctor.fixture.ts'

async function shop(kind: DatabaseKind) {
  const { db, pictures, folder } = await demoShop(kind)
  const row = await db
    .selectFrom('product_picture')
    .innerJoin('product', 'product.id', 'product_id')
    .innerJoin('picture', 'hash', 'picture_hash')
    .select(['product.id', 'title', 'hash', 'width'])
    .orderBy('product.id')
    .executeTakeFirstOrThrow()
  const master = path.join(folder, 'masters', row.hash)
  const { doctor } = await doctorShop('SQLite')
  return { db, pictures, ...row, master, ...examine({ ...doctor.shop, db, pictures }) }
}

describe.each(databases)('pictures, on %s', kind => {
  it('are ill when a file is gone, and restored from the widest copy', async () => {
    const { pictures, hash, width, master, title, look, codes, fix } = await shop(kind)
    expect(await codes('pictures')).toEqual([])
    await pictures.find({ hash, width: 320, format: 'webp' })
    await rm(master)
    expect(await look('pictures')).toEqual([
      {
        ...{ code: 'pictures-missing', count: 1, names: expect.arrayContaining([title]) },
        product: expect.any(Number),
      },
    ])
    expect(await fix('restore-pictures')).toEqual({ count: 1 })
    expect(await codes('pictures')).toEqual([])
    expect(width).toBeGreaterThan(320)
    expect(await pictures.find({ hash, width: 320, format: 'avif' })).toBeDefined()
  })

  it('are ill when an empty file has no copy, and well after an upload', async () => {
    const { pictures, master, codes, fix } = await shop(kind)
    const original = await readFile(master)
    await truncate(master)
    expect(await codes('pictures')).toEqual(['pictures-lost'])
    expect(await fix('restore-pictures')).toEqual({ count: 0 })
    await pictures.save(original)
    expect(await codes('pictures')).toEqual([])
  })

  it('are ill when a file to download is gone or cut, and well after an upload', async () => {
    const { db, pictures, codes, look } = await shop(kind)
    const { hash } = await db.selectFrom('file').select('hash').executeTakeFirstOrThrow()
    const stored = pictures.downloadFile(hash)
    const original = await readFile(stored)
    await truncate(stored, 100)
    expect(await codes('pictures')).toEqual(['files-lost'])
    await rm(stored)
    expect(await look('pictures')).toEqual([
      { code: 'files-lost', count: 1, names: [expect.any(String)], product: expect.any(Number) },
    ])
    await pictures.saveDownload(original)
    expect(await codes('pictures')).toEqual([])
  })

  it('warns of products without a picture and pictures without a description', async () => {
    const { db, id, look, codes } = await shop(kind)
    const rows = await db.selectFrom('product_picture').selectAll().where('product_id', '=', id).execute()
    await db.deleteFrom('product_picture').where('product_id', '=', id).execute()
    expect(await look('pictures')).toEqual([{ code: 'products-without-picture', count: 1 }])
    await db
      .insertInto('product_picture')
      .values(rows.map(row => ({ ...row, alt: '' })))
      .execute()
    expect(await look('pictures')).toEqual([{ code: 'alt-texts-missing', count: 1 }])
    await db.updateTable('product_picture').set({ decorative: 1 }).where('product_id', '=', id).execute()
    expect(await codes('pictures')).toEqual([])
  })
})

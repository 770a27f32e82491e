import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '#test/databases.ts'
import { emailPictureWidth, parsePictureName, swatchPictureUrl } from './picture.ts'
import { PictureFiles } from './picture-files.server.ts'
import { writeFileAtomically } from './write-file-atomically.server.ts'

const now = new Date('2026-11-22T12:00:00.000Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 60 * 60 * 1000)
const red = { width: 100, height: 100, channels: 3, background: '#ff0000' } as const
const picture = sharp({ create: red }).png().toBuffer()

describe('picture files', () => {
  it('deletes only temporary files of killed processes', async () => {
    const folder = await temporaryFolder()
    const files = new PictureFiles(folder)
    const { hash } = await files.save(await picture)
    await files.find({ hash, width: 100, format: 'webp' })
    const aged = async (name: string, hours: number) => {
      await writeFile(path.join(folder, name), 'half')
      await utimes(path.join(folder, name), hoursAgo(hours), hoursAgo(hours))
    }
    await utimes(path.join(folder, 'masters', hash), hoursAgo(99), hoursAgo(99))
    await aged(`masters/${hash}.${randomUUID()}`, 2)
    await aged(`made/${hash}-100.avif.${randomUUID()}`, 2)
    const fresh = `${hash}-100.avif.${randomUUID()}`
    await aged(`made/${fresh}`, 0.5)
    await aged('made/README.md', 99)
    await files.deleteUnfinished(now)
    expect(await readdir(path.join(folder, 'masters'))).toEqual([hash])
    expect((await readdir(path.join(folder, 'made'))).sort()).toEqual(
      [`${hash}-100.webp`, fresh, 'README.md'].sort(),
    )
  })

  it('makes JPEGs for emails in one small width, on white', async () => {
    const files = new PictureFiles(await temporaryFolder())
    const clear = { width: 300, height: 400, channels: 4, background: '#0000' } as const
    const { hash } = await files.save(await sharp({ create: clear }).png().toBuffer())
    const file = await files.find({ hash, width: emailPictureWidth, format: 'jpeg' })
    const made = sharp(file)
    expect(await made.metadata()).toMatchObject({ format: 'jpeg', width: 144, height: 192 })
    expect((await made.raw().toBuffer()).every(value => value > 250)).toBe(true)
    expect(await files.find({ hash, width: 300, format: 'jpeg' })).toBeUndefined()
    expect(await files.find({ hash, width: emailPictureWidth, format: 'webp' })).toBeUndefined()
  })

  it('makes small pictures for swatches', async () => {
    const files = new PictureFiles(await temporaryFolder())
    const { hash } = await files.save(
      await sharp({ create: { ...red, width: 300 } })
        .png()
        .toBuffer(),
    )
    const { width, format } = parsePictureName(swatchPictureUrl(hash).replace('/i/', ''))!
    expect(await sharp(await files.find({ hash, width, format })).metadata()).toMatchObject({
      ...{ format: 'webp', width },
    })
    expect(await files.find({ hash, width, format: 'avif' })).toBeUndefined()
  })

  it('encodes what anyone may have sent, upright, without metadata, and under a name of its owner', async () => {
    const folder = await temporaryFolder()
    const files = new PictureFiles(folder)
    const sent = await sharp({ create: { ...red, width: 300 } })
      .withMetadata({ orientation: 6, exif: { IFD3: { GPSLatitude: '52/1 30/1 0/1' } } })
      .jpeg()
      .toBuffer()
    const saved = (await files.saveEncoded(sent, 'Ada'))!
    expect(saved).toMatchObject({ width: 100, height: 300 })
    const master = await readFile(path.join(folder, 'masters', saved.hash))
    const { format, exif, orientation } = await sharp(master).metadata()
    expect([format, exif, orientation]).toEqual(['webp', undefined, undefined])
    expect(await files.saveEncoded(sent, 'Ada')).toEqual(saved)
    expect((await files.saveEncoded(sent, 'Bea'))!.hash).not.toBe(saved.hash)
    expect(await files.saveEncoded(sent.subarray(0, 400), 'Ada')).toBeUndefined()
    expect(await readdir(path.join(folder, 'masters'))).toHaveLength(2)
  })

  it('tolerates a missing folder', async () => {
    await new PictureFiles(path.join(await temporaryFolder(), 'none')).deleteUnfinished(now)
  })

  it('leaves nothing behind when a file cannot be written', async () => {
    const folder = await temporaryFolder()
    // A folder that is not empty is in the way of the file.
    await mkdir(path.join(folder, 'picture', 'x'), { recursive: true })
    await expect(writeFileAtomically(path.join(folder, 'picture'), new Uint8Array(8))).rejects.toThrow()
    expect(await readdir(folder)).toEqual(['picture'])
  })
})

import { chmodSync, chownSync, mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '#test/databases.ts'
import { restrictFileAccess } from './private-files.ts'

/** A data folder of older versions: everybody may read it. */
async function openFolder(): Promise<string> {
  const before = process.umask(0o022)
  onTestFinished(() => void process.umask(before))
  const folder = path.join(await temporaryFolder(), 'data')
  mkdirSync(path.join(folder, 'pictures', 'made'), { recursive: true })
  mkdirSync(path.join(folder, 'uploads'))
  for (const name of ['tote.sqlite', 'tote.sqlite-wal', 'secret-key', 'pictures/made/one.webp'])
    writeFileSync(path.join(folder, name), '')
  return folder
}

const modesIn = (folder: string, ...names: string[]) =>
  names.map(name => (statSync(path.join(folder, name)).mode & 0o777).toString(8))

describe('a data folder that others may read', () => {
  it('is closed together with the shop’s files, old and new', async () => {
    const folder = await openFolder()
    expect(modesIn(folder, '', 'pictures/made', 'pictures/made/one.webp')).toEqual(['755', '755', '644'])
    restrictFileAccess(folder)
    writeFileSync(path.join(folder, 'tote.sqlite-shm'), '')
    mkdirSync(path.join(folder, 'invoices'))
    expect(modesIn(folder, '', 'pictures', 'pictures/made', 'invoices', 'uploads')).toEqual(
      Array(5).fill('700'),
    )
    const files = [
      'tote.sqlite',
      'tote.sqlite-wal',
      'tote.sqlite-shm',
      'secret-key',
      'pictures/made/one.webp',
    ]
    expect(modesIn(folder, ...files)).toEqual(Array(5).fill('600'))
  })

  it('stays open while it contains other files, which are not changed', async () => {
    const folder = await openFolder()
    writeFileSync(path.join(folder, 'tote.sqlite.old'), '')
    restrictFileAccess(folder)
    expect(modesIn(folder, '', 'tote.sqlite.old', 'tote.sqlite', 'pictures')).toEqual([
      '755',
      '644',
      '600',
      '700',
    ])
  })

  it('is closed without changing what its links point to', async () => {
    const folder = await openFolder()
    const elsewhere = path.join(folder, '..', 'elsewhere.webp')
    writeFileSync(elsewhere, '')
    symlinkSync(elsewhere, path.join(folder, 'pictures', 'made', 'two.webp'))
    restrictFileAccess(folder)
    expect(modesIn(folder, '../elsewhere.webp', 'pictures/made', '')).toEqual(['644', '700', '700'])
  })

  it.runIf(process.getuid?.() === 0)('is closed without changing another user’s files', async () => {
    const folder = await openFolder()
    const file = path.join(folder, 'pictures', 'made', 'one.webp')
    chownSync(file, 65534, 65534)
    chmodSync(file, 0o664)
    restrictFileAccess(folder)
    expect(modesIn(folder, 'pictures/made/one.webp', 'pictures/made')).toEqual(['664', '700'])
  })
})

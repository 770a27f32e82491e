import { describe, expect, it } from 'vitest'
import { databases } from '#test/databases.ts'
import { editShop } from '../edit-shop.fixture.ts'
import { fileField } from '../product-values.ts'
import { addProductFiles } from './add-product-files.server.ts'

const [a, b] = ['a'.repeat(24), 'b'.repeat(24)] as const

describe.each(databases)('files of a product, on %s', kind => {
  async function shopWithFiles() {
    const shop = await editShop(kind)
    const files = [
      { hash: a, bytes: 10, name: 'Manual.PDF' },
      { hash: b, bytes: 20, name: 'Data' },
    ]
    const add = () => addProductFiles(shop.db, shop.origin(), shop.id, files)
    await add()
    const list = async () => (await shop.read()).files.map(({ kind, name }) => `${kind} ${name}`)
    return { ...shop, add, list, shown: await shop.read() }
  }

  it('are added behind the others, once, and the same file again changes nothing', async () => {
    const { add, list, undoLast } = await shopWithFiles()
    expect(await list()).toEqual(['manual Manual', 'manual Data'])
    expect(await add()).toEqual({ ok: true, changeSet: null })
    await undoLast()
    expect(await list()).toEqual([])
  })

  it('are renamed, reordered and removed by the form, and undone', async () => {
    const { shown, save, list, undoLast } = await shopWithFiles()
    const base = shown.values
    const typed = { [fileField('file_name', b)]: 'Measures', [fileField('file_kind', b)]: 'data-sheet' }
    expect(await save({ ...typed, files: `${b} ${a}` }, { base })).toMatchObject({ ok: true })
    expect(await list()).toEqual(['data-sheet Measures', 'manual Manual'])
    expect(await save({ files: b }, { base: { ...base, ...typed, files: `${b} ${a}` } })).toMatchObject({
      ok: true,
    })
    expect(await list()).toEqual(['data-sheet Measures'])
    await undoLast()
    expect(await list()).toEqual(['data-sheet Measures', 'manual Manual'])
  })

  it('need a name and a known kind', async () => {
    const { shown, save } = await shopWithFiles()
    const typed = { [fileField('file_name', a)]: '', [fileField('file_kind', b)]: 'virus' }
    expect(await save(typed, { base: shown.values })).toMatchObject({
      ok: false,
      errors: { [`file_name-${a}`]: { code: 'missing' }, [`file_kind-${b}`]: { code: 'not-a-choice' } },
    })
  })

  it('are 20 at most', async () => {
    const { db, origin, id } = await shopWithFiles()
    const more = Array.from({ length: 19 }, (_, at) => ({
      hash: `${at}`.padStart(24, '0'),
      bytes: 1,
      name: 'x',
    }))
    expect(await addProductFiles(db, origin(), id, more)).toEqual({ ok: false, reason: 'too-many' })
    expect(await addProductFiles(db, origin(), id, more.slice(1))).toMatchObject({ ok: true })
  })
})

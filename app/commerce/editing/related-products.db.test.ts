import { expect, it } from 'vitest'
import { databases } from '#test/databases.ts'
import { editShop } from './products/edit-shop.fixture.ts'

it.each(databases)(
  'keeps the order of related products, refuses unknown ones, and is undone, on %s',
  async kind => {
    const { save, read, undoLast } = await editShop(kind)
    const related = async () => (await read()).values.related
    expect(await save({ related: 'zip-pouch, canvas-tote, zip-pouch' })).toMatchObject({ ok: true })
    expect(await related()).toBe('zip-pouch, canvas-tote')
    const base = (await read()).values
    expect(await save({ related: 'canvas-tote, zip-pouch' }, { base })).toMatchObject({ ok: true })
    expect(await related()).toBe('canvas-tote, zip-pouch')
    await undoLast()
    expect(await related()).toBe('zip-pouch, canvas-tote')
    expect(await save({ related: 'nothing' }, { base })).toMatchObject({
      ok: false,
      errors: { related: { code: 'unknown', params: { item: 'nothing' } } },
    })
  },
)

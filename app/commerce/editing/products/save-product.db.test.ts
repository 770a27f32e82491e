import { describe, expect, it } from 'vitest'
import { databases } from '#test/databases.ts'
import { editShop } from './edit-shop.fixture.ts'
import { saveProduct } from './save-product.server.ts'

const barcodes = ['4006381333931', '9780201379600', '40170725']

describe.each(databases)('saving a product, on %s', kind => {
  it('writes fields, cells, stock and pictures in one change set, which undo takes back', async () => {
    const { shown, read, save, undoLast } = await editShop(kind)
    const [one, two] = shown.variants
    const [first, second, ...rest] = shown.values.pictures!.split(' ')
    const saved = await save({
      title: 'Crew neck tee',
      tags: 'cotton, summer',
      seo_title: 'Crew neck tee for summer',
      [`price-${one!.id}`]: '46',
      [`compare_at_price-${one!.id}`]: '52.00',
      [`barcode-${two!.id}`]: barcodes[0]!,
      [`weight-${two!.id}`]: '151',
      [`stock-${one!.id}`]: String(one!.available + 12),
      pictures: [second, first, ...rest].join(' '),
      [`focal-${first}`]: '52 40',
    })
    expect(saved).toEqual({ ok: true, changeSet: expect.any(Number) })
    const { values } = await read()
    expect(values).toEqual({
      ...shown.values,
      title: 'Crew neck tee',
      tags: 'cotton, summer',
      seo_title: 'Crew neck tee for summer',
      [`price-${one!.id}`]: '46.00',
      [`compare_at_price-${one!.id}`]: '52.00',
      [`barcode-${two!.id}`]: barcodes[0]!,
      [`weight-${two!.id}`]: '151',
      [`stock-${one!.id}`]: String(one!.available + 12),
      pictures: [second, first, ...rest].join(' '),
      [`focal-${first}`]: '52 40',
    })
    expect(await undoLast()).toMatchObject({ ok: true, skipped: [] })
    expect((await read()).values).toEqual(shown.values)
  })

  it('does nothing when nothing was changed', async () => {
    const { save } = await editShop(kind)
    expect(await save({})).toEqual({ ok: true, changeSet: null })
  })

  it('keeps what somebody else saved meanwhile, and asks about what both changed', async () => {
    const { shown, read, save } = await editShop(kind)
    const [one, two] = shown.variants
    const field = `price-${one!.id}`
    await save({ title: 'Hers', [field]: '40.00', [`price-${two!.id}`]: '41.00' })
    const mine = { badge: 'Mine', [field]: '46.00' }
    const conflict = { field, base: shown.values[field], mine: '46.00', theirs: '40.00' }
    expect(await save(mine)).toMatchObject({ ok: false, reason: 'conflict', conflicts: [conflict] })
    expect((await read()).values.badge).toBe('')
    const base = { ...shown.values, [field]: '40.00' }
    expect(await save(mine, { base })).toMatchObject({ ok: true })
    expect((await read()).values).toMatchObject({ title: 'Hers', ...mine, [`price-${two!.id}`]: '41.00' })
  })

  it('adds the difference to stock that orders took from meanwhile', async () => {
    const { db, shown, read, save } = await editShop(kind)
    const one = shown.variants.find(({ available }) => available > 4)!
    const field = `stock-${one.id}`
    const take = (quantity: number) =>
      db
        .updateTable('variant')
        .set(({ eb }) => ({ available: eb('available', '-', quantity) }))
        .where('id', '=', one.id)
        .execute()
    await take(2)
    expect(await save({ [field]: String(one.available + 10) }, { stockReason: 'received' })).toMatchObject({
      ok: true,
    })
    expect((await read()).values[field]).toBe(String(one.available + 8))
    const [movement] = await db
      .selectFrom('stock_movement')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(1)
      .execute()
    expect(movement).toMatchObject({ sku: one.sku, quantity: 10, reason: 'received', actor_name: 'Grace' })
    expect(await save({ [field]: '-1' })).toMatchObject({
      errors: { [field]: { code: 'not-a-whole-number' } },
    })
    await take(one.available + 8)
    expect(await save({ [field]: '0' })).toMatchObject({ errors: { [field]: { code: 'below-zero' } } })
  })

  it('is done once for a form that is sent twice', async () => {
    const { shown, read, save } = await editShop(kind)
    const [one] = shown.variants
    const field = `stock-${one!.id}`
    const sent = { [field]: String(one!.available + 5) }
    const first = await save(sent, { more: { key: 'pressed twice' } })
    expect(await save(sent, { more: { key: 'pressed twice' } })).toEqual(first)
    expect((await read()).values[field]).toBe(sent[field])
  })

  it('lets two variants swap their barcodes', async () => {
    const { shown, read, save } = await editShop(kind)
    const [one, two] = shown.variants
    const fields = [`barcode-${one!.id}`, `barcode-${two!.id}`] as const
    await save({ [fields[0]]: barcodes[0]!, [fields[1]]: barcodes[1]! })
    const { values } = await read()
    const swapped = { [fields[0]]: barcodes[1]!, [fields[1]]: barcodes[0]! }
    expect(await save(swapped, { base: values })).toMatchObject({ ok: true })
    expect((await read()).values).toMatchObject(swapped)
  })

  it('shows every wrong field and cell at once, and saves none', async () => {
    const { shown, read, save } = await editShop(kind)
    const [one, two, three, four] = shown.variants
    const [picture] = shown.values.pictures!.split(' ')
    const saved = await save({
      title: '',
      slug: 'water-pot',
      brand: 'no-such-brand',
      visibility: 'tomorrow',
      [`price-${one!.id}`]: 'much',
      [`compare_at_price-${two!.id}`]: '1',
      [`barcode-${one!.id}`]: '123',
      [`barcode-${three!.id}`]: barcodes[2]!,
      [`barcode-${four!.id}`]: barcodes[2]!,
      [`alt-${picture}`]: '',
    })
    expect(saved).toMatchObject({
      ok: false,
      errors: {
        title: { code: 'missing' },
        visibility: { code: 'not-a-time' },
        [`price-${one!.id}`]: { code: 'not-an-amount' },
        [`barcode-${one!.id}`]: { code: 'invalid-barcode' },
        [`compare_at_price-${two!.id}`]: { code: 'below-price' },
        [`barcode-${four!.id}`]: { code: 'taken' },
        [`alt-${picture}`]: { code: 'missing' },
      },
    })
    expect(await save({ slug: 'water-pot' })).toMatchObject({
      errors: { slug: { code: 'taken', params: { suggestion: 'water-pot-2' } } },
    })
    expect((await read()).values).toEqual(shown.values)
  })

  it('hides a product, and shows it again now or at a time', async () => {
    const { save, product } = await editShop(kind)
    await save({ visibility: 'draft' })
    expect(await product('product')).toMatchObject({ published_at: null, publish_at: null })
    const draft = { base: { visibility: 'draft' } }
    await save({ visibility: '2026-12-01T09:00:00+01:00' }, draft)
    expect(await product('product')).toMatchObject({ publish_at: '2026-12-01T08:00:00.000Z' })
    const scheduled = { base: { visibility: '2026-12-01T08:00:00.000Z' } }
    await save({ visibility: 'published' }, scheduled)
    expect(await product('product')).toMatchObject({
      published_at: '2026-11-21T12:00:00.000Z',
      publish_at: null,
    })
  })

  it('takes pictures off the product, and the others move up', async () => {
    const { shown, read, save, undoLast } = await editShop(kind)
    const keys = shown.values.pictures!.split(' ')
    await save({ pictures: keys.slice(2).join(' ') })
    expect((await read()).values.pictures).toBe(keys.slice(2).join(' '))
    await undoLast()
    expect((await read()).values).toEqual(shown.values)
  })

  it('refuses a product that is gone', async () => {
    const { db, origin, edit, id, shown } = await editShop(kind)
    await edit(edit => edit.remove('product', { id }))
    const sent = { base: shown.values, mine: { title: 'Late' }, stockReason: 'correction' } as const
    expect(await saveProduct(db, { ...origin(), key: 'gone' }, { id, ...sent })).toEqual({
      ok: false,
      reason: 'not-found',
    })
  })
})

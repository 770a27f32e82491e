import { expect, it } from 'vitest'
import { databases } from '#test/databases.ts'
import { namedStaff } from '../../values/actor.fixture.ts'
import { findChangeAuthor } from '../changes/history/change-author-store.server.ts'
import { editShop } from './edit-shop.fixture.ts'
import { rowOfProductField } from './row-of-product-field.ts'
import { saveProduct } from './save-product.server.ts'

it.each(databases)('finds who changed each field of a product last, on %s', async kind => {
  const { db, id, shown, read, origin } = await editShop(kind)
  const [one, two] = shown.variants
  const picture = shown.values.pictures!.split(' ')[0]!
  const saveAs = async (name: string, mine: Record<string, string>) => {
    const { values: base } = await read()
    const form = { id, base, mine: { ...base, ...mine }, stockReason: 'correction' as const }
    const saved = await saveProduct(db, { ...origin(), actor: namedStaff(name), key: name }, form)
    expect(saved).toMatchObject({ ok: true, changeSet: expect.any(Number) })
  }
  await saveAs('Ann', { title: 'Tee', [`price-${one!.id}`]: '40.00', [`price-${two!.id}`]: '41.00' })
  await saveAs('Bea', { [`price-${two!.id}`]: '42.00', tags: 'summer' })
  await saveAs('Cem', { [`alt-${picture}`]: 'A tee' })
  const fields = ['title', `price-${one!.id}`, `price-${two!.id}`, 'tags', `alt-${picture}`, 'categories']
  const names: (string | undefined)[] = []
  for (const field of fields) names.push((await findChangeAuthor(db, ...rowOfProductField(id, field)))?.name)
  expect(names).toEqual(['Ann', 'Ann', 'Bea', 'Bea', 'Cem', undefined])
})

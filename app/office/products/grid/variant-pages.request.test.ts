import { expect, it } from 'vitest'
import { createProduct } from '#commerce/editing/products/create-product.server.ts'
import { readProductEdit } from '#commerce/editing/products/read-product-edit.server.ts'
import { namedStaff } from '#commerce/values/actor.fixture.ts'
import { formsOf } from '#test/attack/requests/page-forms.ts'
import { builtShop } from '#test/built-shop.ts'
import { officeRequests } from '#web/staff/office-requests.fixture.ts'

const shop = builtShop()
const { open, post } = officeRequests(shop, 'editor')

async function addPoster() {
  const origin = { actor: namedStaff('Ada'), reason: '', cause: 'form', now: new Date() } as const
  const values = Array.from({ length: 150 }, (_, at) => `Motif ${at + 1}`).join(',')
  const created = await createProduct(shop.db, origin, {
    ...{ title: 'Poster', price: 4400, categories: [], values: [], newValues: {}, hexes: {}, places: {} },
    newOption: { name: 'Motif', kind: 'list', isOwn: true, values },
  })
  return (created as { id: number }).id
}

it('has pages of 100 variants without JavaScript, and takes cells of all pages at once', async () => {
  const id = await addPoster()
  const path = `/office/products/${id}`
  const read = async () => (await readProductEdit(shop.db, id))!
  const { variants, values } = await read()
  const [first, last] = [variants[0]!.id, variants[149]!.id]
  const { html } = await open(`${path}?variants=2`)
  const { fields } = formsOf(html, path).find(({ fields }) => fields.some(([name]) => name === 'shown'))!
  const page = Object.fromEntries(fields)
  expect(page).not.toHaveProperty(`price-${first}`)
  expect(page[`price-${last}`]).toBe('44.00')
  await post(`${path}?variants=2`, { ...page, [`price-${last}`]: '45' })

  // As the sheet sends them, with what they showed when it was opened.
  const cells = variants.flatMap(({ id }) => [`price-${id}`, `stock-${id}`])
  const { status } = await post(path, {
    ...Object.fromEntries(cells.map(field => [field, field.startsWith('stock') ? '7' : '44.00'])),
    ...{ stock_reason: 'correction', publication: 'draft', key: page.key!.replace(/^./, 'x') },
    shown: JSON.stringify(Object.fromEntries(cells.map(field => [field, values[field]!]))),
  })
  expect(status).toBe(303)
  const saved = (await read()).values
  expect([saved[`price-${last}`], saved[`stock-${first}`], saved[`stock-${last}`]]).toEqual([
    '45.00',
    '7',
    '7',
  ])
})

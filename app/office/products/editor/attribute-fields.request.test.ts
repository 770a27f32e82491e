import { expect, it } from 'vitest'
import { readProductEdit } from '#commerce/editing/products/read-product-edit.server.ts'
import { formsOf } from '#test/attack/requests/page-forms.ts'
import { builtShop } from '#test/built-shop.ts'
import { officeRequests } from '#web/staff/office-requests.fixture.ts'

const shop = builtShop()
const { open, post } = officeRequests(shop, 'editor')

it('saves attributes of categories that are ticked with them, and of no others', async () => {
  const { id } = await shop.db
    .selectFrom('product')
    .select('id')
    .where('slug', '=', 'basic-crew-neck-tee-black')
    .executeTakeFirstOrThrow()
  const path = `/office/products/${id}`
  const save = async (categories: string, capacity?: string) => {
    const { html } = await open(path)
    const { fields } = formsOf(html, path).find(({ fields }) => fields.some(([name]) => name === 'shown'))!
    const others = fields.filter(([name]) => name !== 'categories')
    const typed = { ...Object.fromEntries(others), ...(capacity && { 'attribute-capacity': capacity }) }
    expect((await post(path, { ...typed, categories })).status).toBe(303)
    return (await readProductEdit(shop.db, id))!.values['attribute-capacity']
  }
  expect(await save('category-1', '20')).toBe('')
  expect(await save('category-1, category-2', '20')).toBe('20')
  expect(await save('category-1')).toBe('20')
})

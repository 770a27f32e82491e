import { expect, it } from 'vitest'
import { productEditorMessages } from '#messages/office/product-editor.ts'
import { builtShop } from '#test/built-shop.ts'
import { officeRequests } from '#web/staff/office-requests.fixture.ts'

const shop = builtShop()
const { open } = officeRequests(shop, 'editor')

it('says when nobody in the EU is responsible for a product from outside it', async () => {
  const { id } = await shop.db
    .selectFrom('product')
    .select('id')
    .where('slug', '=', 'gooseneck-kettle')
    .executeTakeFirstOrThrow()
  const warns = async () =>
    (await open(`/office/products/${id}`)).html.includes(productEditorMessages.lacksResponsible)
  expect(await warns()).toBe(false)
  await shop.db.updateTable('product').set({ responsible_id: null }).where('id', '=', id).execute()
  expect(await warns()).toBe(true)
  // Without a manufacturer of its own, it takes both from its brand.
  const own = { manufacturer_id: null, brand_id: 6 }
  await shop.db.updateTable('product').set(own).where('id', '=', id).execute()
  expect(await warns()).toBe(false)
})

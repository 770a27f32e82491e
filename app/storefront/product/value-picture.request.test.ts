import { expect, it } from 'vitest'
import { recordParam } from '#office/records/record-paths.ts'
import { formsOf } from '#test/attack/requests/page-forms.ts'
import { builtShop } from '#test/built-shop.ts'
import { htmlBetween, loadHtml } from '#test/html.ts'
import { officeRequests } from '#web/staff/office-requests.fixture.ts'

const shop = builtShop()
const { open, post } = officeRequests(shop, 'editor')

const swatches = async () =>
  htmlBetween(await loadHtml(shop, '/productDetails'), '<legend>Color', '</fieldset>')

it('shows the picture of a value instead of its color, and the color again without it', async () => {
  const { id, hex } = await shop.db
    .selectFrom('option_value')
    .select(['id', 'hex'])
    .where('slug', '=', 'clay')
    .executeTakeFirstOrThrow()
  const { picture_hash: picture } = await shop.db
    .selectFrom('product_picture')
    .select('picture_hash')
    .where('value_id', '=', id)
    .executeTakeFirstOrThrow()
  const before = await swatches()
  expect(before).toContain(`fill="${hex}"`)
  expect(before).not.toContain('<img')

  const path = `/office/catalog/option-values/${recordParam(['color', 'clay'])}`
  const { html } = await open(path)
  const { fields } = formsOf(html, path).find(({ fields }) => fields.some(([name]) => name === 'shown'))!
  const { status, notice } = await post(path, { ...Object.fromEntries(fields), picture })
  expect(status).toBe(303)
  await expect.poll(swatches).toContain(`src="/i/${picture}-320.webp"`)
  const after = await swatches()
  expect(after).not.toContain(`fill="${hex}"`)
  expect(after).toContain('aria-label="Clay"')

  await post(`/office/changes/${notice!.changeSet}/undo`, { returnTo: '/office' })
  await expect.poll(swatches).toBe(before)
})

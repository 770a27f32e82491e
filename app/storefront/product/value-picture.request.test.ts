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
const filters = async () => htmlBetween(await loadHtml(shop, '/Shop'), '<legend>Shop by Color', '</fieldset>')
const cards = async () => htmlBetween(await loadHtml(shop, '/Shop?q=product'), '<h2', '<footer')
const comparison = async () =>
  htmlBetween(await loadHtml(shop, '/compare?products=product,water-pot'), '<table', '</table>')

it('shows the picture of a value instead of a color wherever it is a swatch, and the color again after undo', async () => {
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
  const places = [swatches, filters, cards, comparison]
  const before = await Promise.all(places.map(place => place()))
  for (const html of before) expect(html).toContain(`fill="${hex}"`)

  const path = `/office/catalog/option-values/${recordParam(['color', 'clay'])}`
  const { html } = await open(path)
  const { fields } = formsOf(html, path).find(({ fields }) => fields.some(([name]) => name === 'shown'))!
  const { status, notice } = await post(path, { ...Object.fromEntries(fields), hex: '', picture })
  expect(status).toBe(303)
  await expect.poll(swatches).toContain(`src="/i/${picture}-96.webp"`)
  const after = await Promise.all(places.map(place => place()))
  for (const html of after) {
    expect(html).toContain(`src="/i/${picture}-96.webp"`)
    expect(html).not.toContain(`fill="${hex}"`)
  }
  expect(after[0]).toContain('aria-label="Clay"')
  expect((await open('/office/catalog/option-values')).html).toContain(`src="/i/${picture}-96.webp"`)

  await post(`/office/changes/${notice!.changeSet}/undo`, { returnTo: '/office' })
  await expect.poll(swatches).toBe(before[0])
  expect(await Promise.all(places.map(place => place()))).toEqual(before)
})

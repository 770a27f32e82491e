import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { builtShop } from '#test/built-shop.ts'
import { elementTexts } from '#test/html.ts'
import { liftedRates } from '#test/lifted-rates.ts'
import { officeCookie } from '#web/staff/office-cookie.fixture.ts'

const shop = builtShop({ rates: liftedRates })
let editor = ''
let colleague = ''

beforeAll(async () => {
  editor = await officeCookie(shop, 'editor', { name: 'Grace' })
  colleague = await officeCookie(shop, 'editor', { name: 'Ada' })
})

beforeEach(async () => {
  await shop.db.updateTable('variant').set({ compare_at_price: null }).execute()
  for (const [slug, price] of [
    ['school-bag', 14_000],
    ['water-pot', 8000],
  ] as const)
    await shop.db
      .updateTable('variant')
      .set({ price })
      .where('product_id', '=', await idOf(slug))
      .execute()
})

async function idOf(slug: string): Promise<number> {
  const row = await shop.db
    .selectFrom('product')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow()
  return row.id
}

const priceOf = async (slug: string) =>
  (
    await shop.db
      .selectFrom('variant')
      .select('price')
      .where('product_id', '=', await idOf(slug))
      .executeTakeFirstOrThrow()
  ).price

async function read(target: string, cookie = editor) {
  const response = await shop.fetch(target, { headers: { cookie } })
  return { status: response.status, html: (await response.text()).replaceAll('<!-- -->', '') }
}

async function send(path: string, fields: Record<string, string | string[]> = {}, cookie = editor) {
  const body = new URLSearchParams()
  for (const [name, values] of Object.entries(fields))
    for (const value of [values].flat()) body.append(name, value)
  const headers = { cookie, origin: shop.origin }
  const response = await shop.fetch(path, { method: 'POST', body, headers })
  const set = response.headers.getSetCookie().find(line => line.startsWith('office-notice='))
  const value = set?.slice('office-notice='.length).split(';')[0]
  const notice = value ? JSON.parse(Buffer.from(value, 'base64url').toString()) : undefined
  const html = (await response.text()).replaceAll('<!-- -->', '')
  return { status: response.status, to: response.headers.get('location') ?? '', notice, html }
}

/** Selects both products and previews a price rule; returns the path of the preview. */
async function previewPrices(rule: Record<string, string> = {}, returnTo = '/office/products?q=a') {
  const pick = [String(await idOf('school-bag')), String(await idOf('water-pot'))]
  const started = await send('/office/products/bulk', { returnTo, pick, kind: 'price' })
  const lowered = { change: 'lower-percent', value: '10', rounding: 'exact', compareAt: 'keep', ...rule }
  return (await send(started.to, lowered)).to
}

describe('changing many products', () => {
  it('shows every difference and saves nothing until it is told to', async () => {
    const preview = await previewPrices({ value: '12.5', rounding: 'ninety-five' })
    const { status, html } = await read(preview)
    expect(status).toBe(200)
    const cells = elementTexts(html, 'td')
    expect(cells).toEqual(
      expect.arrayContaining(['$140.00', '$122.95', '−$17.05', '$80.00', '$69.95', '−$10.05']),
    )
    expect(html).toContain('2 prices go down by $10.05 to $17.05.')
    expect(elementTexts(html, 'button').some(text => text.startsWith('Change 2 prices'))).toBe(true)
    expect(await priceOf('school-bag')).toBe(14_000)
  })

  it('saves with one button, leads back to the list, and can be undone', async () => {
    const saved = await send(`${await previewPrices()}/save`)
    expect(saved).toMatchObject({ status: 303, to: '/office/products?q=a' })
    expect(saved.notice).toEqual({ text: '2 prices lowered by 10%.', changeSet: expect.any(Number) })
    expect(await priceOf('school-bag')).toBe(12_600)
    const { html } = await read(`/office/changes/${saved.notice.changeSet}`)
    expect(html).toContain('2 prices lowered by 10%')
    const undone = await send(`/office/changes/${saved.notice.changeSet}/undo`, {
      returnTo: '/office/products',
    })
    expect(undone.notice.text).toBe('Undone: 2 prices lowered by 10%')
    expect(await priceOf('school-bag')).toBe(14_000)
  })

  it('names the product that somebody changed after the preview, and leaves it alone', async () => {
    const preview = await previewPrices()
    await shop.db
      .updateTable('variant')
      .set({ price: 100 })
      .where('product_id', '=', await idOf('water-pot'))
      .execute()
    const { notice } = await send(`${preview}/save`)
    expect(notice.text).toBe(
      '1 price lowered by 10%. Left out, because somebody changed them meanwhile: Water Pot.',
    )
    expect(await priceOf('water-pot')).toBe(100)
    expect(await priceOf('school-bag')).toBe(12_600)
  })

  it('names products on sale that get even cheaper, and leaves them out on demand', async () => {
    await shop.db
      .updateTable('variant')
      .set({ compare_at_price: 20_000 })
      .where('product_id', '=', await idOf('school-bag'))
      .execute()
    const preview = await previewPrices()
    expect((await read(preview)).html).toContain('is already 30% off and would be 37% off.')
    const fewer = await send(preview, { leave: String(await idOf('school-bag')) })
    const { html } = await read(fewer.to)
    expect(html).not.toContain('School Bag')
    expect(html).toContain('Change 1 price')
    expect((await send(preview, { leaveWarned: 'yes' })).status).toBe(303)
  })

  it('keeps what was typed beside the error of a field', async () => {
    const preview = await previewPrices()
    const refused = await send(preview, { change: 'lower-percent', value: 'ten' })
    expect(refused.status).toBe(422)
    expect(refused.html).toContain('Enter a percentage, such as 10.')
    expect(refused.html).toContain('value="ten"')
    expect((await send(preview, { change: 'lower-percent', value: '101' })).html).toContain('at most 100%')
    expect((await send(preview, { change: 'set', value: '-1' })).html).toContain('Enter an amount')
    expect((await send(preview, { change: 'none', compareAt: 'keep' })).status).toBe(422)
  })

  it('changes all that match the list', async () => {
    const returnTo = '/office/products?q=bag'
    const started = await send('/office/products/bulk', { returnTo, all: 'yes', kind: 'tag' })
    const tagged = await send(started.to, { change: 'add', tag: 'travel' })
    const { notice } = await send(`${tagged.to}/save`)
    expect(notice.text).toMatch(/^Tagged \d+ products “travel”\.$/)
    const { html } = await read('/office/products?tag=travel')
    expect(html).toContain('School Bag')
    expect(html).not.toContain('Water Pot')
    const { to } = await send(started.to, { change: 'add', tag: ' ' })
    expect(to).toBe('')
  })

  it('moves products to a category, and schedules only drafts', async () => {
    const preview = await previewPrices()
    const category = (await send(preview, { kind: 'category' })).to
    expect((await send(category, { change: 'move', category: 'no-such' })).status).toBe(422)
    const moved = await send(category, { change: 'move', category: 'category-1' })
    expect((await send(`${moved.to}/save`)).notice.text).toBe('Moved 2 products to Category 1.')
    const publish = (await send(preview, { kind: 'publish' })).to
    expect((await send(publish, { change: 'schedule', at: '2020-01-01T09:00' })).html).toContain('to come')
    const scheduled = await read((await send(publish, { change: 'schedule', at: '2099-01-01T09:00' })).to)
    expect(scheduled.html).toContain('published already')
    expect(scheduled.html).toContain('Nothing would change.')
    const hidden = await send(publish, { change: 'unpublish' })
    const { notice } = await send(`${hidden.to}/save`)
    expect(notice.text).toBe('Unpublished 2 products.')
    await send(`/office/changes/${notice.changeSet}/undo`)
  })

  it('gives and takes values of attributes', async () => {
    const chosen = (await send(await previewPrices(), { kind: 'attribute' })).to
    expect((await read(chosen)).html).toContain('<option value="material/oak">Material: Oak</option>')
    const give = async (fields: Record<string, string>) => {
      const preview = (await send(chosen, fields)).to
      const cells = elementTexts((await read(preview)).html, 'td').filter(text => /[+−→]/.test(text))
      return [...cells, (await send(`${preview}/save`)).notice.text]
    }
    expect(await give({ change: 'set', fact: 'material/oak' })).toEqual([
      ...['− Stoneware, + Oak', '− Cotton canvas, − Leather, + Oak', 'Gave 2 products “Material: Oak”.'],
    ])
    expect(await give({ change: 'add', fact: 'material/steel' })).toEqual([
      ...['+ Steel', '+ Steel', 'Gave 2 products “Material: Steel”.'],
    ])
    expect(await give({ change: 'set', fact: 'material/steel' })).toEqual([
      ...['− Oak', '− Oak', 'Gave 2 products “Material: Steel”.'],
    ])
    await give({ change: 'set', fact: 'capacity', value: '1,5' })
    expect(await give({ change: 'set', fact: 'capacity', value: '2' })).toEqual([
      ...['1.5 L → 2 L', '1.5 L → 2 L', 'Gave 2 products “Capacity: 2\u00a0L”.'],
    ])
    expect(await give({ change: 'remove', fact: 'capacity', value: '' })).toEqual([
      ...['− 2 L', '− 2 L', 'Took “Capacity” from 2 products.'],
    ])
    for (const [fields, error] of [
      [{ change: 'set', fact: 'never' }, 'Choose an attribute.'],
      [{ change: 'set', fact: 'capacity', value: '' }, 'Enter a value.'],
      [{ change: 'set', fact: 'capacity', value: 'big' }, 'number'],
      [{ change: 'set', fact: 'material/never' }, 'never: Nothing has that name.'],
    ] as const) {
      const refused = await send(chosen, fields)
      expect(refused.status).toBe(422)
      expect(refused.html).toContain(error)
    }
  })

  it('sets a tax class once the shop has one', async () => {
    const button = 'value="tax-class"'
    expect((await read('/office/products')).html).not.toContain(button)
    await shop.db.insertInto('tax_class').values({ name: 'Books & maps', removed_at: null }).execute()
    expect((await read('/office/products')).html).toContain(button)
    const chosen = (await send(await previewPrices(), { kind: 'tax-class' })).to
    expect((await send(chosen, { taxClass: 'Fish' })).html).toContain('Choose a tax class.')
    const preview = (await send(chosen, { taxClass: 'Books & maps' })).to
    const { html } = await read(preview)
    expect(html).toContain('New orders of 2 products will be taxed by the rates of “Books &amp; maps”.')
    expect(elementTexts(html, 'td').filter(text => text === 'Books & maps')).toHaveLength(2)
    const { notice } = await send(`${preview}/save`)
    expect(notice.text).toBe('Taxed 2 products by the rates of “Books & maps”.')
    const back = (await send(chosen, { taxClass: '' })).to
    expect((await send(`${back}/save`)).notice.text).toBe('Taxed 2 products by the standard rates.')
  })

  it('sets cost, customs and makers, by the same rules as the form of a product', async () => {
    const chosen = (await send(await previewPrices(), { kind: 'field' })).to
    expect((await send(chosen, { field: 'hs_code', value: '42x' })).html).toContain('id="bulk-value-note"')
    const cost = (await send(chosen, { field: 'cost', value: '12.50' })).to
    expect((await read(cost)).html).toContain('2 products will get “Cost: $12.50”.')
    expect((await send(`${cost}/save`)).notice.text).toBe('Gave 2 products “Cost: $12.50”.')
    const origin = (await send(chosen, { field: 'origin_country', country: 'PT', value: '7' })).to
    expect(elementTexts((await read(origin)).html, 'td')).toContain('– → Portugal')
    const none = (await send(chosen, { field: 'cost', value: '' })).to
    expect((await send(`${none}/save`)).notice.text).toBe('Took “Cost” from 2 products.')
    expect((await send(chosen, { field: 'manufacturer', company: 'Nobody' })).html).toContain(
      'Choose a company.',
    )
  })

  it('asks to select something first', async () => {
    const { notice } = await send('/office/products/bulk', { kind: 'price' })
    expect(notice.text).toBe('Select products first.')
  })

  it('shows a preview to nobody else, and leads back to the list', async () => {
    const preview = await previewPrices()
    expect(await read(preview, colleague)).toMatchObject({ status: 303 })
    expect(await send(`${preview}/save`, {}, colleague)).toMatchObject({ to: '/office/products' })
    expect(await priceOf('school-bag')).toBe(14_000)
  })
})

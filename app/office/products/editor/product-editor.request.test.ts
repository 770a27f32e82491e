import { describe, expect, it } from 'vitest'
import { readProductEdit } from '#commerce/editing/products/read-product-edit.server.ts'
import type { Role } from '#commerce/people/staff/role.ts'
import { builtShop } from '#test/built-shop.ts'
import { officeCookie } from '#web/staff/office-cookie.fixture.ts'

const shop = builtShop()
const cookies = new Map<Role, Promise<string>>()
const cookieOf = (role: Role) => cookies.get(role) ?? cookies.set(role, officeCookie(shop, role)).get(role)!

async function open(path: string, role: Role = 'editor') {
  const response = await shop.fetch(path, { headers: { cookie: await cookieOf(role) } })
  return { status: response.status, html: await response.text() }
}

type Fields = Record<string, string | string[]>

async function post(path: string, fields: Fields, role: Role = 'editor') {
  const body = new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => [value].flat().map(text => [name, text])),
  )
  const headers = { cookie: await cookieOf(role), origin: shop.origin }
  const response = await shop.fetch(path, { method: 'POST', headers, body })
  return { status: response.status, to: response.headers.get('location') ?? '', html: await response.text() }
}

const unescaped = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&')

/** The fields that a browser without JavaScript sends. */
async function formOf(path: string): Promise<Record<string, string | string[]>> {
  const { html } = await open(path)
  const fields: Record<string, string | string[]> = { stock_reason: 'correction' }
  for (const [tag] of html.matchAll(/<input [^>]*>/g)) {
    const attribute = (name: string) => unescaped(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '')
    const isChosen = !/type="(?:checkbox|radio)"/.test(tag) || tag.includes(' checked=""')
    if (!isChosen || / form="/.test(tag) || attribute('name') === '') continue
    const known = fields[attribute('name')]
    fields[attribute('name')] = known === undefined ? attribute('value') : [known, attribute('value')].flat()
  }
  for (const [, name, value] of html.matchAll(/<textarea [^>]*name="([^"]*)"[^>]*>([^<]*)<\/textarea>/g))
    fields[name!] = unescaped(value!)
  for (const [, name, options] of html.matchAll(/<select [^>]*name="([^"]*)"[^>]*>(.*?)<\/select>/g)) {
    const chosen = /<option [^>]*value="([^"]*)"[^>]*selected/.exec(options!)
    if (chosen) fields[name!] = unescaped(chosen[1]!)
  }
  return fields
}

const newProduct = (title: string): Fields => ({
  title,
  startPrice: '44',
  categories: ['category-1'],
  values: ['color/black', 'color/clay', 'color/sage', 'size/s', 'size/m', 'size/lg', 'size/xl'],
})

async function added(title: string) {
  const { to } = await post('/office/products/new', newProduct(title))
  const id = Number(/\/office\/products\/(\d+)$/.exec(to)![1])
  const read = async () => (await readProductEdit(shop.db, id))!
  return { id, path: `/office/products/${id}`, read }
}

describe('the editor of a product', () => {
  it('adds a draft with 12 variants and opens it', async () => {
    const { path, read } = await added('Rain Jacket')
    const { variants, values } = await read()
    expect([variants.length, values.visibility, values.slug]).toEqual([12, 'draft', 'rain-jacket'])
    const { html } = await open(path)
    expect(html).toContain('RAIN-JACKET-CLAY-XL')
    expect((await shop.fetch('/productDetails/rain-jacket')).status).toBe(404)
  })

  it('refuses a new product without a name or a price, and says so at the field', async () => {
    const { status, html } = await post('/office/products/new', { ...newProduct(''), startPrice: 'much' })
    expect(status).toBe(422)
    expect(html).toContain('Please fill this in.')
    expect(html).toContain('Enter an amount, like 12.00.')
  })

  it('saves fields, cells and visibility of a plain form, and publishes', async () => {
    const { path, read } = await added('Rain Boots')
    const [one, two] = (await read()).variants
    const sent = { ...(await formOf(path)), title: 'Rain boots', publication: 'now' }
    const cells = {
      [`price-${one!.id}`]: '46.50',
      [`stock-${one!.id}`]: '7',
      [`barcode-${two!.id}`]: '40170725',
    }
    expect(await post(path, { ...sent, ...cells, tags: 'rain, boots' })).toMatchObject({
      status: 303,
      to: path,
    })
    const { values } = await read()
    expect(values).toMatchObject({
      title: 'Rain boots',
      tags: 'boots, rain',
      visibility: 'published',
      ...cells,
    })
    expect(values.categories).toBe('category-1')
    expect((await shop.fetch('/productDetails/rain-boots')).status).toBe(200)
  })

  it('asks for the tax class once the shop has one', async () => {
    const { path, read } = await added('Taxed Bag')
    expect((await open(path)).html).not.toContain('name="tax_class"')
    await shop.db.insertInto('tax_class').values({ name: 'Reduced', removed_at: null }).execute()
    const form = await formOf(path)
    expect(form.tax_class).toBe('')
    const unknown = await post(path, { ...form, tax_class: 'Fish' })
    expect(unknown.status).toBe(422)
    expect(unknown.html).toContain('aria-invalid="true" aria-describedby="tax_class-note"')
    expect((await post(path, { ...form, tax_class: 'Reduced' })).status).toBe(303)
    expect((await read()).values.tax_class).toBe('Reduced')
    expect((await formOf(path)).tax_class).toBe('Reduced')
  })

  it('shows what is wrong beside what was typed, and saves nothing', async () => {
    const { path, read } = await added('Rain Coat')
    const before = (await read()).values
    const [one] = (await read()).variants
    const sent = { ...(await formOf(path)), title: 'Typed', [`price-${one!.id}`]: 'much' }
    const { status, html } = await post(path, sent)
    expect(status).toBe(422)
    expect(html).toContain('Enter an amount, like 12.00.')
    expect(html).toContain('value="Typed"')
    expect(html).toContain('value="much"')
    expect((await read()).values).toEqual(before)
  })

  it('publishes from a time in the shop’s time zone', async () => {
    const { path, read } = await added('Rain Cap')
    const sent = { ...(await formOf(path)), publication: 'scheduled' }
    expect((await post(path, { ...sent, publication_at: '' })).status).toBe(422)
    await post(path, { ...sent, publication_at: '2030-01-02T09:00' })
    expect((await read()).values.visibility).toBe('2030-01-02T14:00:00.000Z')
  })

  it('leaves a time that nobody touched as it was stored', async () => {
    const { path, read } = await added('Rain Boots')
    const publish_at = '2030-11-03T06:30:30.000Z'
    await shop.db.updateTable('product').set({ publish_at }).where('title', '=', 'Rain Boots').execute()
    await post(path, { ...(await formOf(path)), title: 'Rain Boot' })
    expect((await read()).values).toMatchObject({ title: 'Rain Boot', visibility: publish_at })
  })

  it('changes options, but not with a position that isn’t one, and keeps the rest', async () => {
    const { path, read } = await added('Rain Poncho')
    const wrong = await post(`${path}/options`, { values: ['color/black'], 'place-2': 'first' })
    expect(wrong.html).toContain('Enter a whole number from 1 to 9999.')
    const chosen = { values: ['color/black', 'size/s', 'size/m'], 'new-2': 'XXS' }
    expect(await post(`${path}/options`, chosen)).toMatchObject({ status: 303, to: path })
    expect((await read()).variants.map(({ values }) => values[1]?.name).toSorted()).toEqual(['M', 'S', 'XXS'])
  })

  it('shows what an option change removes before it is saved', async () => {
    const { path, read } = await added('Rain Gloves')
    const [one] = (await read()).variants.filter(({ values }) => values[0]?.slug === 'clay')
    await post(path, { ...(await formOf(path)), [`stock-${one!.id}`]: '7' })
    const values = ['color/black', 'color/sage', 'size/s', 'size/m', 'size/lg', 'size/xl']
    const chosen = { values, 'new-2': 'XXS' }
    const { status, html } = await post(`${path}/options`, { ...chosen, preview: 'yes' })
    expect(status).toBe(200)
    expect(html).toContain('10 variants instead of 12: 2 added, 4 removed.')
    expect(html).toContain('Removed: Clay, S')
    expect(html).toContain('Their stock goes with them: 7 units.')
    expect(html).toContain('value="XXS"')
    expect((await read()).variants).toHaveLength(12)
  })

  it('leaves a combination out, and offers to make it again', async () => {
    const { path, read } = await added('Rain Scarf')
    const { variants } = await read()
    const one = variants.find(({ values }) => values[0]?.slug === 'clay')!
    const values = newProduct('').values!
    await post(`${path}/options`, { values, leaveOut: String(one.id) })
    expect((await open(`${path}/options`)).html).toContain('Not made: Clay, S.')
    await post(`${path}/options`, { values, makeMissing: 'yes' })
    expect((await read()).variants).toHaveLength(variants.length)
  })

  it('redirects a former address, and shows search engines its own texts', async () => {
    const { path } = await added('Rain Socks')
    const seo = { seo_title: 'Socks for rain', seo_description: 'They stay dry.' }
    await post(path, { ...(await formOf(path)), slug: 'dry-socks', publication: 'now', ...seo })
    const former = await shop.fetch('/productDetails/rain-socks?color=clay', { redirect: 'manual' })
    expect([former.status, former.headers.get('location')]).toEqual([
      301,
      '/productDetails/dry-socks?color=clay',
    ])
    const page = await (await shop.fetch('/productDetails/dry-socks')).text()
    expect(page).toMatch(
      /<title>Socks for rain · [^<]+<\/title><meta name="description" content="They stay dry."/,
    )
    const { html } = await open(path)
    expect(html).toContain(
      '<span>/productDetails/<!-- -->dry-socks</span><b>Socks for rain</b><p>They stay dry.</p>',
    )
  })

  it('copies the product, and opens the copy', async () => {
    const { path } = await added('Rain Tie')
    expect((await open(path)).html).toContain(`action="${path}/duplicate"`)
    const { status, to } = await post(`${path}/duplicate`, {})
    expect([status, to === path]).toEqual([303, false])
    const { html } = await open(to)
    expect(html).toContain('value="Copy of Rain Tie"')
    expect(html).toContain('RAIN-TIE-COPY-CLAY-XL')
    expect((await post('/office/products/999999/duplicate', {})).status).toBe(404)
  })

  it('removes the product, and restores it from its page', async () => {
    const { id, path } = await added('Rain Belt')
    const pick = String(id)
    const removed = await post('/office/products/remove', { pick, returnTo: '/office/products' })
    expect(removed.to).toBe('/office/products')
    const gone = await shop.fetch(path, { headers: { cookie: await cookieOf('editor') }, redirect: 'manual' })
    expect([gone.status, gone.headers.get('location')]).toEqual([302, `${path}/removed`])
    expect((await open(`${path}/removed`)).html).toContain('Restore product')
    expect((await post('/office/products/restore', { pick, returnTo: path })).to).toBe(path)
    expect((await open(path)).html).toContain('RAIN-BELT-CLAY-XL')
    expect((await open(`${path}/removed`)).status).toBe(404)
  })

  it('adds pictures, and refuses other files', async () => {
    const { path, read } = await added('Rain Bag')
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    )
    const upload = async (bytes: Uint8Array<ArrayBuffer>) => {
      const body = new FormData()
      body.append('pictures', new Blob([bytes], { type: 'image/png' }), 'one.png')
      const headers = { cookie: await cookieOf('editor'), origin: shop.origin }
      return (await shop.fetch(`${path}/pictures`, { method: 'POST', headers, body })).status
    }
    expect(await upload(new Uint8Array(png))).toBe(303)
    expect((await read()).pictures).toHaveLength(1)
    expect(await upload(new TextEncoder().encode('no picture'))).toBe(303)
    expect((await read()).pictures).toHaveLength(1)
    expect((await open(path)).html).toContain('No alt text')
    const texts = { 'alt-1': 'A bag', 'focal_x-1': '40', 'focal_y-1': '' }
    const wrong = await post(path, { ...(await formOf(path)), ...texts, 'focal_x-1': '400' })
    expect(wrong.html).toContain('Enter 100 or less.')
    await post(path, { ...(await formOf(path)), ...texts })
    expect((await read()).pictures[0]).toMatchObject({ alt: 'A bag', focal_x: 40, focal_y: 50 })
  })

  it('is for those who may edit products, and a 404 for products that aren’t there', async () => {
    const { path } = await added('Rain Pants')
    expect((await open(path, 'packer')).status).toBe(403)
    expect((await post(path, {}, 'packer')).status).toBe(403)
    for (const id of ['0', '999999999', 'x']) expect((await open(`/office/products/${id}`)).status).toBe(404)
  })
})

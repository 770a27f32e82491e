import { describe, expect, it } from 'vitest'
import { databases } from '#test/databases.ts'
import { compensations } from './compensations/compensations.server.ts'
import { removeTag } from './merging/merge-records.server.ts'
import { changeProducts } from './products/list-actions/change-products.server.ts'
import { recordShop } from './record-shop.fixture.ts'

describe.each(databases)('what names a record by its slug, on %s', kind => {
  async function linkedShop() {
    const shop = await recordShop(kind)
    const link = (label: string, href: string) => shop.add('menu-items', { menu: 'footer', label, href })
    const unlink = (label: string) => shop.db.deleteFrom('menu_item').where('label', '=', label).execute()
    const linked = (name: string) => ({
      ok: false,
      errors: { '': { code: 'linked', params: { linkedFrom: [{ name }] } } },
    })
    return { ...shop, link, unlink, linked }
  }

  it.each([
    ['categories', { slug: 'sale-bags', name: 'Sale bags' }, '/Shop/sale-bags?stock=in'],
    ['categories', { slug: 'sale-bags', name: 'Sale bags' }, '/Shop?category=Sale-bags'],
    ['brands', { slug: 'acme', name: 'Acme' }, '/brands/acme'],
    ['brands', { slug: 'acme', name: 'Acme' }, '/Shop/bags?sort=newest&brand=acme#top'],
    ['option-values', { option: 'color', slug: 'ink', name: 'Ink', hex: '#101010' }, '/shop?color=ink'],
    ['option-values', { option: 'size', slug: 'eu-99', name: '99' }, '/shop?size=eu-99'],
    ['collections', { slug: 'gifts', title: 'Gifts' }, '/collections/Gifts/'],
    ['journal-entries', { slug: 'wool', title: 'Wool', body: 'Warm.' }, '/journal/wool'],
  ])('keeps one of the %s from being removed: %o by %s', async (subject, typed, href) => {
    const { add, remove, link, unlink, linked } = await linkedShop()
    expect(await add(subject, typed)).toMatchObject({ ok: true })
    await link('Here', href)
    await link('Elsewhere', `${href.split(typed.slug)[0]}${typed.slug}-2`)
    await link('Listing', '/Shop?sale=on')
    const key = 'option' in typed ? [typed.option, typed.slug] : [typed.slug]
    expect(await remove(subject, key)).toMatchObject(linked('Here'))
    await unlink('Here')
    expect(await remove(subject, key)).toMatchObject({ ok: true })
  })

  it('is a link in a text, too, by a filter of a listing', async () => {
    const { add, remove, linked } = await linkedShop()
    await add('brands', { slug: 'acme', name: 'Acme' })
    await add('pages', { slug: 'more', title: 'More', body: 'See [Acme](/Shop?brand=acme).' })
    expect(await remove('brands', ['acme'])).toMatchObject(linked('More'))
  })

  it('is the rule of a collection', async () => {
    const { db, origin, add, remove, edit } = await linkedShop()
    await add('brands', { slug: 'acme', name: 'Acme' })
    await add('categories', { slug: 'sale-bags', name: 'Sale bags' })
    await add('collections', { slug: 'one', title: 'One', rule: 'brand', rule_value: 'acme' })
    await add('collections', { slug: 'two', title: 'Two', rule: 'category', rule_value: 'sale-bags' })
    await add('collections', { slug: 'three', title: 'Three', rule: 'tag', rule_value: 'warm' })
    await edit(edit => edit.insertAll('product_tag', [{ product_id: 1, tag: 'warm' }]))
    const usedBy = (name: string) => ({
      ok: false,
      errors: { '': { code: 'in-use', params: { total: 1, uses: [{ table: 'collection', name }] } } },
    })
    expect(await remove('brands', ['acme'])).toMatchObject(usedBy('One'))
    expect(await remove('categories', ['sale-bags'])).toMatchObject(usedBy('Two'))
    const untag = () => removeTag(db, origin(), 'warm', compensations)
    expect(await untag()).toEqual({ ok: false, reason: 'in-use' })
    for (const slug of ['one', 'two', 'three']) await remove('collections', [slug])
    expect(await remove('brands', ['acme'])).toMatchObject({ ok: true })
    expect(await remove('categories', ['sale-bags'])).toMatchObject({ ok: true })
    expect(await untag()).toMatchObject({ ok: true })
  })

  it('keeps products that are removed together', async () => {
    const { db, origin, link, unlink, linked, remove } = await linkedShop()
    const [one, two] = await db
      .selectFrom('product')
      .select(['id', 'slug'])
      .where('slug', 'in', ['school-bag', 'steel-bottle'])
      .execute()
    await link('New', `/productDetails/${two!.slug}`)
    const removeBoth = () => changeProducts(db, origin(), [one!.id, two!.id], 'remove')
    expect(await removeBoth()).toMatchObject({ ok: false, reason: 'linked', linkedFrom: [{ name: 'New' }] })
    expect(await remove('products', [two!.slug])).toMatchObject(linked('New'))
    await unlink('New')
    expect(await removeBoth()).toMatchObject({ ok: true, changed: 2 })
  })

  it('is the shop itself, of a collection that it shows', async () => {
    const { remove } = await linkedShop()
    expect(await remove('collections', ['best-sellers'])).toMatchObject({
      ok: false,
      errors: { '': { code: 'own-collection' } },
    })
  })
})

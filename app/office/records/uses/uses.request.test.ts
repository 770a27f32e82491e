import { describe, expect, it } from 'vitest'
import { readChangeSets } from '#commerce/editing/changes/change-set-store.server.ts'
import { builtShop } from '#test/built-shop.ts'
import { officeRequests } from '#web/staff/office-requests.fixture.ts'
import { officeRecordKinds } from '../office-record-kinds.server.ts'
import { recordListPath } from '../record-paths.ts'

const shop = builtShop()
const { open, post } = officeRequests(shop, 'owner')

async function undoLast() {
  const [{ id } = { id: 0 }] = await readChangeSets(shop.db, 1)
  return post(`/office/changes/${id}/undo`, { returnTo: '/office' })
}

describe('uses of a record', () => {
  it.each(officeRecordKinds)('name what keeps them from being removed, with links: $path', async kind => {
    const list = recordListPath(kind)
    const { html: listed } = await open(list)
    const found = [...listed.matchAll(new RegExp(`href="(${list}/(?!new)[^"?#/]+)"`, 'g'))].map(
      ([, to]) => to!,
    )
    for (const path of new Set(found.slice(0, 2))) {
      const { html } = await open(path)
      const { to, notice } = await post(`${path}/remove`, {})
      if (to === list) {
        expect(html).not.toContain('id="kept"')
        await undoLast()
        continue
      }
      if (!/ It’s (used by|linked from) the /.test(notice?.text ?? '')) continue
      expect(html).toContain('id="kept"')
      const uses = /id="used-in"[\s\S]*?<\/section>/.exec(html)![0]
      const links = [...uses.matchAll(/href="([^"]*)"/g)].map(([, link]) => link!)
      expect(links.length).toBeGreaterThan(0)
      expect(links.length).toBeLessThanOrEqual(10)
      for (const link of links.slice(0, 3)) expect([link, (await open(link)).status]).toEqual([link, 200])
    }
  })

  it('name ten uses, and count the others', async () => {
    const { slug, total } = await shop.db
      .selectFrom('product_category')
      .innerJoin('category', 'category.id', 'category_id')
      .select(({ fn }) => ['slug', fn.countAll<number>().as('total')])
      .groupBy('slug')
      .orderBy('total', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    const { html } = await open(`/office/catalog/categories/${slug}`)
    const uses = /id="used-in"[\s\S]*?<\/section>/.exec(html)![0]
    expect(uses.match(/href=/g)).toHaveLength(10)
    expect(uses).toContain(`and ${Number(total) - 10} more`)
    const reason = /id="kept".*?<\/p>/.exec(html)![0].replaceAll(/<.*?>/g, '')
    expect(reason).toMatch(
      new RegExp(
        `It can’t be removed while the products (“[^”]+”, ){4}and ${Number(total) - 4} more use it\\.$`,
      ),
    )
  })

  it('of a product and a tag are on their pages, too, with links', async () => {
    const { id, slug } = await shop.db
      .selectFrom('product')
      .select(['id', 'slug'])
      .where('removed_at', 'is', null)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    await shop.db.insertInto('product_tag').values({ product_id: id, tag: 'kept-tag' }).execute()
    await post('/office/content/menus/new', {
      menu: 'footer',
      label: 'Kept',
      href: `/productDetails/${slug}`,
    })
    const rule = { rule: 'tag', rule_value: 'kept-tag', max_products: '' }
    await post('/office/catalog/collections/new', { slug: 'kept', title: 'Kept', ...rule })
    const product = `/office/products/${id}`
    const tag = '/office/catalog/merge/tags?from=kept-tag'
    const isKept = async (path: string, by: string) => {
      const { html } = await open(path)
      expect(/id="kept".*?<\/p>/.exec(html)?.[0].replaceAll(/<.*?>/g, '')).toContain(by)
      const uses = /id="used-in"[\s\S]*?<\/section>/.exec(html)![0]
      const [, link] = /href="([^"]*)"/.exec(uses)!
      expect((await open(link!)).status).toBe(200)
    }
    await isKept(product, 'It can’t be removed while the footer (“Kept”) links here.')
    await isKept(tag, 'It can’t be removed while the collection “Kept” uses it.')
    const refused = await post('/office/products/remove', { pick: String(id), returnTo: product })
    expect(refused).toMatchObject({
      to: product,
      notice: { text: 'Nothing was removed: the footer (“Kept”) leads there. Change that link first.' },
    })
    expect(await post('/office/catalog/tags/remove', { tag: 'kept-tag' })).toMatchObject({
      to: tag,
      notice: { text: 'A collection shows the products with this tag. Change its rule first.' },
    })
  })
})

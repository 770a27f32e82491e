import { describe, expect, it } from 'vitest'
import { endDemo } from '#commerce/content/end-demo.server.ts'
import { commandLineActor } from '#commerce/values/actor.ts'
import { builtShop } from '#test/built-shop.ts'

const notice = /<header[^>]*><p class="demo-notice">This is a demo shop\. Orders aren’t real\.<\/p>/g
const pages = ['/', '/Shop', '/productDetails', '/cart', '/checkout', '/wish-list', '/withdrawal', '/about']

describe('a demo shop', () => {
  const shop = builtShop()
  const loadPage = async (address: string) => (await shop.fetch(address)).text()

  it.each([...pages, '/nowhere'])('shows its notice above the header of %s', async address => {
    expect((await loadPage(address)).match(notice)).toHaveLength(1)
  })

  it('shows its notice when a page fails', async () => {
    await shop.db.schema.alterTable('product_tag').renameTo('product_tag_gone').execute()
    const response = await shop.fetch('/productDetails/school-bag')
    await shop.db.schema.alterTable('product_tag_gone').renameTo('product_tag').execute()
    expect(response.status).toBe(500)
    expect((await response.text()).match(notice)).toHaveLength(1)
  })

  it('has no notice after the merchant ends the demo', async () => {
    await endDemo(shop.db, { actor: commandLineActor, now: new Date() })
    await expect.poll(() => loadPage('/about')).not.toContain('demo-notice')
    expect(await loadPage('/cart')).not.toContain('demo shop')
  })
})

describe('an empty shop', () => {
  const shop = builtShop({ firstOpening: 'empty' })

  it.each(['/', '/cart'])('has no notice on %s', async address => {
    expect(await (await shop.fetch(address)).text()).not.toContain('demo-notice')
  })
})

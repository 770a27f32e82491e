import { describe, expect, it } from 'vitest'
import { builtShop } from '../../../test/built-shop.ts'
import { endDemo } from '../../commerce/content/demo-store.server.ts'

const notice = /<header><p class="demo-notice">This is a demo shop\. Orders aren(?:'|&#x27;)t real\.<\/p>/g
const pages = ['/', '/Shop', '/productDetails', '/cart', '/checkout', '/wishList', '/withdrawal', '/about']

describe('a demo shop', () => {
  const shop = builtShop()
  const textOf = async (address: string) => (await shop.ask(address)).text()

  it.each([...pages, '/nowhere'])('says so above the header of %s', async address => {
    expect((await textOf(address)).match(notice)).toHaveLength(1)
  })

  it('says so when a page fails', async () => {
    await shop.db.schema.alterTable('product_tag').renameTo('product_tag_gone').execute()
    const answer = await shop.ask('/productDetails/school-bag')
    await shop.db.schema.alterTable('product_tag_gone').renameTo('product_tag').execute()
    expect(answer.status).toBe(500)
    expect((await answer.text()).match(notice)).toHaveLength(1)
  })

  it('says no more when its merchant has ended the demo', async () => {
    await endDemo(shop.db)
    await expect.poll(() => textOf('/about')).not.toContain('demo-notice')
    expect(await textOf('/cart')).not.toContain('demo shop')
  })
})

describe('an empty shop', () => {
  const shop = builtShop({ firstOpening: 'empty' })

  it.each(['/', '/cart'])('says nothing of a demo on %s', async address => {
    expect(await (await shop.ask(address)).text()).not.toContain('demo-notice')
  })
})

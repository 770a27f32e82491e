import { afterAll, describe, expect, it } from 'vitest'
import { builtShop } from '#test/built-shop.ts'
import { demoCopy } from '#test/databases.ts'
import { blackTeeSku } from '#test/demo-skus.ts'
import { shopBrowser } from '#test/shop-browser.ts'

const address = await demoCopy('PostgreSQL', afterAll)
const boundless = { burst: 1e6, perSecond: 1 }
const rates = { visitor: { burst: 3, perSecond: 0.01 }, newcomer: boundless }

describe('two processes of a shop on PostgreSQL', () => {
  const one = builtShop({ ...address, rates })
  const two = builtShop({ ...address, rates })

  it('share the limits of forms', async () => {
    const fields = { sku: blackTeeSku, quantity: '1' }
    const first = shopBrowser(one)
    const second = shopBrowser(two)
    // The first form makes the newcomer a visitor.
    expect((await first.send('/cart/add', fields)).status).toBe(303)
    for (const [name, value] of first.cookies) second.cookies.set(name, value)
    const statuses = []
    for (const { send } of [first, second, first, second, first])
      statuses.push((await send('/cart/add', fields)).status)
    expect(statuses).toEqual([303, 303, 303, 429, 429])
  })
})

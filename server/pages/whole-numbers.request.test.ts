import { describe, expect, it } from 'vitest'
import { deliverOrder, packOrder } from '#commerce/orders/fulfillment/fulfill-order.server.ts'
import { shipOrder } from '#commerce/orders/fulfillment/ship-order.server.ts'
import { readOrderById } from '#commerce/orders/order-store.server.ts'
import { placeSampleOrder } from '#commerce/orders/sample-order.fixture.ts'
import { recordTransfer } from '#commerce/payments/record-transfer.server.ts'
import { commandLineActor } from '#commerce/values/actor.ts'
import { checkoutShopper } from '#storefront/checkout/checkout.fixture.ts'
import { builtShop } from '#test/built-shop.ts'
import { waterPotSku as sku } from '#test/demo-skus.ts'
import { notWholeNumbers, spellingsOfOne, unreadableNumbers } from '#test/not-whole-numbers.ts'
import { shopBrowser } from '#test/shop-browser.ts'

const boundless = { burst: 1e6, perSecond: 1 }
const shared = { visitor: boundless, address: boundless }
const shop = builtShop({
  rates: { visitor: boundless, newcomer: boundless, orders: shared, emails: shared, lookups: shared },
})

/** Texts that `Number` reads as the same number, but that are not plain digits. */
const respelled = (number: number) => [
  `${number}e0`,
  `0x${number.toString(16)}`,
  ` ${number}`,
  `+${number}`,
  `${number}.0`,
]

describe('only whole numbers are accepted', () => {
  it('for quantities in the cart', async () => {
    const { send, fetch } = shopBrowser(shop)
    expect((await send('/cart/add', { sku, quantity: '1' })).status).toBe(303)
    for (const quantity of spellingsOfOne)
      expect([quantity, (await send('/cart/change', { sku, quantity })).status]).toEqual([quantity, 303])
    for (const quantity of unreadableNumbers)
      for (const path of ['/cart/add', '/cart/change'])
        expect([quantity, (await send(path, { sku, quantity })).status]).toEqual([quantity, 400])
    for (const step of ['1e0', '0x1', '2', '+1', '1.0'])
      expect([step, (await send('/cart/change', { sku, quantity: '1', step })).status]).toEqual([step, 400])
    const cart = (await (await fetch('/cart/state')).json()) as { lines: { quantity: number }[] }
    expect(cart.lines.map(({ quantity }) => quantity)).toEqual([1])
  })

  it('for quantities of a return', async () => {
    const by = { actor: commandLineActor, now: new Date() }
    const placed = await placeSampleOrder(shop.db, [{ sku, quantity: 2 }], 'bank-transfer', by.now)
    await recordTransfer(shop.db, placed.id, { actor: commandLineActor, now: by.now })
    await packOrder(shop.db, placed, by)
    await shipOrder(shop.db, placed, { carrier: 'UPS', trackingNumber: '1', trackingUrl: null }, by)
    await deliverOrder(shop.db, placed, by)
    const order = (await readOrderById(shop.db, placed.id))!
    const line = order.lines[0]!.id
    const { send } = shopBrowser(shop)
    for (const [at, quantity] of unreadableNumbers.entries()) {
      const form = {
        key: `a-key-of-return-${at}`,
        reason: 'damaged',
        comment: '',
        [`quantity-${line}`]: quantity,
      }
      const response = await send(`/orders/${order.token}/return`, form)
      expect([quantity, response.status]).toEqual([quantity, 409])
    }
    expect(await shop.db.selectFrom('order_return').select('id').execute()).toEqual([])
    const none = { key: 'a-key-of-no-return', reason: 'damaged', comment: '', [`quantity-${line}`]: '' }
    expect(await (await send(`/orders/${order.token}/return`, none)).text()).toContain(
      'Choose how many items you’re returning.',
    )
  })

  it('for the delivery method and the totals at the checkout', async () => {
    const { place, form } = await checkoutShopper(shop, { [sku]: 1 })
    const { delivery, seenTotal, seenLines } = await form()
    for (const typed of respelled(Number(delivery)))
      expect((await place({ delivery: typed })).headers.get('location')).toMatch(/^\/checkout\?/)
    for (const typed of respelled(Number(seenTotal)))
      expect((await place({ seenTotal: typed })).status).toBe(400)
    for (const lines of [seenLines!.replace(',1,', ',1e0,'), seenLines!.replace(',1,', ', 1,')]) {
      expect(lines).not.toBe(seenLines)
      expect((await place({ seenLines: lines })).status).toBe(400)
    }
    expect((await place({ delivery: delivery! })).headers.get('location')).toMatch(/^\/orders\//)
  })

  it('in URLs', async () => {
    for (const typed of notWholeNumbers.filter(typed => !typed.includes('\n'))) {
      const value = encodeURIComponent(typed)
      const list = (await (await shop.fetch(`/products?limit=${value}&skip=${value}`)).json()) as object
      expect(list).toMatchObject({ limit: 30, skip: 0 })
      const page = await (await shop.fetch(`/productDetails/school-bag?quantity=3&step=${value}`)).text()
      if (typed !== '-1') expect([typed, / name="quantity"[^>]* value="3"/.test(page)]).toEqual([typed, true])
    }
  })
})

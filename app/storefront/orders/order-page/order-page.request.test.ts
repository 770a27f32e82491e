import { describe, expect, it } from 'vitest'
import { declareWithdrawal } from '#commerce/after-sale/withdrawals/declare-withdrawal.server.ts'
import { cancelOrder } from '#commerce/orders/cancellation/cancel-order.server.ts'
import { deliverOrder, packOrder } from '#commerce/orders/fulfillment/fulfill-order.server.ts'
import { shipOrder } from '#commerce/orders/fulfillment/ship-order.server.ts'
import type { Order } from '#commerce/orders/order.ts'
import { placeSampleOrder } from '#commerce/orders/sample-order.fixture.ts'
import { findInvoice } from '#commerce/payments/invoices/document-store.server.ts'
import { recordTransfer } from '#commerce/payments/record-transfer.server.ts'
import { commandLineActor } from '#commerce/values/actor.ts'
import { newToken } from '#commerce/values/random-token.server.ts'
import { builtShop } from '#test/built-shop.ts'
import { shopBrowser } from '#test/shop-browser.ts'

const day = 24 * 60 * 60 * 1000

describe('the order page', () => {
  const shop = builtShop({ smtpUrl: 'smtp://127.0.0.1:9' })
  const items = [
    { sku: 'TEE-BLK-01-S', quantity: 2 },
    { sku: 'POT-WHT-01', quantity: 1 },
  ]

  async function textOf({ token }: Order): Promise<string> {
    const html = await (await shopBrowser(shop).fetch(`/orders/${token}`)).text()
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    const main = /<main.*?<\/main>/s.exec(html)![0].replaceAll('<!-- -->', '')
    return main.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
  }

  async function shippedOrder(now: Date): Promise<Order> {
    const order = await placeSampleOrder(shop.db, items, 'bank-transfer', now)
    const by = { actor: commandLineActor, now }
    await recordTransfer(shop.db, order.id, { actor: commandLineActor, now })
    await packOrder(shop.db, order, by)
    await shipOrder(
      shop.db,
      order,
      { carrier: 'UPS', trackingNumber: '1Z', trackingUrl: 'https://ups.example' },
      by,
    )
    return order
  }

  it('shows how to pay by transfer, the items and the total', async () => {
    const order = await placeSampleOrder(shop.db, items, 'bank-transfer', new Date())
    const text = await textOf(order)
    expect(text).toContain(`Order ${order.number}`)
    expect(text).toMatch(new RegExp(`How to pay Amount \\$168\\.00 Reference ${order.number} Pay by`))
    expect(text).toContain('3 items')
    expect(text).toContain('Basic Crew Neck Tee Black, S 2 × $44.00 $88.00')
    expect(text).toContain('Total $168.00')
    expect(text).toContain('San Francisco, CA 94103')
    expect(text).toContain('Cancel this order')
    expect(text).toMatch(/^ Thank you, Ada Your confirmation for \S+ is in the demo inbox\./)
  })

  it('offers a withdrawal until the order is canceled', async () => {
    const order = await placeSampleOrder(shop.db, items, 'bank-transfer', new Date())
    expect(await textOf(order)).toContain('Withdraw from contract here')
    await cancelOrder(shop.db, order.id, { actor: commandLineActor, now: new Date() })
    expect(await textOf(order)).not.toContain('Withdraw from contract here')
  })

  it('stops showing the progress of a withdrawn order', async () => {
    const { number, email, token } = await shippedOrder(new Date())
    const order = { token } as Order
    expect(await textOf(order)).toMatch(/^ On its way, Ada .* Delivered , not yet /)
    const statement = { name: 'Ada', orderNumber: number, email, comment: '' }
    await declareWithdrawal(shop.db, statement, newToken(), new Date())
    const text = await textOf(order)
    expect(text).toMatch(/^ Withdrawn on /)
    expect(text).not.toContain('not yet')
  })

  it('leads to the online payment of an unpaid test order', async () => {
    const order = await placeSampleOrder(shop.db, items, 'test', new Date())
    const text = await textOf(order)
    expect(text).toContain('Test order')
    expect(text).toMatch(/\$168\.00 due We’re holding your order until .* at \d+:\d+ [AP]M E[SD]T\. Pay now/)
  })

  it('shows the history and the package of a shipped order', async () => {
    const text = await textOf(await shippedOrder(new Date()))
    expect(text).toContain('Package UPS 1Z Track package')
    expect(text).toMatch(/Order history Ordered .* Paid .* Packed .* On its way: UPS 1Z/)
    expect(text).not.toMatch(/Cancel this order|Start a return/)
  })

  it('offers returns until the last day, and warranty claims after it', async () => {
    const recent = await shippedOrder(new Date())
    await deliverOrder(shop.db, recent, { actor: commandLineActor, now: new Date() })
    expect(await textOf(recent)).toMatch(/Start a return Until .* Warranty|Warranty .* Start a return/)
    const past = new Date(Date.now() - 40 * day)
    const old = await shippedOrder(past)
    await deliverOrder(shop.db, old, { actor: commandLineActor, now: past })
    const text = await textOf(old)
    expect(text).toMatch(/Warranty until .* · Make a warranty claim/)
    expect(text).not.toContain('Start a return')
  })

  it('counts everything from the day that the shop’s clocks showed', async () => {
    const year = new Date().getFullYear() + 1
    const late = new Date(`${year}-11-28T03:16:00.000Z`)
    const order = await shippedOrder(late)
    await deliverOrder(shop.db, order, { actor: commandLineActor, now: late })
    const text = await textOf(order)
    expect(text).toContain(`Delivered November 27, ${year}`)
    expect(text).toContain(`Warranty until November 27, ${year + 2}`)
    expect(text).toContain(`Until December 27, ${year}`)
    for (const path of ['return', `claim/${order.lines[0]!.id}`]) {
      const html = await (await shopBrowser(shop).fetch(`/orders/${order.token}/${path}`)).text()
      expect(html).toMatch(/(December|November) 27, /)
      expect(html).not.toMatch(/(December|November) 28, /)
    }
    const invoice = await findInvoice(shop.db, order.id)
    expect(
      invoice!.content!.facts.map(({ value }) => value).filter(value => value.includes('November')),
    ).toEqual([...[`November 27, ${year}`, `November 27, ${year}`]])
  })
})

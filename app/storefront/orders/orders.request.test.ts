import { beforeAll, describe, expect, it } from 'vitest'
import { builtShop } from '../../../test/built-shop.ts'
import { shopBrowser } from '../../../test/shop-browser.ts'
import type { Order } from '../../commerce/orders/order.ts'
import { readOrderById } from '../../commerce/orders/order-store.server.ts'
import { deliverOrder, packOrder, shipOrder } from '../../commerce/orders/parcels/ship-order.server.ts'
import { placeSold } from '../../commerce/orders/parcels/sold-order.fixture.ts'
import { takeTransfer } from '../../commerce/payments/take-transfer.server.ts'
import { usualRates } from '../../web/rate-limit.server.ts'

describe('the page of an order', () => {
  const shop = builtShop()
  let mine: Order
  let other: Order

  async function delivered(): Promise<Order> {
    const now = new Date()
    const order = await placeSold(shop.db, [{ sku: 'POT-WHT-01', quantity: 2 }], 'bank-transfer', now)
    const by = { who: 'merchant', now }
    await takeTransfer(shop.db, order.id, now)
    await packOrder(shop.db, order, by)
    await shipOrder(shop.db, order, { carrier: 'UPS', trackingNumber: '1', trackingUrl: null }, by)
    await deliverOrder(shop.db, order, by)
    return (await readOrderById(shop.db, order.id))!
  }

  beforeAll(async () => {
    mine = await delivered()
    other = await delivered()
  })

  it('leaves no token in the log, in whatever way it is asked for', async () => {
    const { ask, send } = shopBrowser(shop)
    const before = shop.logged.length
    for (const path of ['', '.data', '/return', `/claim/${mine.lines[0]!.id}`, '/invoice', '/returns/R-1'])
      await ask(`/orders/${mine.token}${path}`)
    await send(`/orders/${mine.token}/cancel`, {})
    await ask(`/withdrawal/${mine.token}`)
    await expect.poll(() => shop.logged.length - before).toBeGreaterThanOrEqual(8)
    expect(JSON.stringify(shop.logged)).not.toContain(mine.token)
    expect(JSON.stringify(shop.logged)).toContain('/orders/…/return')
  })

  it('does nothing for another site, and nothing that is no form of the shop', async () => {
    const foreign = shopBrowser(shop, 'https://evil.example')
    // React Router itself refuses those that a page answers.
    for (const path of ['cancel', 'reorder', 'return', `claim/${mine.lines[0]!.id}`])
      expect([400, 403]).toContain((await foreign.send(`/orders/${mine.token}/${path}`, {})).status)
    const { send, ask } = shopBrowser(shop)
    expect((await ask(`/orders/${mine.token}/cancel`)).status).toBe(302)
    expect((await send(`/orders/${mine.token}/cancel`, { key: 'x' })).status).toBe(400)
    expect((await send(`/orders/${'A'.repeat(22)}/cancel`, {})).status).toBe(404)
    expect((await send(`/orders/${mine.token}/cancel`, {}, { 'content-type': 'text/plain' })).status).toBe(
      415,
    )
  })

  it('takes a form that is sent twice for one, and knows only its own lines and returns', async () => {
    const { ask, send } = shopBrowser(shop)
    const line = mine.lines[0]!.id
    const form = { key: 'a-key-of-this-return', reason: 'damaged', words: '', [`quantity-${line}`]: '1' }
    const twice = await Promise.all([1, 2].map(() => send(`/orders/${mine.token}/return`, form)))
    const [first, second] = twice.map(answer => answer.headers.get('location'))
    expect([first, twice[0]!.status]).toEqual([second, 303])
    expect((await ask(first!)).status).toBe(200)
    expect((await ask(first!.replace(mine.token, other.token))).status).toBe(404)
    const foreign = { key: 'a-key-of-another-one', reason: 'damaged', [`quantity-${line}`]: '1' }
    expect((await send(`/orders/${other.token}/return`, foreign)).status).toBe(409)
    const claim = { key: 'a-key-of-this-claim', words: 'The handle broke off.' }
    expect((await send(`/orders/${other.token}/claim/${line}`, claim)).status).toBe(404)
    expect((await ask(`/orders/${other.token}/claim/${line}`)).status).toBe(404)
    const rows = await shop.db.selectFrom('order_return').select('order_id').execute()
    expect(rows).toEqual([{ order_id: mine.id }])
    expect(await shop.db.selectFrom('warranty_claim').select('id').execute()).toEqual([])
  })

  it('keeps every choice of a return that was refused, under the same key', async () => {
    const order = await delivered()
    const line = order.lines[0]!.id
    const form = { key: 'a-key-of-one-return', reason: '', words: 'Too <wide>.', [`quantity-${line}`]: '2' }
    const refused = await shopBrowser(shop).send(`/orders/${order.token}/return`, form)
    const html = await refused.text()
    expect(refused.status).toBe(409)
    const select = new RegExp(`<select[^>]*name="quantity-${line}".*?</select>`, 's').exec(html)![0]
    expect(select.match(/<option[^>]*selected[^>]*>\d/g)).toEqual(['<option value="2" selected="">2'])
    expect(html).toMatch(/<textarea[^>]*>Too &lt;wide&gt;\.<\/textarea>/)
    expect(html).toContain('value="a-key-of-one-return"')
    const chosen = await shopBrowser(shop).send(`/orders/${order.token}/return`, {
      ...form,
      reason: 'damaged',
      [`quantity-${line}`]: '9',
    })
    expect(await chosen.text()).toContain('<option value="damaged" selected="">')
  })

  it('takes no return and no claim without the key that makes it one', async () => {
    const { send } = shopBrowser(shop)
    const line = other.lines[0]!.id
    const asked = { reason: 'damaged', words: '', [`quantity-${line}`]: '1' }
    expect((await send(`/orders/${other.token}/return`, asked)).status).toBe(400)
    const claim = { words: 'The handle broke off.' }
    expect((await send(`/orders/${other.token}/claim/${line}`, claim)).status).toBe(400)
    const kept = shop.db.selectFrom('order_return').select('id').where('order_id', '=', other.id)
    expect(await kept.execute()).toEqual([])
    expect(await shop.db.selectFrom('warranty_claim').select('id').execute()).toEqual([])
  })

  it('takes no returns and claims by the dozen from one network, and keeps what was typed', async () => {
    const { send } = shopBrowser(shop)
    const line = other.lines[0]!.id
    const [asking, claiming] = [`/orders/${other.token}/return`, `/orders/${other.token}/claim/${line}`]
    const [busy, quiet] = [{ 'x-forwarded-for': '198.51.100.7' }, { 'x-forwarded-for': '198.51.100.8' }]
    const asked = {
      key: 'a-key-of-a-late-return',
      reason: 'damaged',
      words: 'Too <wide>.',
      [`quantity-${line}`]: '2',
    }
    const claim = { key: 'a-key-of-a-late-claim', words: 'The <handle> broke off.' }
    for (let count = 0; count < usualRates.emails.address.burst; count++)
      await send(claiming, { key: `a-key-of-claim-${count}`, words: '' }, busy)
    for (const answer of [await send(asking, asked, busy), await send(claiming, claim, busy)]) {
      expect(answer.status).toBe(429)
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(answer.headers.get('referrer-policy')).toBe('same-origin')
      const html = await answer.text()
      expect(html).toMatch(/Too many attempts\. Try again in \d+ (second|minute)s?\./)
      expect(html).toMatch(/value="a-key-of-a-late-(return|claim)"/)
      expect(html).toMatch(/<textarea[^>]*>(Too &lt;wide&gt;\.|The &lt;handle&gt; broke off\.)<\/textarea>/)
    }
    expect((await send(claiming, claim, quiet)).status).toBe(303)
    expect((await send(asking, asked, quiet)).status).toBe(303)
  })
})

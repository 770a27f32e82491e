import { beforeAll, describe, expect, it } from 'vitest'
import { acceptReturn } from '#commerce/after-sale/returns/answer-return.server.ts'
import { deliverOrder, packOrder } from '#commerce/orders/fulfillment/fulfill-order.server.ts'
import { shipOrder } from '#commerce/orders/fulfillment/ship-order.server.ts'
import type { Order } from '#commerce/orders/order.ts'
import { readOrderById } from '#commerce/orders/order-store.server.ts'
import { placeSampleOrder } from '#commerce/orders/sample-order.fixture.ts'
import { formatDocumentNumber } from '#commerce/payments/invoices/document.ts'
import { readCreditNotes } from '#commerce/payments/invoices/document-store.server.ts'
import { cancelInvoice } from '#commerce/payments/invoices/issue-credit-note.server.ts'
import { recordTransfer } from '#commerce/payments/record-transfer.server.ts'
import { commandLineActor } from '#commerce/values/actor.ts'
import { builtShop } from '#test/built-shop.ts'
import { shopBrowser } from '#test/shop-browser.ts'
import { defaultRates } from '#web/limits/rates.ts'

describe('the order page', () => {
  const shop = builtShop()
  let mine: Order
  let other: Order

  async function delivered(): Promise<Order> {
    const now = new Date()
    const order = await placeSampleOrder(shop.db, [{ sku: 'POT-WHT-01', quantity: 2 }], 'bank-transfer', now)
    const by = { actor: commandLineActor, now }
    await recordTransfer(shop.db, order.id, { actor: commandLineActor, now })
    await packOrder(shop.db, order, by)
    await shipOrder(shop.db, order, { carrier: 'UPS', trackingNumber: '1', trackingUrl: null }, by)
    await deliverOrder(shop.db, order, by)
    return (await readOrderById(shop.db, order.id))!
  }

  beforeAll(async () => {
    mine = await delivered()
    other = await delivered()
  })

  it('keeps tokens out of the log', async () => {
    const { fetch, send } = shopBrowser(shop)
    const before = shop.logged.length
    for (const path of ['', '.data', '/return', `/claim/${mine.lines[0]!.id}`, '/invoice', '/returns/R-1'])
      await fetch(`/orders/${mine.token}${path}`)
    await send(`/orders/${mine.token}/cancel`, {})
    await fetch(`/withdrawal/${mine.token}`)
    await expect.poll(() => shop.logged.length - before).toBeGreaterThanOrEqual(8)
    expect(JSON.stringify(shop.logged)).not.toContain(mine.token)
    expect(JSON.stringify(shop.logged)).toContain('/orders/…/return')
  })

  it('rejects other sites and malformed forms', async () => {
    const foreign = shopBrowser(shop, 'https://evil.example')
    // React Router itself rejects those of page routes.
    for (const path of ['cancel', 'reorder', 'return', `claim/${mine.lines[0]!.id}`])
      expect([400, 403]).toContain((await foreign.send(`/orders/${mine.token}/${path}`, {})).status)
    const { send, fetch } = shopBrowser(shop)
    expect((await fetch(`/orders/${mine.token}/cancel`)).status).toBe(302)
    expect((await send(`/orders/${mine.token}/cancel`, { key: 'x' })).status).toBe(400)
    expect((await send(`/orders/${'A'.repeat(22)}/cancel`, {})).status).toBe(404)
    expect((await send(`/orders/${mine.token}/cancel`, {}, { 'content-type': 'text/plain' })).status).toBe(
      415,
    )
  })

  it('counts a repeated form once, and only for its own order', async () => {
    const { fetch, send } = shopBrowser(shop)
    const line = mine.lines[0]!.id
    const form = { key: 'a-key-of-this-return', reason: 'damaged', comment: '', [`quantity-${line}`]: '1' }
    const twice = await Promise.all([1, 2].map(() => send(`/orders/${mine.token}/return`, form)))
    const [first, second] = twice.map(response => response.headers.get('location'))
    expect([first, twice[0]!.status]).toEqual([second, 303])
    expect((await fetch(first!)).status).toBe(200)
    expect((await fetch(first!.replace(mine.token, other.token))).status).toBe(404)
    const foreign = { key: 'a-key-of-another-one', reason: 'damaged', [`quantity-${line}`]: '1' }
    expect((await send(`/orders/${other.token}/return`, foreign)).status).toBe(409)
    const claim = { key: 'a-key-of-this-claim', description: 'The handle broke off.' }
    expect((await send(`/orders/${other.token}/claim/${line}`, claim)).status).toBe(404)
    expect((await fetch(`/orders/${other.token}/claim/${line}`)).status).toBe(404)
    const rows = await shop.db.selectFrom('order_return').select('order_id').execute()
    expect(rows).toEqual([{ order_id: mine.id }])
    expect(await shop.db.selectFrom('warranty_claim').select('id').execute()).toEqual([])
  })

  it('keeps the input of a rejected return, and names all errors beside their fields', async () => {
    const order = await delivered()
    const line = order.lines[0]!.id
    const comment = `Too <wide>.${'.'.repeat(1500)}`
    const form = { key: 'a-key-of-one-return', reason: 'damaged', comment, [`quantity-${line}`]: '2' }
    const refused = await shopBrowser(shop).send(`/orders/${order.token}/return`, form)
    const html = await refused.text()
    expect(refused.status).toBe(409)
    const select = new RegExp(`<select[^>]*name="quantity-${line}".*?</select>`, 's').exec(html)![0]
    expect(select.match(/<option[^>]*selected[^>]*>\d/g)).toEqual(['<option value="2" selected="">2'])
    expect(html).toMatch(/<textarea[^>]*>Too &lt;wide&gt;\./)
    expect(html).toContain('value="a-key-of-one-return"')
    expect(html).toContain('<option value="damaged" selected="">')
    const both = await shopBrowser(shop).send(`/orders/${order.token}/return`, {
      ...form,
      [`quantity-${line}`]: '9',
    })
    const errors = await both.text()
    const listed = /aria-labelledby="errors".*?<\/section>/s.exec(errors)![0]
    expect(listed.match(/href="#[^"]+"/g)).toEqual([`href="#quantity-${line}"`, 'href="#comment"'])
    expect(errors.match(/That’s more than you can still return/g)).toHaveLength(1)
    expect(errors).toMatch(new RegExp(`aria-describedby="quantity-${line}-error"`))
    expect(errors).toMatch(/id="comment-note"[^>]*>Keep your comment under 1,500 characters/)
  })

  it('takes returns without a reason, and selects the only line', async () => {
    const order = await delivered()
    const line = order.lines[0]!.id
    const { fetch, send } = shopBrowser(shop)
    const page = await (await fetch(`/orders/${order.token}/return`)).text()
    expect(page).toContain('<option value="1" selected="">1')
    const form = { key: 'a-key-without-a-reason', reason: '', comment: '', [`quantity-${line}`]: '1' }
    const sent = await send(`/orders/${order.token}/return`, form)
    expect(sent.status).toBe(303)
    const status = await (await fetch(sent.headers.get('location')!)).text()
    expect(status).not.toContain('<dt>Reason</dt>')
    expect(status).toContain('To your original payment method')
  })

  it('rejects returns and claims without a key', async () => {
    const { send } = shopBrowser(shop)
    const line = other.lines[0]!.id
    const request = { reason: 'damaged', comment: '', [`quantity-${line}`]: '1' }
    expect((await send(`/orders/${other.token}/return`, request)).status).toBe(400)
    const claim = { description: 'The handle broke off.' }
    expect((await send(`/orders/${other.token}/claim/${line}`, claim)).status).toBe(400)
    const stored = shop.db.selectFrom('order_return').select('id').where('order_id', '=', other.id)
    expect(await stored.execute()).toEqual([])
    expect(await shop.db.selectFrom('warranty_claim').select('id').execute()).toEqual([])
  })

  it('limits returns and claims by network, and keeps the input', async () => {
    const { send } = shopBrowser(shop)
    const line = other.lines[0]!.id
    const [returnForm, claimForm] = [`/orders/${other.token}/return`, `/orders/${other.token}/claim/${line}`]
    const [busy, quiet] = [{ 'x-forwarded-for': '198.51.100.7' }, { 'x-forwarded-for': '198.51.100.8' }]
    const request = {
      key: 'a-key-of-a-late-return',
      reason: 'damaged',
      comment: 'Too <wide>.',
      [`quantity-${line}`]: '2',
    }
    const claim = { key: 'a-key-of-a-late-claim', description: 'The <handle> broke off.' }
    for (let count = 0; count < defaultRates.emails.address.burst; count++)
      await send(claimForm, { key: `a-key-of-claim-${count}`, description: '' }, busy)
    for (const response of [await send(returnForm, request, busy), await send(claimForm, claim, busy)]) {
      expect(response.status).toBe(429)
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(response.headers.get('referrer-policy')).toBe('same-origin')
      const html = await response.text()
      expect(html).toMatch(/Too many attempts\. Try again in \d+ (second|minute)s?\./)
      expect(html).toMatch(/value="a-key-of-a-late-(return|claim)"/)
      expect(html).toMatch(/<textarea[^>]*>(Too &lt;wide&gt;\.|The &lt;handle&gt; broke off\.)<\/textarea>/)
    }
    expect((await send(claimForm, claim, quiet)).status).toBe(303)
    expect((await send(returnForm, request, quiet)).status).toBe(303)
  })

  it('is private, and so is its invoice', async () => {
    const { fetch } = shopBrowser(shop)
    const page = await fetch(`/orders/${mine.token}`)
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(page.headers.get('referrer-policy')).toBe('same-origin')
    for (const path of [mine.number, `${mine.token.slice(0, -1)}_`, `${'A'.repeat(22)}/invoice`])
      expect((await fetch(`/orders/${path}`)).status).toBe(404)
    const invoices = [1, 2].map(() => fetch(`/orders/${mine.token}/invoice`))
    const [file, again] = await Promise.all(invoices)
    expect([file!.headers.get('content-type'), file!.headers.get('cache-control')]).toEqual([
      'application/pdf',
      'no-store',
    ])
    expect((await file!.text()).slice(0, 5)).toBe('%PDF-')
    expect(again!.headers.get('content-disposition')).toBe(file!.headers.get('content-disposition'))
  })

  it('lists its credit notes, which no other order opens', async () => {
    const order = await delivered()
    const { fetch } = shopBrowser(shop)
    await fetch(`/orders/${order.token}/invoice`)
    await shop.db.transaction().execute(tx => cancelInvoice(tx, order.id, new Date()))
    const [note] = await readCreditNotes(shop.db, order.id)
    const number = formatDocumentNumber(note!.number)
    const page = `/orders/${order.token}/credit-notes`
    expect(await (await fetch(`/orders/${order.token}`)).text()).toContain(`href="${page}/${number}"`)
    const file = await fetch(`${page}/${number}`)
    expect([file.headers.get('content-type'), file.headers.get('cache-control')]).toEqual([
      'application/pdf',
      'no-store',
    ])
    expect(file.headers.get('content-disposition')).toBe(`inline; filename="credit-note-${number}.pdf"`)
    const other = `/orders/${mine.token}/credit-notes/${number}`
    for (const path of [other, `${page}/000999`, `${page}/1`, `${page}/x`])
      expect((await fetch(path)).status).toBe(404)
  })

  it('shows the return label once a return is accepted', async () => {
    const order = await delivered()
    const { fetch, send } = shopBrowser(shop)
    const form = { key: 'a-key-of-a-good-return', reason: 'damaged', [`quantity-${order.lines[0]!.id}`]: '1' }
    const path = (await send(`/orders/${order.token}/return`, form)).headers.get('location')!
    const html = await (await fetch(path)).text()
    expect(html).toContain('We’ll review your request')
    expect(html).not.toContain('From: Ada Lovelace')
    const number = path.split('/').at(-1)!
    await acceptReturn(shop.db, number, { actor: commandLineActor, message: '', now: new Date() })
    expect(await (await fetch(path)).text()).toContain('From: Ada Lovelace')
  })
})

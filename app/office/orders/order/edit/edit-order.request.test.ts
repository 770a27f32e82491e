import { describe, expect, it } from 'vitest'
import type { Order } from '#commerce/orders/order.ts'
import { readOrderById } from '#commerce/orders/order-store.server.ts'
import { newToken } from '#commerce/values/random-token.server.ts'
import { orderEditMessages as texts } from '#messages/office/order-edit.ts'
import { builtShop } from '#test/built-shop.ts'
import { blackTeeSku, waterPotSku } from '#test/demo-skus.ts'
import { liftedRates } from '#test/lifted-rates.ts'
import { orderForms } from '../order-forms.fixture.ts'

const shop = builtShop({ rates: liftedRates })
const { newOrder, read, send } = orderForms(shop)

describe('the page that edits an order', () => {
  /** A paid order of two tees and a bag for $208.00. */
  async function paidOrder() {
    const order = await newOrder()
    const path = `/office/orders/${order.number}`
    await send(`${path}/paid`)
    const current = async () => (await readOrderById(shop.db, order.id))!
    const post = (more: Record<string, string>, from: Order = order) =>
      send(`${path}/edit`, { ...formOf(from), ...more })
    const tee = `quantity-${order.lines.find(({ sku }) => sku === blackTeeSku)!.id}`
    return { order, path, current, post, tee }
  }

  /** The form without a change. */
  function formOf({ lines, email, address }: Order): Record<string, string> {
    const quantities = lines.map(({ id, quantity }) => [`quantity-${id}`, `${quantity}`])
    return { key: newToken(), ...Object.fromEntries(quantities), email, ...address }
  }

  const buttonValue = (html: string, name: string) => {
    const [button = ''] = new RegExp(`<button[^>]*name="${name}"[^>]*>`).exec(html) ?? []
    return /value="([^"]+)"/.exec(button)![1]!
  }
  const seenOf = (html: string) => buttonValue(html, 'seen')

  it('shows every amount before and after, and refunds what the button says', async () => {
    const { path, current, post, tee, order } = await paidOrder()
    expect((await read(path)).html).toContain(`${path}/edit`)
    const { status, html } = await post({ [tee]: '1' })
    expect(status).toBe(200)
    for (const text of ['$208.00', '$164.00', '2 × $44.00', '1 × $44.00', texts.saveAndRefund('$44.00')])
      expect(html).toContain(text)
    expect(html).toContain(texts.emails(order.email))
    expect((await current()).total).toBe(20_800)
    const saved = await post({ [tee]: '1', seen: seenOf(html) })
    expect(saved).toMatchObject({
      status: 303,
      to: path,
      notice: { text: expect.stringContaining(texts.savedRefund('$44.00')) },
    })
    expect(await current()).toMatchObject({ state: 'paid', total: 16_400, refunded: 4400 })
    const page = (await read(path)).html
    expect(page).toContain('Total: $208.00 → $164.00')
    expect(page).toContain('/documents/credit-note/')
  })

  it('finds an item by SKU, adds it, and asks for the balance with another invoice', async () => {
    const { path, order, current, post } = await paidOrder()
    const found = await post({ find: waterPotSku.toLowerCase() })
    const add = buttonValue(found.html, 'add')
    const { html } = await post({ add })
    expect(html).toContain(`name="added-${add}"`)
    const { total } = await current()
    await post({ [`added-${add}`]: '1', seen: seenOf(html) })
    const after = await current()
    expect(after).toMatchObject({ state: 'placed', paymentDueAt: null })
    expect(after.total).toBeGreaterThan(total)
    const { number } = await shop.db
      .selectFrom('document')
      .select('number')
      .where('order_id', '=', order.id)
      .where('order_edit_id', 'is not', null)
      .executeTakeFirstOrThrow()
    const name = `${number}`.padStart(6, '0')
    expect((await read(`${path}/documents/invoice/${name}`)).type).toBe('application/pdf')
    const mine = await shop.fetch(`/orders/${after.token}/invoices/${name}`)
    expect(mine.headers.get('content-type')).toBe('application/pdf')
    const foreign = await newOrder()
    expect((await shop.fetch(`/orders/${foreign.token}/invoices/${name}`)).status).toBe(404)
    expect(await (await shop.fetch(`/orders/${after.token}`)).text()).toContain(`invoices/${name}`)
  })

  it('removes and keeps by buttons, without saving', async () => {
    const { current, post, order } = await paidOrder()
    const [first] = order.lines
    const { html } = await post({ takeOff: `${first!.id}` })
    expect(html).toMatch(new RegExp(`name="quantity-${first!.id}"[^>]*value="0"`))
    expect((await current()).lines).toEqual(order.lines)
  })

  it('says at the field what is wrong, and keeps what was typed', async () => {
    const { post, tee, current, order } = await paidOrder()
    const wrong = await post({ email: 'nobody', line1: '', [tee]: '1' })
    expect(wrong.status).toBe(422)
    expect(wrong.html).toContain('value="nobody"')
    expect(wrong.html).toContain('Enter the street address.')
    const empty = Object.fromEntries(order.lines.map(({ id }) => [`quantity-${id}`, '0']))
    expect((await post(empty)).html).toContain(texts.refusals['no-items']())
    expect((await post({ [tee]: 'many' })).html).toContain(texts.unreadable)
    expect((await current()).total).toBe(order.total)
  })

  it('refuses a preview that the order has left, with both', async () => {
    const { post, tee, current } = await paidOrder()
    const mine = seenOf((await post({ [tee]: '1' })).html)
    const hers = { line1: '9 Elm Street' }
    await post({ ...hers, seen: seenOf((await post(hers)).html) })
    const { status, html } = await post({ [tee]: '1', seen: mine })
    expect(status).toBe(409)
    expect(html).toContain(texts.conflict)
    expect(html).toContain('9 Elm Street')
    expect((await current()).total).toBe(20_800)
  })

  it('is undone from the notice while no money moved', async () => {
    const { path, post, current, order } = await paidOrder()
    const change = { line1: '9 Elm Street' }
    const saved = await post({ ...change, seen: seenOf((await post(change)).html) })
    const { changeSet } = saved.notice!
    await send(`/office/changes/${changeSet}/undo`, { returnTo: path })
    expect((await current()).address).toEqual(order.address)
    expect((await read('/office/changes')).html).toContain(`Edited order ${order.number}`)
  })
})

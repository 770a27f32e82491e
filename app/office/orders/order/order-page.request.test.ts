import { describe, expect, it } from 'vitest'
import { readOrderById } from '#commerce/orders/order-store.server.ts'
import { saveRenderedEmails } from '#commerce/running/outbox/outbox-store.server.ts'
import { newToken } from '#commerce/values/random-token.server.ts'
import { orderPageMessages as texts } from '#messages/office/order-page.ts'
import { orderStepMessages as steps } from '#messages/office/order-steps.ts'
import { builtShop } from '#test/built-shop.ts'
import { plainText } from '#test/html.ts'
import { liftedRates } from '#test/lifted-rates.ts'
import { orderForms } from './order-forms.fixture.ts'

const shop = builtShop({ rates: liftedRates })
const { newOrder, read, send } = orderForms(shop)

describe('the page of an order', () => {
  it('takes an order from payment to delivery, in two packages', async () => {
    const order = await newOrder()
    const path = `/office/orders/${order.number}`
    const state = async () => (await readOrderById(shop.db, order.id))!.state
    const { html: placed } = await read(path)
    expect(placed).toContain(texts.status.placed({ amount: '$208.00' }))
    expect(placed).toContain(texts.waitingEmails['demo-inbox'])
    expect(await send(`${path}/paid`)).toMatchObject({
      status: 303,
      to: path,
      notice: { text: texts.markedPaid },
    })
    expect((await send(`${path}/pack`, {}, 'packer')).notice!.text).toBe(texts.packed)
    expect((await send(`${path}/pack`, {}, 'packer')).notice!.text).toBe(texts.notNow)
    const [first, second] = order.lines
    const part = { [`quantity-${first!.id}`]: `${first!.quantity}`, [`quantity-${second!.id}`]: '0' }
    const tracking = { carrier: 'UPS', tracking: '1Z9' }
    const shipped = await send(`${path}/ship`, { ...part, ...tracking }, 'packer')
    expect(shipped).toMatchObject({ status: 303, notice: { changeSet: expect.any(Number) } })
    const { html } = await read(path)
    expect(html).toContain(texts.status.partPaid({ left: second!.quantity }))
    expect(html).toContain(texts.package(1))
    const slip = async () => (await read(`/office/orders/slips?pick=${order.id}`)).html
    expect(await slip()).not.toContain(first!.sku)
    await send(`${path}/pack`)
    await send(`${path}/ship`, { [`quantity-${second!.id}`]: `${second!.quantity}`, ...tracking })
    expect(await state()).toBe('shipped')
    expect(await slip()).toContain(first!.sku)
    expect((await send(`${path}/deliver`, {}, 'packer')).notice!.text).toBe(
      'Marked as delivered. Returns and the warranty count from today.',
    )
    expect(await state()).toBe('delivered')
  })

  it('says at the field why a package cannot ship, and keeps what was typed', async () => {
    const order = await newOrder()
    const path = `/office/orders/${order.number}/ship`
    const quantity = `quantity-${order.lines[0]!.id}`
    const refused = async (fields: Record<string, string>) => {
      const { status, html } = await send(path, fields)
      expect(status).toBe(422)
      return html
    }
    expect(await refused({ [quantity]: '1', tracking: '1Z77' })).toContain(steps.ship.refusals['no-carrier'])
    expect(await refused({ [quantity]: '1', tracking: '1Z77' })).toContain('value="1Z77"')
    expect(await refused({ carrier: 'UPS', tracking: '1' })).toContain(steps.ship.refusals['nothing-chosen'])
    const bad = { [quantity]: 'x', carrier: 'UPS', tracking: '1' }
    expect(await refused(bad)).toMatch(new RegExp(`id="${quantity}"[^>]*aria-invalid="true"`))
    expect(await refused({ ...bad, [quantity]: '99' })).toContain(steps.ship.refusals['more-than-left'])
    expect(await refused({ ...bad, [quantity]: '1' })).toContain('somebody else shipped it')
  })

  it('reviews a refund, makes it once, and asks again if its amount changed', async () => {
    const order = await newOrder()
    const path = `/office/orders/${order.number}`
    await send(`${path}/paid`)
    const key = newToken()
    const refund = { key, refundReason: 'damaged', extra: '5.00' }
    const reviewed = await send(`${path}/refund`, refund)
    expect(reviewed.status).toBe(200)
    expect(reviewed.html).toContain(steps.refund.button('$5.00'))
    expect(reviewed.html).toContain(order.email)
    const changed = await send(`${path}/refund`, { ...refund, extra: '6.00', seen: '500' })
    expect(changed.html).toContain(steps.refund.changed)
    expect((await readOrderById(shop.db, order.id))!.refunded).toBe(0)
    const made = await send(`${path}/refund`, { ...refund, seen: '500' })
    expect(made).toMatchObject({
      status: 303,
      to: path,
      notice: { text: `${steps.refund.done({ amount: '$5.00' })} ${texts.sendYourself('$5.00')}` },
    })
    const again = await send(`${path}/refund`, { ...refund, seen: '500' })
    expect(again.notice!.text).toContain(steps.refund.repeated({ amount: '$5.00' }))
    expect((await readOrderById(shop.db, order.id))!.refunded).toBe(500)
    const { id } = await shop.db
      .selectFrom('refund')
      .select('id')
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow()
    expect((await read(path)).html).toContain(
      texts.refundStates.manual({ amount: '$5.00', to: 'by bank transfer' }),
    )
    const totals = async () => plainText((await read(path)).html)
    expect(await totals()).toContain('Refund to send$5.00')
    expect(await totals()).not.toContain('Refunded$')
    expect((await send(`${path}/refunds/${id}/sent`)).notice!.text).toBe(texts.refundSent)
    expect(await totals()).toContain('Refunded$5.00')
    expect((await send(`${path}/refunds/${id}/sent`)).notice!.text).toBe(texts.notNow)
    const credit = await read(`${path}/documents/credit-note/000001`, 'packer')
    expect([credit.status, credit.type]).toEqual([200, 'application/pdf'])
  })

  it('refuses refunds that are too large or unreadable', async () => {
    const order = await newOrder()
    const path = `/office/orders/${order.number}/refund`
    const refund = { key: newToken(), refundReason: 'other' }
    for (const [fields, refusal] of [
      [{ ...refund, extra: '1.00' }, 'more-than-paid'],
      [refund, 'nothing-chosen'],
      [{ ...refund, extra: 'much' }, 'unreadable'],
      [{ ...refund, [`quantity-${order.lines[0]!.id}`]: '1' }, 'more-than-shipped'],
    ] as const) {
      const { status, html } = await send(path, fields)
      expect([status, html.includes(steps.refund.refusals[refusal].replaceAll("'", '&#x27;'))]).toEqual([
        422,
        true,
      ])
    }
  })

  it('cancels with a refund, and no more once something shipped', async () => {
    const order = await newOrder()
    const path = `/office/orders/${order.number}`
    await send(`${path}/paid`)
    const { html } = await read(`${path}/cancel`)
    expect(html).toContain(steps.cancel.buttonRefund('$208.00'))
    expect((await send(`${path}/cancel`)).notice!.text).toBe(
      `${steps.cancel.done} ${texts.sendYourself('$208.00')}`,
    )
    expect(await readOrderById(shop.db, order.id)).toMatchObject({ state: 'canceled', refunded: order.total })
    const shipped = await newOrder()
    await shop.db
      .updateTable('customer_order')
      .set({ state: 'shipped' })
      .where('id', '=', shipped.id)
      .execute()
    expect((await send(`/office/orders/${shipped.number}/cancel`)).status).toBe(409)
  })

  it('adds and removes notes with Undo, once per form', async () => {
    const order = await newOrder()
    const path = `/office/orders/${order.number}`
    const note = { text: 'Call her first', key: newToken() }
    const added = await send(`${path}/notes`, note)
    expect(added.notice).toEqual({ text: texts.noteAdded, changeSet: expect.any(Number) })
    await send(`${path}/notes`, note)
    const rows = await shop.db
      .selectFrom('staff_note')
      .select('id')
      .where('order_id', '=', order.id)
      .execute()
    expect(rows).toHaveLength(1)
    expect((await read(path)).html).toContain('Call her first')
    expect((await read('/office/changes')).html).toContain(`Left a note on order ${order.number}`)
    const remove = `${path}/notes/${rows[0]!.id}/remove`
    expect((await send(remove)).notice).toEqual({ text: texts.noteRemoved, changeSet: expect.any(Number) })
    expect((await send(remove)).notice!.text).toBe(texts.noteMissing)
    expect((await send(`${path}/notes`, { text: ' ' })).notice!.text).toBe(texts.noteEmpty)
  })

  it('leads to its neighbors in the list that led to it', async () => {
    const [first, between, last] = [await newOrder(), await newOrder(), await newOrder()]
    await send(`/office/orders/${between!.number}/paid`)
    const { html } = await read(`/office/orders/${first!.number}?state=placed&sort=placed&columns=total`)
    expect(html).toContain(
      `href="/office/orders/${last!.number}?state=placed&amp;sort=placed&amp;columns=total"`,
    )
    expect(html).not.toContain(between!.number)
    expect((await read(`/office/orders/${first!.number}`)).html).toContain(
      `href="/office/orders/${between!.number}"`,
    )
    // Unpaid orders of one address are limited.
    for (const { number } of [first!, last!]) await send(`/office/orders/${number}/paid`)
  })

  it('shows an email and sends it again', async () => {
    // The orders of the other tests used up what an unproven address gets.
    await shop.db.deleteFrom('email_count').execute()
    const order = await newOrder()
    const path = `/office/orders/${order.number}`
    await shop.db.updateTable('email').set({ sent_at: new Date().toISOString() }).execute()
    const key = `order-confirmed-${order.id}`
    const { id } = await shop.db
      .selectFrom('email')
      .select('id')
      .where('idempotency_key', '=', key)
      .executeTakeFirstOrThrow()
    const email = `/emails/${id}`
    expect((await read(path + email)).status).toBe(404)
    const content = { subject: 'Thanks', html: '<p>Dear Ada</p>', text: 'Dear Ada' }
    await saveRenderedEmails(shop.db, [{ id, ...content }], new Date())
    expect((await read(path)).html).toContain(`href="${path}${email}"`)
    expect((await read(path + email, 'packer')).html).toContain('Dear Ada')
    expect((await read(`/office/orders/T-0000-0000${email}`)).status).toBe(404)
    expect((await read(`${path}/emails/999999`)).status).toBe(404)
    const resend = () => send(`${path}${email}/resend`, { attempt: '1' })
    for (const sent of [await resend(), await resend()]) expect(sent.notice!.text).toBe(texts.resent(order))
    const copies = await shop.db
      .selectFrom('email')
      .select('id')
      .where('idempotency_key', '=', `${key}-resend-1`)
      .execute()
    expect(copies).toHaveLength(1)
    expect((await send(`${path}/emails/999999/resend`, { attempt: '1' })).notice!.text).toBe(
      texts.notResent.unknown,
    )
  })

  it('opens only for those whose role allows it, and moves money only with a fresh proof', async () => {
    const order = await newOrder()
    const path = `/office/orders/${order.number}`
    expect((await read(path, 'editor')).status).toBe(403)
    expect((await read(path, 'packer')).html).not.toContain(`${path}/paid`)
    expect((await send(`${path}/paid`, {}, 'packer')).status).toBe(403)
    expect((await send(`${path}/refund`, {}, 'packer')).status).toBe(403)
    expect((await send(`${path}/refund`, {}, 'unproven')).status).toBe(307)
    expect((await read(`${path}/cancel`, 'unproven')).status).toBe(303)
    expect((await readOrderById(shop.db, order.id))!.state).toBe('placed')
    expect((await read('/office/orders/T-0000-0000')).status).toBe(404)
    expect((await send('/office/orders/T-0000-0000/pack')).status).toBe(404)
  })
})

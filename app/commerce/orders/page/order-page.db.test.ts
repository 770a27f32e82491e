import { describe, expect, it } from 'vitest'
import { databases } from '#test/databases.ts'
import { blackTeeSku } from '#test/demo-skus.ts'
import { refundItems } from '../../after-sale/refunds/refund-items.server.ts'
import { requestReturn } from '../../after-sale/returns/request-return.server.ts'
import { afterMinutes, cartTestNow } from '../../cart/cart-shop.fixture.ts'
import { undo } from '../../editing/compensations/undo.server.ts'
import { invoiceShop } from '../../payments/invoices/invoice-shop.fixture.ts'
import { readUnrenderedEmails } from '../../running/outbox/outbox-store.server.ts'
import { namedStaff } from '../../values/actor.fixture.ts'
import { toAmount } from '../../values/money.ts'
import { cancelOrder } from '../cancellation/cancel-order.server.ts'
import { readOrderPage } from './read-order-page.server.ts'
import { canResend, resendEmail } from './resend-email.server.ts'
import { addStaffNote, removeStaffNote } from './staff-notes.server.ts'

const now = cartTestNow
const actor = namedStaff('Maria')

describe.each(databases)('the page of an order, on %s', kind => {
  async function deliveredOrder() {
    const shop = await invoiceShop(kind)
    await shop.stock(blackTeeSku, 20)
    const first = await shop.buy(await shop.shopper(blackTeeSku))
    const order = await shop.deliverAll(await shop.buy(await shop.shopper(blackTeeSku, 2)), now)
    const page = async () => (await readOrderPage(shop.db, order.number))!
    return { ...shop, first, order, page }
  }

  it('has everything about it and nothing of others', async () => {
    const { db, order, first, page, issue, pay, read, sendRefunds } = await deliveredOrder()
    await issue(order)
    const [line] = order.lines
    const lines = [{ orderLineId: line!.id, quantity: 1 }]
    await requestReturn(db, { orderId: order.id, key: 'k', reason: '', comment: '', lines }, now)
    const refund = { key: 'r', reason: 'damaged', extra: toAmount(100), lines: [], actor, now } as const
    await refundItems(db, order.id, refund)
    await addStaffNote(db, order.id, 'Call her', { actor, now })
    await addStaffNote(db, first.id, 'Another order', { actor, now })
    expect(await page()).toMatchObject({
      order: { number: order.number, shipments: [{ lines: [{ quantity: 2 }] }] },
      payments: [{ provider: 'bank-transfer', state: 'paid', amount: order.total }],
      itemRefunds: [{ reason: 'damaged', amount: 100, lines: [], actor }],
      refunds: [{ amount: 100, provider: 'bank-transfer', doneAt: null }],
      documents: [{ kind: 'invoice', amount: order.total }],
      returns: [{ state: 'requested' }],
      claims: [],
      emails: [{ kind: 'order-confirmed' }, { kind: 'order-shipped' }, { kind: 'return-requested' }],
      notes: [{ text: 'Call her', actor }],
      customer: { orders: 1, spent: [{ amount: order.total - 100, currency: 'USD' }] },
    })
    await pay(first, now)
    expect((await page()).customer.orders).toBe(2)
    await cancelOrder(db, first.id, { actor, now })
    await sendRefunds()
    expect((await read(first)).state).toBe('refunded')
    expect((await page()).customer, 'without the canceled one').toMatchObject({
      ...{ orders: 1, spent: [{ amount: order.total - 100, currency: 'USD' }] },
    })
    expect(await readOrderPage(db, 'T-0000-0000')).toBeUndefined()
  })

  it('adds a note once per key, removes it, and undoes both', async () => {
    const { db, order, page } = await deliveredOrder()
    const added = await addStaffNote(db, order.id, 'Call her', { actor, key: 'once', now })
    expect(await addStaffNote(db, order.id, 'Call her', { actor, key: 'once', now })).toBe(added)
    const [note] = (await page()).notes
    const removed = await removeStaffNote(db, { id: note!.id, orderId: order.id }, { actor, now })
    expect((await page()).notes).toEqual([])
    expect(await removeStaffNote(db, { id: note!.id, orderId: order.id }, { actor, now })).toBeNull()
    expect(await undo(db, removed!, { actor, now })).toMatchObject({ ok: true })
    expect((await page()).notes).toEqual([note])
    expect(await undo(db, added!, { actor, now })).toMatchObject({ ok: true })
    expect((await page()).notes).toEqual([])
    const steps = await db.selectFrom('changed_row').select('after').execute()
    expect(JSON.stringify(steps)).not.toContain('Call her')
  })

  it('sends an email again to the order’s address, once per number and three times at most', async () => {
    const { db, order, page } = await deliveredOrder()
    await db.updateTable('email').set({ sent_at: now.toISOString() }).execute()
    await db
      .updateTable('customer_order')
      .set({ email: 'new@example.com' })
      .where('id', '=', order.id)
      .execute()
    const confirmation = async () => (await page()).emails[0]!
    const resend = async (number: number) =>
      resendEmail(db, { email: await confirmation(), to: 'new@example.com', number }, afterMinutes(number))
    expect(await Promise.all([resend(1), resend(1)])).toEqual([{ ok: true }, { ok: true }])
    const [again, ...more] = await readUnrenderedEmails(db, 9, afterMinutes(9))
    expect([again!.facts, more]).toEqual([{ kind: 'order-confirmed', orderId: order.id }, []])
    expect((await page()).emails.at(-1)).toMatchObject({ recipient: 'new@example.com', resends: 1 })
    expect(canResend(await confirmation())).toBe(true)
    for (const number of [2, 3]) expect(await resend(number)).toEqual({ ok: true })
    expect(await resend(4)).toEqual({ ok: false, reason: 'too-often' })
    expect(canResend(await confirmation())).toBe(false)
  })
})

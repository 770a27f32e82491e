import { describe, expect, it } from 'vitest'
import type { Db } from '#db/schema/schema.ts'
import { databases } from '#test/databases.ts'
import { blackTeeSku, waterPotSku } from '#test/demo-skus.ts'
import { renderOneEmail } from '#writing/emails/render-one-email.fixture.ts'
import { receiveReturn } from '../../after-sale/returns/receive-return.server.ts'
import { requestReturn } from '../../after-sale/returns/request-return.server.ts'
import { afterMinutes, cartTestNow } from '../../cart/cart-shop.fixture.ts'
import { cancelOrder } from '../../orders/cancellation/cancel-order.server.ts'
import { bankTransferName } from '../../orders/order.ts'
import { readUnrenderedEmails } from '../../running/outbox/outbox-store.server.ts'
import { commandLineActor, shopperActor } from '../../values/actor.ts'
import { reopenFailedRefund } from '../refunds/refund-store.server.ts'
import { findInvoice } from './document-store.server.ts'
import { invoiceShop, rewordDocuments, setSettings } from './invoice-shop.fixture.ts'
import { documentPdf } from './pdf/document-pdf.server.ts'

const byShopper = { actor: shopperActor, now: afterMinutes(3) }

/** The email about the only refund. */
async function refundEmailText(db: Db): Promise<string> {
  const [only, ...more] = await refundEmailTexts(db)
  expect(more).toEqual([])
  return only!
}

async function refundEmailTexts(db: Db): Promise<string[]> {
  const emails = await readUnrenderedEmails(db, 100, afterMinutes(10))
  const refunds = emails.filter(({ facts }) => facts.kind === 'refunded')
  return Promise.all(
    refunds.map(async ({ facts }) => (await renderOneEmail(db, facts, 'https://shop.example'))!.text),
  )
}

describe.each(databases)('a credit note, on %s', kind => {
  it('of each refund has its own number, its invoice and its share of the tax', async () => {
    const { db, buy, shopper, pay, refund, creditNotes, printedCredits } = await invoiceShop(kind)
    await pay(await buy(await shopper(waterPotSku, 1)), cartTestNow)
    const order = await buy(await shopper(blackTeeSku, 2))
    await pay(order, cartTestNow)
    await refund(order, 1000)
    await refund(order, 9180)
    expect(await creditNotes(order)).toMatchObject([
      { number: 1, kind: 'credit-note', amount: 1000 },
      { number: 2, amount: 9180 },
    ])
    const [first, second] = await printedCredits(order)
    const both = ['tote', 'Invoice', '000002, November 21, 2026', order.number, 'Refund on invoice 000002']
    expect(first).toEqual(expect.arrayContaining(['Credit note 000001', '$10.00', ...both]))
    // Of the 10.00, 0.49 are for shipping, which isn't taxed.
    expect(first).toEqual(expect.arrayContaining(['Includes 10% Sales tax on $8.65', '$0.86']))
    expect(first).toContain('Refunded to your original payment method.')
    expect(first).not.toContain('Price')
    expect(second).toEqual(expect.arrayContaining(['Credit note 000002', '$91.80', '$7.94', ...both]))
    const emails = await db
      .selectFrom('email')
      .select('idempotency_key')
      .where('kind', '=', 'refunded')
      .execute()
    expect(emails).toHaveLength(2)
  })

  it('has no gap when many orders are refunded at once', async () => {
    const { buy, shopper, pay, refund, creditNotes } = await invoiceShop(kind)
    const orders = []
    for (let count = 0; count < 6; count++) {
      const order = await buy(await shopper(blackTeeSku, 1))
      await pay(order, cartTestNow)
      orders.push(order)
    }
    await Promise.all(orders.map(order => refund(order, 500)))
    const notes = (await Promise.all(orders.map(creditNotes))).flat()
    expect(notes.map(({ number }) => number).toSorted()).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('stays the same, byte for byte, whatever changes later', async () => {
    const { buy, shopper, pay, refund, creditNotes, db } = await invoiceShop(kind)
    const order = await buy(await shopper(blackTeeSku, 2))
    await pay(order, cartTestNow)
    await refund(order, 1000)
    const print = async () => documentPdf((await creditNotes(order))[0]!.content)
    const before = await print()
    await setSettings(db, { shop_name: 'Renamed', logo_text: 'renamed', language: 'de', tax_id: 'XX9' })
    rewordDocuments({ creditNote: () => 'Correction', creditTotal: 'Sum' })
    await refund(order, 500)
    expect((await print()).equals(before)).toBe(true)
    expect((await creditNotes(order))[1]!.content).toMatchObject({
      ...{ brand: 'renamed', title: 'Rechnungskorrektur 000002' },
      lines: [{ title: 'Erstattung zur Rechnung 000001', amount: '5,00\u00a0$' }],
    })
  })

  it('says what went to a gift card', async () => {
    const { db, buy, shopper, pay, refund, giftCard, printedCredits } = await invoiceShop(kind)
    const order = await buy(await shopper(blackTeeSku, 1), { codes: [await giftCard(4000)] })
    await pay(order, cartTestNow)
    await refund(order, 5340)
    const [card, payment] = await printedCredits(order)
    expect(card).toEqual(expect.arrayContaining(['$40.00', 'Refunded to your gift card.']))
    expect(payment).toEqual(expect.arrayContaining(['$13.40', 'Refunded to your original payment method.']))
    const emails = (await refundEmailTexts(db)).map(text => text.replace(/\s+/g, ' '))
    expect(emails.toSorted()).toEqual([
      expect.stringMatching(/\$40\.00 for order \S+ to your gift card\. You can use it again right away\./),
      expect.stringMatching(/\$13\.40 for order \S+ to your original payment method\./),
    ])
  })

  it('lists the items of a return, and shipping with the last one', async () => {
    const { db, buy, shopper, add, deliverAll, sendRefunds, printedCredits } = await invoiceShop(kind)
    const visitor = await shopper(blackTeeSku, 2)
    await add(visitor, waterPotSku, 1)
    const order = await deliverAll(await buy(visitor), cartTestNow)
    for (const pots of [0, 1]) {
      const lines = order.lines.map(({ id, sku }) => ({
        orderLineId: id,
        quantity: sku === waterPotSku ? pots : 1,
      }))
      const form = {
        orderId: order.id,
        key: `form-${pots}-of-a-return`,
        reason: 'damaged',
        comment: '',
        lines,
      }
      const requested = await requestReturn(db, form, afterMinutes(60))
      if (!requested.ok) throw new Error(requested.reasons.join())
      await receiveReturn(db, requested.number, { actor: commandLineActor, now: afterMinutes(90) })
      await sendRefunds()
    }
    const [first, second] = await printedCredits(order)
    const tee = ['Basic Crew Neck Tee', 'Black, S, TEE-BLK-01-S']
    expect(first).toEqual(expect.arrayContaining([...tee, '1', '$48.40']))
    expect(first).not.toContain('Shipping, Standard')
    expect(second).toEqual(expect.arrayContaining([...tee, 'Shipping, Standard', '$5.00']))
    expect(second!.join()).toContain('Pot')
  })

  it('cancels the invoice of a canceled order once, and its refund refers to it', async () => {
    const { db, buy, shopper, pay, creditNotes, sendRefunds, printedCredits } = await invoiceShop(kind)
    const order = await buy(await shopper(blackTeeSku, 2))
    await pay(order, cartTestNow)
    for (let times = 0; times < 2; times++)
      expect(await cancelOrder(db, order.id, byShopper)).toEqual({ ok: true })
    await sendRefunds()
    expect(await creditNotes(order)).toMatchObject([{ number: 1, amount: 10_180 }])
    expect((await printedCredits(order))[0]).toEqual(
      expect.arrayContaining(['Cancellation of invoice 000001', '$101.80', '$8.80']),
    )
    expect(await refundEmailText(db)).toContain(`/orders/${order.token}/credit-notes/000001`)
  })

  it('cancels invoices that a gift card paid, or nobody', async () => {
    const { db, buy, shopper, issue, giftCard, creditNotes } = await invoiceShop(kind)
    const byCard = await buy(await shopper(blackTeeSku, 1), { codes: [await giftCard(10_000)] })
    const unpaid = await buy(await shopper(blackTeeSku, 1), { payment: bankTransferName })
    await issue(unpaid)
    const unseen = await buy(await shopper(blackTeeSku, 1), { payment: bankTransferName })
    for (const { id } of [byCard, unpaid, unseen]) await cancelOrder(db, id, byShopper)
    expect(await creditNotes(byCard)).toMatchObject([{ number: 1, amount: 5340 }])
    expect(await creditNotes(unpaid)).toMatchObject([{ number: 2, amount: 5340 }])
    expect([await creditNotes(unseen), await findInvoice(db, unseen.id)]).toEqual([[], undefined])
  })

  it('is issued once for a refund that failed and was sent again', async () => {
    const { db, buy, shopper, pay, refund, creditNotes, sendRefunds } = await invoiceShop(kind)
    const order = await buy(await shopper(blackTeeSku, 2))
    await pay(order, cartTestNow)
    await refund(order, 1000)
    await db.updateTable('refund').set({ reference: 're_1' }).execute()
    const failed = { provider: bankTransferName, reference: 're_1', error: 'closed account' }
    await db.transaction().execute(tx => reopenFailedRefund(tx, failed, afterMinutes(5)))
    await sendRefunds()
    expect(await creditNotes(order)).toMatchObject([{ number: 1, amount: 1000 }])
  })

  it("isn't issued for money that was paid twice", async () => {
    const { db, buy, shopper, pay, refund, creditNotes } = await invoiceShop(kind)
    const order = await buy(await shopper(blackTeeSku, 2))
    await pay(order, cartTestNow)
    for (const table of ['customer_order', 'payment'] as const)
      await db
        .updateTable(table)
        .set(table === 'payment' ? { amount: 20_360 } : { paid: 20_360 })
        .execute()
    await refund(order, 10_180, 'twice', { cause: 'paid-twice' })
    expect(await creditNotes(order)).toEqual([])
    await refund(order, 10_180, 'once')
    expect(await creditNotes(order)).toMatchObject([{ number: 1, amount: 10_180 }])
  })
})

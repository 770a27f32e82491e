import { describe, expect, it } from 'vitest'
import { databases } from '#test/databases.ts'
import { blackTeeSku, waterPotSku } from '#test/demo-skus.ts'
import { sampleAddress } from '#test/sample-customer.ts'
import { afterMinutes, cartTestNow } from '../../cart/cart-shop.fixture.ts'
import { addPromotion } from '../../cart/checkout/order-shop.fixture.ts'
import { cancelOrder } from '../../orders/cancellation/cancel-order.server.ts'
import { bankTransferName } from '../../orders/order.ts'
import { shopperActor } from '../../values/actor.ts'
import { findInvoice } from './document-store.server.ts'
import { invoiceShop, rewordDocuments, setBankAccount, setSettings } from './invoice-shop.fixture.ts'
import { findOrIssueInvoice } from './issue-invoice.server.ts'

const transfer = { payment: bankTransferName }

describe.each(databases)('an invoice, on %s', kind => {
  it('gets the next number when its order is paid, without gaps', async () => {
    const { db, buy, shopper, pay } = await invoiceShop(kind)
    const orders = []
    for (let count = 0; count < 8; count++) orders.push(await buy(await shopper(blackTeeSku, 1)))
    for (const order of orders) expect(await findInvoice(db, order.id)).toBeUndefined()
    await Promise.all(orders.map(order => pay(order, cartTestNow)))
    const invoices = await Promise.all(orders.map(order => findInvoice(db, order.id)))
    expect(new Set(invoices.map(invoice => invoice!.number))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8]))
  })

  it('is issued once on request if it says how to pay', async () => {
    const { db, buy, shopper, issue } = await invoiceShop(kind)
    const online = await buy(await shopper(waterPotSku, 1))
    expect(await findOrIssueInvoice(db, online.id, cartTestNow)).toBeUndefined()
    const orders = []
    for (let count = 0; count < 4; count++) orders.push(await buy(await shopper(blackTeeSku, 1), transfer))
    const issued = await Promise.all([...orders, ...orders].map(order => issue(order)))
    expect(issued.slice(4)).toEqual(issued.slice(0, 4))
    expect(new Set(issued.map(({ number }) => number))).toEqual(new Set([1, 2, 3, 4]))
    await cancelOrder(db, orders[0]!.id, { actor: shopperActor, now: afterMinutes(3) })
    expect(await issue(orders[0]!, afterMinutes(4))).toEqual(issued[0])
  })

  it('stays the same, byte for byte, whatever changes later', async () => {
    const { db, buy, shopper, pay, print, printedLines } = await invoiceShop(kind)
    await setBankAccount(db, 'IBAN DE00 1234')
    await setSettings(db, { tax_id: 'VAT ID DE1' })
    const unpaid = await buy(await shopper(blackTeeSku, 2), transfer)
    const paid = await buy(await shopper(waterPotSku, 1))
    await pay(paid, cartTestNow)
    const before = [await print(unpaid), await print(paid)]

    await setSettings(db, {
      ...{ shop_name: 'Renamed', logo_text: 'renamed', invoice_seller: 'Someone else', address: 'Elsewhere' },
      ...{ tax_id: 'VAT ID XX9', email: 'new@shop.example' },
      ...{ language: 'de', currency: 'JPY', country: 'JP', prices_include_tax: 'yes' },
    })
    await setBankAccount(db, 'IBAN XX99')
    await db.updateTable('product').set({ title: 'Renamed' }).execute()
    await db.deleteFrom('tax_rate').execute()
    rewordDocuments({ total: 'Sum', item: 'Thing', invoice: () => 'Bill', billedTo: 'For' })
    await pay(unpaid, afterMinutes(5))

    expect((await print(unpaid)).equals(before[0]!)).toBe(true)
    expect((await print(paid)).equals(before[1]!)).toBe(true)
    const other = await buy(await shopper(blackTeeSku, 1))
    await pay(other, afterMinutes(6))
    expect(await printedLines(other)).toEqual(expect.arrayContaining(['renamed', 'Rechnung 000003']))
  })

  it('has the days of the shop, as its credit note does', async () => {
    const { db, buy, shopper, pay, issue, creditNotes, refund } = await invoiceShop(kind)
    await setSettings(db, { time_zone: 'America/New_York' })
    const order = await buy(await shopper(blackTeeSku, 1), transfer)
    const late = new Date('2026-11-28T03:16:00.000Z')
    await db.updateTable('customer_order').set({ placed_at: late.toISOString() }).execute()
    await pay(order, late)
    const dates = (facts: readonly { value: string }[]) =>
      facts.map(({ value }) => value).filter(value => value.includes('2026'))
    expect(dates((await issue(order)).content.facts)).toEqual(['November 27, 2026', 'November 27, 2026'])
    await refund(order, 100)
    const [credit] = await creditNotes(order)
    expect(dates(credit!.content.facts)).toEqual([
      'November 21, 2026',
      expect.stringContaining('November 27, 2026'),
    ])
    await setSettings(db, { time_zone: 'UTC' })
    expect(dates((await issue(order)).content.facts)).toEqual(['November 27, 2026', 'November 27, 2026'])
  })

  it('shows names in any alphabet, and every amount of the order', async () => {
    const { db, buy, shopper, add, printedLines } = await invoiceShop(kind)
    await addPromotion(db, 'SPRING', 1000)
    await setBankAccount(db, 'IBAN DE00 1234')
    const visitor = await shopper(blackTeeSku, 2)
    await add(visitor, waterPotSku, 1)
    const address = { ...sampleAddress, name: 'Žofie Ελένη Иванова' }
    const order = await buy(visitor, { ...transfer, codes: ['SPRING'], address })
    expect(await printedLines(order)).toEqual(
      expect.arrayContaining([
        ...['tote', 'Žofie Ελένη Иванова', 'Invoice 000001', order.number, 'November 21, 2026'],
        ...['Basic Crew Neck Tee', 'Black, S, TEE-BLK-01-S', '$88.00', 'SPRING off (SPRING)', '−$10.00'],
        ...['Shipping, Standard', '$5.00', 'Sales tax 10% on $158.00', '$15.80', '$178.80', 'Balance due'],
        `Please send $178.80 by bank transfer with the reference ${order.number} to:`,
        'IBAN DE00 1234',
      ]),
    )
    await setSettings(db, { language: 'de' })
    const german = await buy(await shopper(blackTeeSku, 2), transfer)
    const lines = await printedLines(german)
    expect(lines).toContain('Rechnung 000002')
    expect(lines.join(' ')).toContain('Bitte überweisen Sie 101,80\u00a0$')
  })

  it('explains included taxes with the amount they are on', async () => {
    const { db, buy, shopper, pay, printedLines } = await invoiceShop(kind)
    await setSettings(db, { prices_include_tax: 'yes' })
    const order = await buy(await shopper(blackTeeSku, 2))
    await pay(order, cartTestNow)
    expect(await printedLines(order)).toEqual(
      expect.arrayContaining(['Includes 10% Sales tax on $80.00', '$8.00', '$93.00', 'Paid', '−$93.00']),
    )
  })

  it('of an order that a gift card or a discount paid has nothing due', async () => {
    const { db, buy, shopper, giftCard, printedLines } = await invoiceShop(kind)
    await addPromotion(db, 'ALL', 100_000)
    await db.updateTable('delivery_rate').set({ price: 0 }).execute()
    const free = await buy(await shopper(blackTeeSku, 1), { codes: ['ALL'] })
    expect(await findInvoice(db, free.id)).toMatchObject({ number: 1, amount: 0 })
    const freeLines = await printedLines(free)
    expect(freeLines).toEqual(expect.arrayContaining(['Total', '$0.00', '−$44.00']))
    expect(freeLines).not.toContain('Balance due')

    const order = await buy(await shopper(blackTeeSku, 1), { codes: [await giftCard(10_000)] })
    expect(order).toMatchObject({ state: 'paid', giftCard: 4840 })
    expect(await printedLines(order)).toEqual(
      expect.arrayContaining(['$48.40', 'Paid by gift card', '−$48.40', 'Balance due', '$0.00']),
    )
  })
})

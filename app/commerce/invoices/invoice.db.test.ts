import { describe, expect, it } from 'vitest'
import { databases } from '../../../test/databases.ts'
import { minutes, pot, tee, today } from '../cart/cart-shop.fixture.ts'
import { addPromotion, address } from '../checkout/order-shop.fixture.ts'
import { cancelOrder } from '../orders/cancel-order.server.ts'
import { deliveringShop } from '../orders/parcels/delivered-order.fixture.ts'
import { bankTransfer } from '../payments/bank-transfer.ts'
import { giveInvoice } from './give-invoice.server.ts'
import { invoicePdf } from './invoice-pdf.server.ts'
import { findInvoice, loadSeller } from './invoice-store.server.ts'
import { pdfText } from './pdf-text.fixture.ts'

describe.each(databases)('an invoice, on %s', kind => {
  it('has a number without a gap, given once, to whoever has earned it', async () => {
    const { db, buy, shopper, pay, read } = await deliveringShop(kind)
    const orders = []
    for (let count = 0; count < 8; count++) {
      const order = await buy(await shopper(tee, 1))
      await pay(order, today)
      orders.push(await read(order))
    }
    const waiting = await buy(await shopper(pot, 1))
    expect(await giveInvoice(db, waiting, today)).toBeUndefined()
    const given = await Promise.all([...orders, ...orders].map(order => giveInvoice(db, order, minutes(1))))
    const numbers = given.map(invoice => invoice!.number)
    expect(numbers.slice(8)).toEqual(numbers.slice(0, 8))
    expect(new Set(numbers)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8]))

    const transfer = await buy(await shopper(pot, 1), { payment: bankTransfer.name })
    expect(await giveInvoice(db, transfer, minutes(2))).toMatchObject({ number: 9 })
    await cancelOrder(db, transfer.id, { who: 'shopper', now: minutes(3) })
    expect(await giveInvoice(db, await read(transfer), minutes(4))).toEqual(
      await findInvoice(db, transfer.id),
    )
  })

  it('prints names in their own letters, and every amount of the order', async () => {
    const { db, buy, shopper, add } = await deliveringShop(kind)
    await addPromotion(db, 'SPRING', 1000)
    const visitor = await shopper(tee, 2)
    await add(visitor, pot, 1)
    const order = await buy(visitor, {
      codes: ['SPRING'],
      address: { ...address, name: 'Žofie Ελένη Иванова' },
      payment: bankTransfer.name,
    })
    const invoice = (await giveInvoice(db, order, today))!
    const seller = await loadSeller(db)
    const printed = { order, invoice, seller, account: 'IBAN DE00 1234', compress: false }
    const lines = pdfText(await invoicePdf(printed))
    for (const line of [
      'Tote',
      'Žofie Ελένη Иванова',
      `Invoice 000001`,
      `Order: ${order.number}, 2026-11-21`,
      'Basic Crew Neck Tee, Black, S, TEE-BLK-01-S',
      '$88.00',
      'SPRING off (SPRING)',
      '-$10.00',
      'Delivery, Parcel',
      '$5.00',
      'Sales tax 10 %',
      '$15.80',
      '$178.80',
      'Please send $178.80 with the reference',
    ])
      expect(
        lines.some(printed => printed.startsWith(line)),
        `${line} in ${lines.join(' | ')}`,
      ).toBe(true)
    expect(lines.join(' ')).toContain('IBAN DE00 1234')
  })
})

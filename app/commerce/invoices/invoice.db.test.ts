import { describe, expect, it } from 'vitest'
import { databases } from '../../../test/databases.ts'
import { blackTeeSku, waterPotSku } from '../../../test/demo-skus.ts'
import { sampleAddress } from '../../../test/sample-customer.ts'
import { shopperActor } from '../actor.ts'
import { cancelOrder } from '../cancellation/cancel-order.server.ts'
import { afterMinutes, cartTestNow } from '../cart/cart-shop.fixture.ts'
import { addPromotion } from '../checkout/order-shop.fixture.ts'
import { fulfillmentShop } from '../orders/fulfillment/fulfillment-shop.fixture.ts'
import { bankTransfer } from '../payments/bank-transfer.ts'
import { loadSettings } from '../settings/load-settings.server.ts'
import { sellerOf } from './invoice.ts'
import { invoicePdf } from './invoice-pdf.server.ts'
import { findInvoice } from './invoice-store.server.ts'
import { issueInvoice } from './issue-invoice.server.ts'
import { pdfText } from './pdf-text.fixture.ts'

describe.each(databases)('an invoice, on %s', kind => {
  it('has a sequential number, assigned once', async () => {
    const { db, buy, shopper, pay, read } = await fulfillmentShop(kind)
    const orders = []
    for (let count = 0; count < 8; count++) {
      const order = await buy(await shopper(blackTeeSku, 1))
      await pay(order, cartTestNow)
      orders.push(await read(order))
    }
    const waiting = await buy(await shopper(waterPotSku, 1))
    expect(await issueInvoice(db, waiting, cartTestNow)).toBeUndefined()
    const given = await Promise.all(
      [...orders, ...orders].map(order => issueInvoice(db, order, afterMinutes(1))),
    )
    const numbers = given.map(invoice => invoice!.number)
    expect(numbers.slice(8)).toEqual(numbers.slice(0, 8))
    expect(new Set(numbers)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8]))

    const transfer = await buy(await shopper(waterPotSku, 1), { payment: bankTransfer.name })
    expect(await issueInvoice(db, transfer, afterMinutes(2))).toMatchObject({ number: 9 })
    await cancelOrder(db, transfer.id, { actor: shopperActor, now: afterMinutes(3) })
    expect(await issueInvoice(db, await read(transfer), afterMinutes(4))).toEqual(
      await findInvoice(db, transfer.id),
    )
  })

  it('shows names in any alphabet, and every amount of the order', async () => {
    const { db, buy, shopper, add } = await fulfillmentShop(kind)
    await addPromotion(db, 'SPRING', 1000)
    const visitor = await shopper(blackTeeSku, 2)
    await add(visitor, waterPotSku, 1)
    const order = await buy(visitor, {
      codes: ['SPRING'],
      address: { ...sampleAddress, name: 'Žofie Ελένη Иванова' },
      payment: bankTransfer.name,
    })
    const invoice = (await issueInvoice(db, order, cartTestNow))!
    const seller = sellerOf(await loadSettings(db))
    const printed = {
      order,
      invoice,
      seller,
      account: 'IBAN DE00 1234',
      language: 'en',
      compress: false,
    } as const
    const lines = pdfText(await invoicePdf(printed))
    for (const line of [
      'Tote',
      'Žofie Ελένη Иванова',
      `Invoice 000001`,
      `Order: ${order.number}, November 21, 2026`,
      'Basic Crew Neck Tee, Black, S, TEE-BLK-01-S',
      '$88.00',
      'SPRING off (SPRING)',
      '-$10.00',
      'Shipping, Standard',
      '$5.00',
      'Sales tax 10%',
      '$15.80',
      '$178.80',
      'Please transfer $178.80 with the reference',
    ])
      expect(
        lines.some(printed => printed.startsWith(line)),
        `${line} in ${lines.join(' | ')}`,
      ).toBe(true)
    expect(lines.join(' ')).toContain('IBAN DE00 1234')

    const german = pdfText(await invoicePdf({ ...printed, language: 'de' }))
    expect(german).toContain('Rechnung 000001')
    expect(german.join(' ')).toContain('Bitte überweisen Sie 178,80\u00a0$')
  })
})

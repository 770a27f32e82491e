import { describe, expect, it } from 'vitest'
import { databases } from '#test/databases.ts'
import { blackTeeSku, waterPotSku } from '#test/demo-skus.ts'
import { afterMinutes, cartTestNow } from '../../cart/cart-shop.fixture.ts'
import type { Order } from '../../orders/order.ts'
import { invoiceShop } from '../../payments/invoices/invoice-shop.fixture.ts'
import { commandLineActor as actor } from '../../values/actor.ts'
import { type Amount, toAmount } from '../../values/money.ts'
import { refundItems } from './refund-items.server.ts'

describe.each(databases)('the credit note of a refund by staff, on %s', kind => {
  async function refundShop(taxesDelivery: 0 | 1, codes: number[] = []) {
    const shop = await invoiceShop(kind)
    await shop.db.updateTable('tax_rate').set({ taxes_delivery: taxesDelivery }).execute()
    const visitor = await shop.shopper(blackTeeSku, 1)
    await shop.add(visitor, waterPotSku, 1)
    const cards = await Promise.all(codes.map(shop.giftCard))
    const order = await shop.deliverAll(await shop.buy(visitor, { codes: cards }), cartTestNow)
    const refund = async (parts: { tee?: Amount; delivery?: Amount; extra?: number }) => {
      const { tee, delivery, extra = 0 } = parts
      const { id } = order.lines.find(({ sku }) => sku === blackTeeSku)!
      const line = { orderLineId: id, quantity: 1, amount: toAmount(tee ?? 0), isRestocked: false }
      const form = { lines: tee ? [line] : [], extra: toAmount(extra), ...(delivery && { delivery }) }
      const rest = { key: 'one-form-of-a-refund', reason: 'goodwill', actor, now: afterMinutes(5) } as const
      expect(await refundItems(shop.db, order.id, { ...form, ...rest })).toMatchObject({ ok: true })
      await shop.sendRefunds()
      return shop.printedCredits(order)
    }
    const tee = (of: Order) => of.lines.find(({ sku }) => sku === blackTeeSku)!.total
    return { ...shop, order, refund, tee: tee(order) }
  }

  it('has no tax if it is for delivery that was not taxed', async () => {
    const { order, refund } = await refundShop(0)
    const [credit] = await refund({ delivery: order.delivery })
    expect(credit).toEqual(expect.arrayContaining(['Shipping, Standard', '$5.00']))
    expect(credit!.join()).not.toContain('Sales tax')
  })

  it('has the tax of its item and of delivery, and names both', async () => {
    const { order, refund, tee } = await refundShop(1)
    expect(order).toMatchObject({ delivery: 550, deliveryTax: 50 })
    const [credit] = await refund({ tee, delivery: order.delivery, extra: 0 })
    const rows = ['$48.40', 'Shipping, Standard', '$5.50', 'Includes 10% Sales tax on $49.00', '$4.90']
    expect(credit).toEqual(expect.arrayContaining(rows))
  })

  it('has a line of its own for goodwill', async () => {
    const { refund, tee } = await refundShop(0)
    const [credit] = await refund({ tee, extra: 200 })
    expect(credit).toEqual(expect.arrayContaining(['$48.40', 'Refund on invoice 000001', '$2.00']))
    expect(credit!.join()).not.toContain('Shipping')
  })

  it('that is paid in parts lists no item twice, and has its tax once', async () => {
    const { order, refund, tee, creditNotes } = await refundShop(0, [12_000])
    expect(order).toMatchObject({ giftCard: 12_000 })
    const credits = await refund({ tee, delivery: order.delivery, extra: 0 })
    const notes = await creditNotes(order)
    expect(notes.length).toBe(2)
    expect(credits.flat()).not.toContain('Basic Crew Neck Tee')
    const taxParts = notes.map(note => note.taxParts!)
    const delivery = taxParts
      .flatMap(part => Object.entries(part))
      .filter(([key]) => key.startsWith('delivery'))
    expect(delivery.reduce((sum, [, amount]) => sum + amount, 0)).toBe(500)
  })
})

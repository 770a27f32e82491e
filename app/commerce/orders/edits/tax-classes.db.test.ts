import { describe, expect, it } from 'vitest'
import { type DatabaseKind, databases } from '#test/databases.ts'
import { blackTeeSku, officeBagSku, waterPotSku } from '#test/demo-skus.ts'
import { receiveReturn } from '../../after-sale/returns/receive-return.server.ts'
import { requestReturn } from '../../after-sale/returns/request-return.server.ts'
import { afterMinutes, cartTestNow } from '../../cart/cart-shop.fixture.ts'
import { commandLineActor } from '../../values/actor.ts'
import { sumOf } from '../../values/money.ts'
import type { Order } from '../order.ts'
import { orderEditShop } from './order-edit-shop.fixture.ts'

/** Tees pay 5% instead of 10%. */
async function mixedShop(kind: DatabaseKind) {
  const shop = await orderEditShop(kind)
  const { db } = shop
  const { id } = await db
    .insertInto('tax_class')
    .values({ name: 'Clothing', removed_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rate = { country: 'US', region: 'CA', name: 'Sales tax', rate: 500, taxes_delivery: 0 as const }
  await db
    .insertInto('tax_rate')
    .values({ ...rate, tax_class_id: id })
    .execute()
  const classify = (classId: number | null) =>
    db
      .updateTable('product')
      .set({ tax_class_id: classId })
      .where('slug', '=', 'basic-crew-neck-tee-black')
      .execute()
  await classify(id)
  /** New rates, and the tees in no class: nothing of an order may change by it. */
  const changeTaxes = async () => {
    await classify(null)
    await db.updateTable('tax_rate').set({ rate: 2000 }).execute()
  }
  const giveBack = async (order: Order, quantities: Record<string, number>) => {
    const lines = order.lines.map(({ id, sku }) => ({ orderLineId: id, quantity: quantities[sku] ?? 0 }))
    const form = { orderId: order.id, key: 'one-form-of-a-return', reason: 'damaged', comment: '', lines }
    const requested = await requestReturn(db, form, afterMinutes(60))
    if (!requested.ok) throw new Error(requested.reasons.join())
    await receiveReturn(db, requested.number, { actor: commandLineActor, now: afterMinutes(90) })
    await shop.sendRefunds()
  }
  return { ...shop, changeTaxes, giveBack }
}

const lineOf = (order: Order, sku: string) => order.lines.find(line => line.sku === sku)!

describe.each(databases)('goods of a tax class, on %s', kind => {
  it('pay the rates of their class, line by line on the invoice', async () => {
    const { paidOrder, printedLines } = await mixedShop(kind)
    const order = await paidOrder({ [blackTeeSku]: 2, [waterPotSku]: 1 })
    const pot = lineOf(order, waterPotSku)
    expect(lineOf(order, blackTeeSku)).toMatchObject({ unitPrice: 4400, tax: 440, total: 9240 })
    expect(pot.tax).toBe(Math.round(pot.unitPrice / 10))
    expect(order.taxes).toEqual([
      { name: 'Sales tax', rate: 1000, base: pot.unitPrice, amount: pot.tax },
      { name: 'Sales tax', rate: 500, base: 8800, amount: 440 },
    ])
    expect(order).toMatchObject({ tax: 440 + pot.tax, total: 9240 + pot.total + 500 })
    const invoice = (await printedLines(order)).join(' ')
    expect(invoice).toContain('TEE-BLK-01-S, Sales tax 5%')
    expect(invoice).toContain('POT-WHT-01, Sales tax 10%')
  })

  it('are credited by the rates they were sold by, when they come back', async () => {
    const { paidOrder, pack, ship, deliver, changeTaxes, giveBack, printedCredits, refund, creditNotes } =
      await mixedShop(kind)
    const order = await paidOrder({ [blackTeeSku]: 2, [waterPotSku]: 1 })
    for (const step of [pack, ship, deliver])
      expect(await step(order, cartTestNow)).toMatchObject({ ok: true })
    await changeTaxes()
    await giveBack(order, { [blackTeeSku]: 1 })
    const [credit] = await printedCredits(order)
    expect(credit).toEqual(expect.arrayContaining(['$46.20', 'Includes 5% Sales tax on $44.00', '$2.20']))
    expect(credit!.join()).not.toContain('10%')
    await refund(order, order.total - 4620, 'the-rest')
    const notes = await creditNotes(order)
    expect(notes.map(({ amount }) => amount)).toEqual([4620, order.total - 4620])
    const parts = notes.map(({ taxParts }) => sumOf(Object.values(taxParts!)))
    expect(parts).toEqual(notes.map(({ amount }) => amount))
    const rest = (await printedCredits(order))[1]!
    expect(rest).toEqual(expect.arrayContaining(['Includes 5% Sales tax on $44.00', '$2.20']))
  })

  it('keep their rates when staff edit the order, and added goods get those of their class', async () => {
    const { paidOrder, changeTaxes, edit, read } = await mixedShop(kind)
    const order = await paidOrder({ [blackTeeSku]: 2, [waterPotSku]: 1 })
    await changeTaxes()
    expect(await edit(order, { quantities: { [blackTeeSku]: 1 } })).toMatchObject({ ok: true })
    const fewer = await read(order)
    expect(lineOf(fewer, blackTeeSku)).toMatchObject({ tax: 220, total: 4620 })
    expect(lineOf(fewer, waterPotSku)).toMatchObject({ tax: lineOf(order, waterPotSku).tax })
    expect(await edit(order, { quantities: { [officeBagSku]: 1 } }, afterMinutes(2))).toMatchObject({
      ok: true,
    })
    const bag = lineOf(await read(order), officeBagSku)
    // As agreed for the other standard goods.
    expect(bag.tax).toBe(Math.round(bag.unitPrice / 10))
  })

  it('that are added first of their class get its rates of today, or standard ones if it has none', async () => {
    const { db, paidOrder, edit, read } = await mixedShop(kind)
    const order = await paidOrder({ [waterPotSku]: 2 })
    await edit(order, { quantities: { [blackTeeSku]: 1 } })
    expect(lineOf(await read(order), blackTeeSku)).toMatchObject({ unitPrice: 4400, tax: 220 })
    await edit(order, { quantities: { [blackTeeSku]: 0 } }, afterMinutes(2))
    await db.deleteFrom('tax_rate').where('tax_class_id', 'is not', null).execute()
    await edit(order, { quantities: { [blackTeeSku]: 1 } }, afterMinutes(3))
    expect(lineOf(await read(order), blackTeeSku)).toMatchObject({ unitPrice: 4400, tax: 440 })
  })

  it('get the rates of another place when the order goes there, also of another region', async () => {
    const { paidOrder, edit, read } = await mixedShop(kind)
    const order = await paidOrder({ [blackTeeSku]: 1, [waterPotSku]: 1 })
    await edit(order, { address: { ...order.address, region: 'OR', city: 'Portland', postalCode: '97201' } })
    const { lines, tax, taxes } = await read(order)
    expect([tax, taxes, lines.map(line => line.agreedTax?.rates)]).toEqual([0, [], [[], []]])
  })

  it('come to the same money after an edit that is taken back', async () => {
    const { paidOrder, edit, read } = await mixedShop(kind)
    const order = await paidOrder({ [blackTeeSku]: 3, [waterPotSku]: 1 })
    await edit(order, { quantities: { [blackTeeSku]: 1 } })
    await edit(order, { quantities: { [blackTeeSku]: 3 } }, afterMinutes(2))
    const { lines, taxes, tax, total } = await read(order)
    expect({ taxes, tax, total }).toEqual({ taxes: order.taxes, tax: order.tax, total: order.total })
    expect(lines.map(line => [line.sku, line.tax, line.agreedTax])).toEqual(
      order.lines.map(line => [line.sku, line.tax, line.agreedTax]),
    )
  })
})

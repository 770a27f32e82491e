import { expect, it } from 'vitest'
import { type DatabaseKind, databases } from '#test/databases.ts'
import { blackTeeSku, waterPotSku } from '#test/demo-skus.ts'
import { openReturn } from '../../after-sale/returns/open-return.server.ts'
import { receiveReturn } from '../../after-sale/returns/receive-return.server.ts'
import { previewedRefund, previewReturn } from '../../after-sale/returns/return-preview.ts'
import { readReturns } from '../../after-sale/returns/return-store.server.ts'
import { declareWithdrawal } from '../../after-sale/withdrawals/declare-withdrawal.server.ts'
import { afterMinutes, cartTestNow } from '../../cart/cart-shop.fixture.ts'
import { addPromotion } from '../../cart/checkout/order-shop.fixture.ts'
import { balanceDue } from '../../payments/invoices/invoice.ts'
import { setSettings } from '../../payments/invoices/invoice-shop.fixture.ts'
import { orderEditShop } from '../edits/order-edit-shop.fixture.ts'

interface Case {
  taxIncluded?: boolean
  taxedDelivery?: boolean
  /** By a code, in cents. */
  discount?: number
  giftCard?: number
  /** Refunded before, in cents. */
  refunded?: number
}

const cases: Case[] = [
  { taxIncluded: true, taxedDelivery: true },
  { discount: 1001, refunded: 777 },
  { giftCard: 5000, discount: 333, refunded: 9000, taxedDelivery: true },
]

const on = databases.flatMap(kind => cases.map(given => [kind, JSON.stringify(given), given] as const))

/** A paid order of three tees and a pot, and everything that went back to its customer. */
async function shopWithOrder(kind: DatabaseKind, { giftCard = 0, discount = 0, refunded = 0, ...tax }: Case) {
  const shop = await orderEditShop(kind)
  const { db, stock, shopper, add, buy, pay, read, refund } = shop
  for (const sku of [blackTeeSku, waterPotSku]) await stock(sku, 50)
  await setSettings(db, { prices_include_tax: tax.taxIncluded ? 'yes' : 'no' })
  if (tax.taxedDelivery) await db.updateTable('tax_rate').set({ taxes_delivery: 1 }).execute()
  if (discount > 0) await addPromotion(db, 'LESS', discount)
  const visitor = await shopper(blackTeeSku, 3)
  await add(visitor, waterPotSku, 1)
  const codes = [...(discount > 0 ? ['LESS'] : []), ...(giftCard > 0 ? [await shop.giftCard(giftCard)] : [])]
  const order = await buy(visitor, { codes })
  expect([order.delivery > 0, order.discount, order.giftCard]).toEqual([true, discount, giftCard])
  await pay(order, cartTestNow)
  if (refunded > 0) await refund(order, refunded)
  const back = async () => {
    const sent = db.selectFrom('refund').select('amount').where('payment_id', 'is not', null)
    const payments = (await sent.execute()).reduce((sum, { amount }) => sum + amount, 0)
    const cards = await db.selectFrom('gift_card').select('balance').execute()
    return { payments, card: cards.reduce((sum, { balance }) => sum + balance, 0) }
  }
  return { ...shop, order: await read(order), back }
}

it.each(on)('an edit moves what its preview shows, on %s for %s', async (kind, _, given) => {
  const { order, read, preview, save, back } = await shopWithOrder(kind, given)
  let edits = 0
  for (const [tees, pots] of [
    [2, 1],
    [2, 0],
    [1, 0],
    [3, 2],
  ] as const) {
    const before = await back()
    const shown = await preview(order, { quantities: { [blackTeeSku]: tees, [waterPotSku]: pots } })
    const saved = await save(order, shown)
    if (!shown.plan.ok) {
      expect(saved).toMatchObject({ ok: false, reason: shown.plan.reason })
      continue
    }
    edits += 1
    const { refund, toGiftCard, due, after } = shown.plan.edit
    const now = await read(order)
    expect(saved).toMatchObject({ ok: true, refunded: refund + toGiftCard, due })
    expect(await back()).toEqual({ payments: before.payments + refund, card: before.card + toGiftCard })
    expect([now.total, now.tax, now.delivery, balanceDue(now)]).toEqual([
      ...[after.total, after.tax, after.delivery, due],
    ])
  }
  expect(edits).toBeGreaterThan(2)
})

it.each(on)('a return for a withdrawal refunds what its page shows, on %s for %s', async (kind, _, given) => {
  const { db, order, read, back, by, pack, ship, deliver } = await shopWithOrder(kind, given)
  for (const step of [pack, ship, deliver]) expect(await step(order, cartTestNow)).toMatchObject({ ok: true })
  const statement = { name: 'Ada', orderNumber: order.number, email: order.email, comment: '' }
  await declareWithdrawal(db, statement, 'key-of-a-withdrawal', afterMinutes(60))
  const { number: origin } = await db.selectFrom('withdrawal').select('number').executeTakeFirstOrThrow()
  const sum = async () => Object.values(await back()).reduce((all, one) => all + one, 0)
  const paid = order.paid + order.giftCard
  for (const [tees, pots] of [
    [1, 0],
    [0, 1],
    [2, 0],
  ] as const) {
    const quantities = new Map(order.lines.map(({ id, sku }) => [id, sku === blackTeeSku ? tees : pots]))
    const preview = previewReturn(await read(order), await readReturns(db, order.id))!
    const shown = previewedRefund(preview, id => quantities.get(id) ?? 0)
    const before = await sum()
    const lines = [...quantities].map(([orderLineId, quantity]) => ({ orderLineId, quantity }))
    const opened = await openReturn(db, order.id, {
      ...{ origin, key: `${tees} and ${pots}`, message: '', lines, ...by(afterMinutes(70)) },
    })
    await receiveReturn(db, opened.ok ? opened.number : '', by(afterMinutes(80)))
    expect((await sum()) - before).toBe(shown)
  }
  // All of it is withdrawn, so delivery goes back, too.
  expect(await read(order)).toMatchObject({ state: 'returned', refunded: paid })
})

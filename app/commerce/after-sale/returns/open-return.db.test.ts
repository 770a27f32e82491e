import { describe, expect, it } from 'vitest'
import { type DatabaseKind, databases } from '#test/databases.ts'
import { blackTeeSku, waterPotSku } from '#test/demo-skus.ts'
import { afterMinutes, cartTestNow } from '../../cart/cart-shop.fixture.ts'
import { orderStates } from '../../orders/order.ts'
import { toAmount } from '../../values/money.ts'
import { readOpenCases } from '../cases/case-store.server.ts'
import { caseDueOn } from '../cases/service-case.ts'
import { refundItems } from '../refunds/refund-items.server.ts'
import { readClaims } from '../warranty/claim-store.server.ts'
import { claimWarranty } from '../warranty/claim-warranty.server.ts'
import { declareWithdrawal } from '../withdrawals/declare-withdrawal.server.ts'
import { declineReturn } from './answer-return.server.ts'
import { canOpenReturn, openReturn } from './open-return.server.ts'
import { receiveReturn } from './receive-return.server.ts'
import { previewedRefund, previewReturn } from './return-preview.ts'
import { readReturns } from './return-store.server.ts'
import { lineOf, returningShop } from './returning-shop.fixture.ts'

/** Long after the period for returns. */
const late = 60 * 24 * 60

async function shopWithWithdrawal(kind: DatabaseKind) {
  const shop = await returningShop(kind, 3)
  const { db, order, by } = shop
  const statement = { name: 'Ada', orderNumber: order.number, email: order.email, comment: 'The pot.' }
  await declareWithdrawal(db, statement, 'key-of-a-withdrawal', afterMinutes(60))
  const { number } = await db.selectFrom('withdrawal').select('number').executeTakeFirstOrThrow()
  let keys = 0
  const open = (
    quantities: Record<string, number>,
    more: { key?: string; origin?: string; message?: string } = {},
  ) =>
    openReturn(db, order.id, {
      ...{ origin: number, key: `form-${++keys}`, message: '', ...more },
      lines: Object.entries(quantities).map(([sku, quantity]) => ({
        ...{ orderLineId: lineOf(order, sku).id, quantity },
      })),
      ...by(afterMinutes(late)),
    })
  const kinds = async () => (await readOpenCases(db)).map(one => `${one.kind} ${one.state}`)
  return { ...shop, withdrawal: number, open, kinds }
}

describe.each(databases)('a return that staff open, on %s', kind => {
  it('for a withdrawal refunds all that was paid, restocks once, and settles it when it is closed', async () => {
    const { db, order, read, by, open, kinds, withdrawal, available, emailCount, disagreements } =
      await shopWithWithdrawal(kind)
    const before = (await available(blackTeeSku))!
    expect(await kinds()).toEqual(['withdrawal open'])
    const all = { [blackTeeSku]: 3, [waterPotSku]: 1 }
    const opened = await Promise.all([open(all, { key: 'same' }), open(all, { key: 'same' }), open(all)])
    const numbers = new Set(opened.flatMap(one => (one.ok ? [one.number] : [])))
    expect(numbers.size).toBe(1)
    expect(opened.filter(one => !one.ok)).toEqual(
      numbers.size === 1 && opened[2]!.ok
        ? [1, 2].map(() => ({ ok: false, reason: 'more-than-bought' }))
        : [{ ok: false, reason: 'more-than-bought' }],
    )
    const [number] = numbers
    expect(await readReturns(db, order.id)).toMatchObject([
      { number, origin: withdrawal, state: 'accepted', comment: 'The pot.', amount: order.total },
    ])
    expect(await emailCount('return-accepted')).toBe(1)
    expect(await kinds()).toEqual(['return accepted'])
    const pack = (arrived: number, damaged: number) =>
      receiveReturn(db, number!, {
        lines: [{ orderLineId: lineOf(order, blackTeeSku).id, arrived, damaged }],
        ...by(afterMinutes(late + 1)),
      })
    expect(await pack(2, 1)).toEqual({ ok: true, isClosed: false })
    expect(await kinds()).toEqual(['return accepted'])
    expect(await receiveReturn(db, number!, by(afterMinutes(late + 2)))).toEqual({ ok: true, isClosed: true })
    expect(await available(blackTeeSku)).toBe(before + 2)
    expect(await read(order)).toMatchObject({ refunded: order.total, state: 'returned' })
    const { settled_at } = await db.selectFrom('withdrawal').select('settled_at').executeTakeFirstOrThrow()
    expect(settled_at).toBe(afterMinutes(late + 2).toISOString())
    expect(await disagreements()).toEqual([])
  })

  it('for a part of an order is due by the date of the withdrawal, and refunds what its page says', async () => {
    const { db, order, read, by, open, kinds } = await shopWithWithdrawal(kind)
    const refund = {
      lines: [
        {
          orderLineId: lineOf(order, waterPotSku).id,
          quantity: 1,
          amount: toAmount(700),
          isRestocked: false,
        },
      ],
      ...{ extra: toAmount(300), delivery: toAmount(0), key: 'a-refund', reason: 'goodwill' as const },
    }
    await refundItems(db, order.id, { ...refund, ...by(afterMinutes(50)) })
    const quantities = { [blackTeeSku]: 1, [waterPotSku]: 1 }
    const preview = previewReturn(await read(order), [])!
    const shown = previewedRefund(
      preview,
      id => quantities[order.lines.find(line => line.id === id)!.sku as keyof typeof quantities],
    )
    const opened = await open(quantities)
    const { refunded } = await read(order)
    await receiveReturn(db, opened.ok ? opened.number : '', by(afterMinutes(late + 1)))
    expect((await read(order)).refunded - refunded).toBe(shown)
    const [received] = await readOpenCases(db)
    const rules = { answerDays: 3, timeZone: 'UTC' }
    const declaredOn = { ...received!, receivedAt: afterMinutes(61).toISOString() }
    const due = new Date(cartTestNow.getTime() + 3_600_000 + 14 * 86_400_000).toISOString().slice(0, 10)
    expect([received!.state, caseDueOn(declaredOn, rules)]).toEqual(['received', due])
    const rest = await open({ [blackTeeSku]: 2 })
    expect(await kinds()).toEqual(['return received', 'return accepted'])
    await receiveReturn(db, rest.ok ? rest.number : '', by(afterMinutes(late + 3)))
    expect(await read(order)).toMatchObject({ refunded: order.total, state: 'returned' })
    const { settled_at } = await db.selectFrom('withdrawal').select('settled_at').executeTakeFirstOrThrow()
    expect(settled_at, 'by the first').toBe(afterMinutes(late + 1).toISOString())
  })

  it('settles its withdrawal when the rest of it is closed', async () => {
    const { db, order, by, open } = await shopWithWithdrawal(kind)
    const opened = await open({ [blackTeeSku]: 3 })
    const lines = [{ orderLineId: lineOf(order, blackTeeSku).id, arrived: 1, damaged: 0 }]
    const closed = { lines, closesRest: true, ...by(afterMinutes(late + 1)) }
    expect(await receiveReturn(db, opened.ok ? opened.number : '', closed)).toMatchObject({ isClosed: true })
    expect(await db.selectFrom('withdrawal').select('settled_at').execute()).toEqual([
      { settled_at: afterMinutes(late + 1).toISOString() },
    ])
  })

  it('leaves its withdrawal open if it is declined', async () => {
    const { db, by, open, kinds } = await shopWithWithdrawal(kind)
    const opened = await open({ [blackTeeSku]: 1 })
    const declined = { ...by(afterMinutes(late)), message: 'It never came.' }
    await declineReturn(db, opened.ok ? opened.number : '', declined)
    expect(await kinds()).toEqual(['withdrawal open'])
  })

  it('for a claim answers it, and for no case or another order is refused', async () => {
    const { db, order, shopper, buy, by, open, kinds, withdrawal } = await shopWithWithdrawal(kind)
    const pot = lineOf(order, waterPotSku)
    const claim = { orderLineId: pot.id, description: 'It has a crack and leaks.', key: 'a-claim' }
    const claimed = await claimWarranty(db, order, claim, afterMinutes(60))
    const origin = claimed.ok ? claimed.number : ''
    expect(await open({ [waterPotSku]: 1 }, { origin })).toEqual({ ok: false, reason: 'needs-message' })
    expect(await open({}, { origin })).toEqual({ ok: false, reason: 'nothing-chosen' })
    const answered = { origin, message: 'Send it back.' }
    const opened = await open({ [waterPotSku]: 1 }, answered)
    expect(opened).toMatchObject({ ok: true })
    expect(await readReturns(db, order.id)).toMatchObject([
      { origin, answer: 'Send it back.', amount: pot.total },
    ])
    expect(await readClaims(db, order.id)).toMatchObject([{ answer: 'Send it back.' }])
    expect(await kinds()).toEqual(['return accepted', 'withdrawal open'].toSorted())
    expect(await open({ [waterPotSku]: 1 }, answered)).toEqual({ ok: false, reason: 'more-than-bought' })
    expect(await open({ [blackTeeSku]: 1 }, { origin: 'W-1' })).toEqual({ ok: false, reason: 'unknown-case' })
    const other = await buy(await shopper())
    const foreign = { key: 'foreign', message: 'No.', lines: [], ...by(afterMinutes(late)) }
    for (const theirs of [origin, withdrawal])
      expect(await openReturn(db, other.id, { ...foreign, origin: theirs })).toMatchObject({
        reason: 'unknown-case',
      })
    expect(await open({ [blackTeeSku]: 1 }, { origin }), 'answered before').toMatchObject({ ok: true })
  })
})

it('is opened by staff once an order has shipped, delivered or not', () => {
  expect(orderStates.filter(state => canOpenReturn({ state }))).toEqual(['shipped', 'delivered'])
})

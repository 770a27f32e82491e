import { describe, expect, it } from 'vitest'
import { type DatabaseKind, databases } from '#test/databases.ts'
import { afterMinutes, cartTestNow } from '../../cart/cart-shop.fixture.ts'
import { undo } from '../../editing/compensations/undo.server.ts'
import { fulfillmentShop } from '../../orders/fulfillment/fulfillment-shop.fixture.ts'
import type { Order } from '../../orders/order.ts'
import { namedStaff } from '../../values/actor.fixture.ts'
import { acceptReturn, declineReturn } from '../returns/answer-return.server.ts'
import { requestReturn } from '../returns/request-return.server.ts'
import { answerClaim } from '../warranty/answer-claim.server.ts'
import { claimWarranty } from '../warranty/claim-warranty.server.ts'
import { declareWithdrawal } from '../withdrawals/declare-withdrawal.server.ts'
import { doneCaseKey } from './case-list.ts'
import { readDoneCases, readOpenCases } from './case-store.server.ts'
import { settleWithdrawal } from './settle-withdrawal.server.ts'

/** A shop with a delivered order that has one case of each kind. */
async function shopWithCases(kind: DatabaseKind) {
  const shop = await fulfillmentShop(kind)
  const { db } = shop
  const order = await shop.deliverAll(await shop.buy(await shop.shopper()), cartTestNow)
  const orderLineId = order.lines[0]!.id
  const lines = [{ orderLineId, quantity: 1 }]
  const request = { orderId: order.id, key: 'a-return', reason: 'other', comment: '', lines }
  const returned = await requestReturn(db, request, afterMinutes(1))
  const claim = { orderLineId, description: 'A seam gave way.', key: 'a-claim' }
  const claimed = await claimWarranty(db, order, claim, afterMinutes(2))
  const declare = async (of: Pick<Order, 'number' | 'email'>, key: string, minutes: number) => {
    const statement = { name: 'Ada', orderNumber: of.number, email: of.email, comment: '' }
    await declareWithdrawal(db, statement, key, afterMinutes(minutes))
    const stored = db.selectFrom('withdrawal').select('number').orderBy('id', 'desc')
    return (await stored.executeTakeFirstOrThrow()).number
  }
  const withdrawal = await declare(order, 'key-1-of-a-withdrawal', 3)
  if (!returned.ok || !claimed.ok) throw new Error('no cases')
  const numbers = { return: returned.number, claim: claimed.number, withdrawal }
  const open = async () => (await readOpenCases(db)).map(({ number }) => number)
  return { ...shop, order, numbers, declare, open }
}

describe.each(databases)('cases, on %s', kind => {
  it('are open until they are answered, settled or over', async () => {
    const { db, by, order, numbers, declare, open } = await shopWithCases(kind)
    expect(await readOpenCases(db)).toMatchObject([
      { kind: 'return', number: numbers.return, orderNumber: order.number, state: 'requested' },
      { kind: 'claim', number: numbers.claim, subject: order.lines[0]!.title, state: 'open' },
      { kind: 'withdrawal', number: numbers.withdrawal, customer: 'Ada' },
    ])
    await acceptReturn(db, numbers.return, { ...by(afterMinutes(4)), message: '' })
    expect((await readOpenCases(db))[0]).toMatchObject({ state: 'accepted' })
    await declineReturn(db, numbers.return, { ...by(afterMinutes(5)), message: 'It was worn.' })
    await answerClaim(db, numbers.claim, { ...by(afterMinutes(5)), message: 'Send it to us.' })
    expect(await open()).toEqual([numbers.withdrawal])
    const grace = { actor: namedStaff('Grace'), now: afterMinutes(6) }
    const settled = await settleWithdrawal(db, numbers.withdrawal, grace)
    expect(settled).toEqual({ ok: true, changeSet: expect.any(Number) })
    const later = { ...grace, now: afterMinutes(60) }
    expect(await settleWithdrawal(db, numbers.withdrawal, later)).toEqual({ ok: true, changeSet: null })
    expect(await settleWithdrawal(db, 'W-1', grace)).toMatchObject({ ok: false })
    expect(await open()).toEqual([])
    if (settled.ok) await undo(db, settled.changeSet!, grace)
    expect(await open()).toEqual([numbers.withdrawal])
    const stranger = await declare({ number: 'T-2222-2222', email: 'b@mail.example' }, 'key-2-of-one', 7)
    expect(await readOpenCases(db)).toMatchObject([{}, { number: stranger, orderNumber: null }])
    await db.updateTable('customer_order').set({ state: 'refunded' }).where('id', '=', order.id).execute()
    expect(await open()).toEqual([stranger])
  })

  it('that are done are read in pages, the newest first', async () => {
    const { db, by, numbers } = await shopWithCases(kind)
    await declineReturn(db, numbers.return, { ...by(afterMinutes(5)), message: 'It was worn.' })
    await answerClaim(db, numbers.claim, { ...by(afterMinutes(5)), message: 'Send it to us.' })
    await settleWithdrawal(db, numbers.withdrawal, { actor: namedStaff('Grace'), now: afterMinutes(6) })
    const page = async (limit: number, key?: string, isBefore = false) => {
      const { cases, ...has } = await readDoneCases(db, { page: key ? { key, isBefore } : undefined, limit })
      return { ...has, cases, shown: cases.map(({ kind }) => kind) }
    }
    const first = await page(2)
    expect(first).toMatchObject({ shown: ['withdrawal', 'claim'], hasBefore: false, hasAfter: true })
    const second = await page(2, doneCaseKey(first.cases[1]!))
    expect(second).toMatchObject({ shown: ['return'], hasBefore: true, hasAfter: false })
    const back = await page(1, doneCaseKey(second.cases[0]!), true)
    expect(back).toMatchObject({ shown: ['claim'], hasBefore: true, hasAfter: true })
  })

  it('that are done have another page if they are all of one kind', async () => {
    const { db, numbers, declare } = await shopWithCases(kind)
    const stranger = await declare({ number: 'T-2222-2222', email: 'b@mail.example' }, 'key-2-of-one', 7)
    for (const number of [numbers.withdrawal, stranger])
      await settleWithdrawal(db, number, { actor: namedStaff('Grace'), now: afterMinutes(8) })
    const { cases, hasAfter } = await readDoneCases(db, { page: undefined, limit: 1 })
    expect([cases.map(({ number }) => number), hasAfter]).toEqual([[stranger], true])
  })
})

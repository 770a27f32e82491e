import { describe, expect, it } from 'vitest'
import { databases } from '#test/databases.ts'
import { commandLineActor } from '../../values/actor.ts'
import { paymentShop, shopNow } from '../payment-shop.fixture.ts'
import { settleTestPayment } from '../providers/settle-test-payment.server.ts'
import { recordTransfer } from '../record-transfer.server.ts'

describe.each(databases)('a payment, on %s', kind => {
  it('by test has the chosen outcome, once', async () => {
    const { db, placed, start, order, payments, events } = await paymentShop(kind)
    const id = await placed('test', 800)
    const token = async () => {
      const openSession = await start(id)
      return openSession.ok ? openSession.redirectUrl!.replace('/pay/', '') : ''
    }
    const first = await token()
    const choose = (of: string, choice: Parameters<typeof settleTestPayment>[2]) =>
      settleTestPayment(db, of, choice, shopNow)
    expect(await choose('nonsense', 'pays')).toEqual({ ok: false, reason: 'unknown' })
    expect(await token()).toBe(first)
    expect(await choose(first, 'declines')).toEqual({ ok: true, state: 'declined' })
    expect(await choose(first, 'pays')).toEqual({ ok: false, reason: 'over' })
    const second = await token()
    const often = await Promise.all(Array.from({ length: 5 }, () => choose(second, 'pays')))
    expect(often.filter(({ ok }) => ok)).toHaveLength(1)
    // The gift card paid $8.00.
    expect(await order(id)).toEqual({ state: 'paid', paid: 8000, refunded: 0 })
    expect(await payments(id)).toEqual(['declined', 'paid'])
    expect(await events(id)).toEqual(['paid'])
  })

  it('by transfer is recorded once', async () => {
    const { db, placed, start, order, payments, emails } = await paymentShop(kind)
    const id = await placed('bank-transfer')
    expect(await start(id)).toEqual({ ok: true, redirectUrl: null })
    expect(await payments(id)).toEqual([])
    const often = await Promise.all(
      Array.from({ length: 5 }, () => recordTransfer(db, id, { actor: commandLineActor, now: shopNow })),
    )
    expect(often.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await order(id)).toEqual({ state: 'paid', paid: 8800, refunded: 0 })
    expect(await emails()).toEqual(['order-confirmed'])
  })
})

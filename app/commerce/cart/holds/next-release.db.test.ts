import { expect, it } from 'vitest'
import { databases } from '#test/databases.ts'
import { blackTeeSku } from '#test/demo-skus.ts'
import { afterMinutes } from '../cart-shop.fixture.ts'
import { readNextRelease } from './check-hold-limits.server.ts'
import { holdShop } from './hold-shop.fixture.ts'

it.each(databases)(
  'scarce stock is released when the first open payment for it is due, on %s',
  async kind => {
    const { db, someone, outcome, stock } = await holdShop(kind)
    await stock(blackTeeSku, 20)
    const release = (quantity: number, now = afterMinutes(0)) =>
      readNextRelease(db, [{ sku: blackTeeSku, quantity }], now)
    const within = (minutes: number, paysOnline = true) => ({ paysOnline, paymentTimeout: minutes * 60_000 })
    expect(await outcome(await someone(), 2, within(5, false))).toBe('placed')
    expect(await release(18), 'transfers wait for no payment page').toBeUndefined()
    for (const minutes of [60, 30]) expect(await outcome(await someone(), 4, within(minutes))).toBe('placed')
    expect(await release(1), 'as many are left as open payments hold').toBeUndefined()
    expect(await release(2)).toBe(afterMinutes(30).toISOString())
    expect(await release(2, afterMinutes(29.5))).toBe(afterMinutes(30.5).toISOString())
    expect(await readNextRelease(db, [{ sku: 'another', quantity: 9 }], afterMinutes(0))).toBeUndefined()
  },
)

import { describe, expect, it } from 'vitest'
import { inOneCommit } from '#db/connection/one-commit.server.ts'
import type { Tx } from '#db/schema/schema.ts'
import { bothDatabases, type DatabaseKind } from '#test/databases.ts'
import { demoDatabase } from '#test/demo-database.ts'
import { raceAgainst } from '../../cart/checkout/order-shop.fixture.ts'
import { toAmount } from '../../values/money.ts'
import { refundToGiftCard } from '../gift-cards/gift-card-store.server.ts'
import { issueGiftCard } from '../gift-cards/issue-gift-card.server.ts'
import { priceCart } from './price-cart.server.ts'
import { redeemQuote, releaseQuote } from './redeem-quote.server.ts'

const now = new Date('2026-11-22T12:00:00.000Z')
const later = new Date('2026-12-24T12:00:00.000Z')

async function shop(kind: DatabaseKind) {
  const db = await demoDatabase(kind)
  const ids = Object.fromEntries(
    (await db.selectFrom('promotion').select(['code', 'id']).execute()).map(({ code, id }) => [code, id]),
  )
  const quoteOf = async (codes: string[], confirmedEmail: string | null = null) => {
    const destination = { country: 'US', region: '', deliveryMethodId: null, confirmedEmail }
    const lines = [{ sku: 'TEE-BLK-01-S', quantity: 1 }]
    return (await priceCart(db, { lines, codes, ...destination }, now)).quote
  }
  const together = <T>(works: ((tx: Tx) => Promise<T>)[]) =>
    Promise.all(works.map(work => inOneCommit(db, work)))
  const uses = async (code: string) =>
    (await db.selectFrom('promotion').select('uses').where('code', '=', code).executeTakeFirstOrThrow()).uses
  const counted = async () => (await db.selectFrom('promotion_use').select('order_id').execute()).length
  const card = await inOneCommit(db, tx =>
    issueGiftCard(tx, { amount: toAmount(6000), currency: 'USD', expiresAt: null }, now),
  )
  const balance = async () => {
    const movements = await db.selectFrom('gift_card_movement').select('amount').execute()
    const { balance: remaining } = await db
      .selectFrom('gift_card')
      .select('balance')
      .executeTakeFirstOrThrow()
    expect(movements.reduce((sum, { amount }) => sum + amount, 0)).toBe(remaining)
    return remaining
  }
  return { db, ids, quoteOf, together, uses, counted, card, balance }
}

const outcome = (results: readonly { ok: boolean; reason?: string }[]) =>
  results.map(({ ok, reason }) => (ok ? 'ok' : reason)).toSorted()

describe.each(bothDatabases)('redeemQuote on %s', kind => {
  it('gives the last use of a code to one order', async () => {
    const { db, quoteOf, together, uses, counted } = await shop(kind)
    await db.updateTable('promotion').set({ max_uses: 3, uses: 2 }).where('code', '=', 'TOTE5').execute()
    const quote = await quoteOf(['TOTE5'])
    const rivals = [1, 2, 3, 4].map(id => (tx: Tx) => redeemQuote(tx, id, quote, `${id}@tote.example`, now))
    expect(outcome(await together(rivals))).toEqual(['ok', ...Array(3).fill('promotion-used-up')])
    expect(await uses('TOTE5')).toBe(3)
    expect(await counted()).toBe(1)
  })

  it('allows one use per customer until the order is canceled', async () => {
    const { quoteOf, together, uses, counted } = await shop(kind)
    const quote = await quoteOf(['WELCOME10'], 'ada@tote.example')
    const emails = ['ada@tote.example', 'Ada@Tote.Example ', 'eve@tote.example']
    const placing = emails.map((email, id) => (tx: Tx) => redeemQuote(tx, id, quote, email, now))
    expect(outcome(await together(placing))).toEqual(['ok', 'ok', 'promotion-used-up'])
    expect([await uses('WELCOME10'), await counted()]).toEqual([2, 2])
    await together([0, 1, 0, 1].map(id => (tx: Tx) => releaseQuote(tx, id, later)))
    expect([await uses('WELCOME10'), await counted()]).toEqual([1, 1])
    expect(outcome(await together([placing[0]!]))).toEqual(['ok'])
  })

  it('refuses a promotion that ended meanwhile', async () => {
    const { db, quoteOf, together, uses } = await shop(kind)
    const quote = await quoteOf(['TOTE5'])
    const redeem = () => together([tx => redeemQuote(tx, 1, quote, 'ada@tote.example', now)])
    for (const moved of [{ ends_at: now.toISOString() }, { ends_at: null, starts_at: later.toISOString() }]) {
      await db.updateTable('promotion').set(moved).where('code', '=', 'TOTE5').execute()
      expect(outcome(await redeem())).toEqual(['promotion-used-up'])
    }
    expect(await uses('TOTE5')).toBe(0)
    await db.deleteFrom('promotion').execute()
    expect(outcome(await redeem())).toEqual(['promotion-used-up'])
  })

  it('charges a gift card for one of two orders, and leaves the other unused', async () => {
    const { quoteOf, together, uses, counted, card, balance } = await shop(kind)
    const quote = await quoteOf(['TOTE5', card.code])
    expect(quote.giftCard).toMatchObject({ amount: 3900 })
    const rivals = [1, 2].map(id => (tx: Tx) => redeemQuote(tx, id, quote, `${id}@tote.example`, now))
    expect(outcome(await together(rivals))).toEqual(['gift-card-empty', 'ok'])
    expect([await balance(), await uses('TOTE5'), await counted()]).toEqual([2100, 1, 1])
    expect(await quoteOf([card.code])).toMatchObject({ giftCard: { amount: 2100 }, due: 2300 })
  })

  it('refunds only the outstanding part, once', async () => {
    const { db, quoteOf, together, card, balance } = await shop(kind)
    const quote = await quoteOf([card.code])
    await together([tx => redeemQuote(tx, 1, quote, 'ada@tote.example', now)])
    expect(await balance()).toBe(1600)
    expect(await together([tx => refundToGiftCard(tx, 1, toAmount(1000), later)])).toEqual([1000])
    expect(await balance()).toBe(2600)
    await db.updateTable('gift_card').set({ expires_at: now.toISOString() }).execute()
    await together([1, 1, 1, 2].map(id => (tx: Tx) => releaseQuote(tx, id, later)))
    expect(await balance()).toBe(6000)
    expect(await together([tx => refundToGiftCard(tx, 1, 'all', later)])).toEqual([0])
    const late = await together([tx => redeemQuote(tx, 2, quote, 'ada@tote.example', now)])
    expect(outcome(late)).toEqual(['gift-card-empty'])
  })

  it('waits for concurrent orders and refunds', async () => {
    const { db, quoteOf, uses, card, balance } = await shop(kind)
    await db.updateTable('promotion').set({ max_uses: 1 }).where('code', '=', 'TOTE5').execute()
    const quote = await quoteOf(['TOTE5', card.code])
    const redeem = (id: number) => (tx: Tx) => redeemQuote(tx, id, quote, `${id}@tote.example`, now)
    const second = await raceAgainst(db, redeem(1), () => inOneCommit(db, redeem(2)))
    expect(second).toEqual({ ok: false, reason: 'promotion-used-up' })
    expect([await uses('TOTE5'), await balance()]).toEqual([1, 2100])

    const part = (tx: Tx) => refundToGiftCard(tx, 1, toAmount(2000), later)
    expect(await raceAgainst(db, part, () => inOneCommit(db, part))).toBe(1900)
    expect(await balance()).toBe(6000)

    const cancel = (tx: Tx) => releaseQuote(tx, 1, later)
    await raceAgainst(db, cancel, () => inOneCommit(db, cancel))
    expect([await uses('TOTE5'), await balance()]).toEqual([0, 6000])
  })
})

import { describe, expect, it } from 'vitest'
import { inOneCommit } from '#db/connection/one-commit.server.ts'
import { databases } from '#test/databases.ts'
import { demoDatabase } from '#test/demo-database.ts'
import { watchTables } from '#test/on-databases/watch-tables.ts'
import { undo } from '../editing/compensations/undo.server.ts'
import { namedStaff } from '../values/actor.fixture.ts'
import { toAmount } from '../values/money.ts'
import { blockGiftCard } from './gift-cards/block-gift-card.server.ts'
import { chargeGiftCard, refundToGiftCard } from './gift-cards/gift-card-store.server.ts'
import { giveGiftCard } from './gift-cards/give-gift-card.server.ts'
import { issueGiftCard } from './gift-cards/issue-gift-card.server.ts'
import { priceCart } from './pricing/price-cart.server.ts'
import { redeemQuote, releaseQuote } from './pricing/redeem-quote.server.ts'
import { recordPromotionUse } from './promotions/promotion-store.server.ts'

const now = new Date('2026-11-22T12:00:00.000Z')

describe.each(databases)('other promotions and gift cards, on %s', kind => {
  it('keep uses and balances while orders redeem, cancel and refund, and cards are given and blocked', async () => {
    const db = await demoDatabase(kind)
    await db.updateTable('promotion').set({ uses: 2 }).execute()
    const cards = new Map<unknown, string>()
    const issue = async (name: string) => {
      const card = { amount: toAmount(9000), currency: 'USD', expiresAt: null }
      const { id, code } = await inOneCommit(db, tx => issueGiftCard(tx, card, now))
      cards.set(id, name)
      return { id, code }
    }
    const [own, bobs] = [await issue('own'), await issue('Bob’s')]
    const codes = ['TOTE5', own.code]
    const quoteOf = async (codes: string[]) => {
      const cart = { country: 'US', region: '', deliveryMethodId: null, confirmedEmail: null }
      const lines = [{ sku: 'TEE-BLK-01-S', quantity: 1 }]
      return (await priceCart(db, { lines, codes, ...cart }, now)).quote
    }
    const redeem = async (orderId: number, email: string, codes: string[]) => {
      const quote = await quoteOf(codes)
      return inOneCommit(db, tx => redeemQuote(tx, orderId, quote, email, now))
    }
    await redeem(1, 'bob@example.com', ['TOTE5', bobs.code])
    const rows = await db.selectFrom('promotion').select(['id', 'code', 'title']).execute()
    const promotions = new Map<unknown, string>(rows.map(({ id, code, title }) => [id, code ?? title]))
    const changed = await watchTables(db, (row, table) => {
      if (table === 'change_set' || table === 'changed_row') return undefined
      const card = cards.get(table === 'gift_card' ? row.id : row.gift_card_id)
      return (
        card ?? promotions.get(table === 'promotion' ? row.id : row.promotion_id) ?? String(row.kind ?? '')
      )
    })
    expect(await redeem(2, 'ada@example.com', codes)).toEqual({ ok: true })
    expect(await changed()).toEqual([
      'gift_card own: balance',
      'gift_card_movement own +',
      'promotion TOTE5: uses',
      'promotion_use TOTE5 +',
    ])
    await inOneCommit(db, tx => refundToGiftCard(tx, 2, toAmount(100), now))
    expect(await changed()).toEqual(['gift_card own: balance', 'gift_card_movement own +'])
    await inOneCommit(db, tx => releaseQuote(tx, 2, now))
    expect(await changed()).toEqual([
      'gift_card own: balance',
      'gift_card_movement own +',
      'promotion TOTE5: uses',
      'promotion_use TOTE5 −',
    ])
    await inOneCommit(db, tx => releaseQuote(tx, 2, now))
    expect(await changed()).toEqual([])
    const origin = { actor: namedStaff('Grace'), reason: '', cause: 'form', now, key: 'give' } as const
    const given = await giveGiftCard(db, origin, {
      ...{ amount: toAmount(5000), currency: 'USD', expiresAt: null },
      ...{ email: 'ida@example.com', message: '' },
    })
    cards.set(given.id, 'given')
    expect(await changed()).toEqual(['email gift-card +', 'gift_card given +', 'gift_card_movement given +'])
    const blocked = (await blockGiftCard(db, { ...origin, key: 'block' }, own.id, true))!
    expect(await changed()).toEqual(['gift_card own: blocked_at'])
    await undo(db, blocked.changeSet!, origin)
    expect(await changed()).toEqual(['gift_card own: blocked_at'])
    await undo(db, given.changeSet, origin)
    expect(await changed()).toEqual([
      'email gift-card −',
      'gift_card given: balance',
      'gift_card_movement given +',
    ])
  })

  it.each([
    { at: -1, starts: false, lasts: true },
    { at: 0, starts: true, lasts: false },
    { at: 1, starts: true, lasts: false },
  ])('start with their first millisecond and end before their last: $at', async ({ at, starts, lasts }) => {
    const db = await demoDatabase(kind)
    const time = new Date(now.getTime() + at)
    const use = (orderId: number, limits: object) =>
      inOneCommit(db, async tx => {
        const always = { starts_at: null, ends_at: null, max_uses: null, removed_at: null }
        const set = { ...always, uses: 1, ...limits }
        await tx.updateTable('promotion').set(set).where('code', '=', 'TOTE5').execute()
        const { id } = await tx
          .selectFrom('promotion')
          .select('id')
          .where('code', '=', 'TOTE5')
          .executeTakeFirstOrThrow()
        return recordPromotionUse(tx, id, orderId, `${orderId}@example.com`, time)
      })
    expect(await use(1, { starts_at: now.toISOString() })).toBe(starts)
    expect(await use(2, { ends_at: now.toISOString() })).toBe(lasts)
    expect(await use(3, { max_uses: 2 + at })).toBe(at >= 0)
    expect(await use(4, { removed_at: now.toISOString() })).toBe(false)
    const charge = (expiresAt: string | null, amount: number, currency = 'USD') =>
      inOneCommit(db, async tx => {
        const card = { amount: toAmount(5000), currency: 'USD', expiresAt }
        const { id } = await issueGiftCard(tx, card, now)
        return chargeGiftCard(tx, { id, amount: toAmount(amount), currency }, 4, time)
      })
    expect(await charge(now.toISOString(), 1)).toBe(lasts)
    expect(await charge(null, 5000 + at)).toBe(at <= 0)
    expect(await charge(null, 1, 'EUR')).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import { inOneCommit } from '#db/connection/one-commit.server.ts'
import { type DatabaseKind, databases } from '#test/databases.ts'
import { demoDatabase } from '#test/demo-database.ts'
import { undo as undoChange } from '../../editing/compensations/undo.server.ts'
import { readOutbox } from '../../running/outbox/read-outbox-store.server.ts'
import { namedStaff } from '../../values/actor.fixture.ts'
import { toAmount } from '../../values/money.ts'
import { priceCart } from '../pricing/price-cart.server.ts'
import { blockGiftCard } from './block-gift-card.server.ts'
import { listGiftCards, readGiftCardLedger } from './gift-card-list-store.server.ts'
import { giftCardState } from './gift-card-state.ts'
import { chargeGiftCard } from './gift-card-store.server.ts'
import { giveGiftCard } from './give-gift-card.server.ts'

async function shop(kind: DatabaseKind) {
  const db = await demoDatabase(kind)
  const now = new Date('2026-11-21T12:00:00.000Z')
  const origin = () => ({ actor: namedStaff('Grace'), reason: '', cause: 'form', now }) as const
  const give = (more: { email?: string | null; key?: string } = {}) => {
    const { email = null, key } = more
    const card = { amount: toAmount(5000), currency: 'USD', expiresAt: null, email, message: 'Enjoy' }
    return giveGiftCard(db, { ...origin(), ...(key !== undefined && { key }) }, card)
  }
  const list = (more: Partial<Parameters<typeof listGiftCards>[1]> = {}) =>
    listGiftCards(db, { ...{ state: undefined, ending: '', from: undefined, limit: 2 }, ...more }, now)
  const undo = (id: number) => undoChange(db, id, origin())
  return { db, origin, now, give, list, undo }
}

describe.each(databases)('gift cards that staff issue on %s', kind => {
  it('are issued once for each key, with a code that is stored nowhere', async () => {
    const { db, give, list } = await shop(kind)
    const first = await give({ key: 'issue-gift-card-0001', email: 'ada@mail.example' })
    const again = await give({ key: 'issue-gift-card-0001', email: 'ada@mail.example' })
    expect(again).toEqual({ ...first, code: undefined })
    expect((await list()).rows).toMatchObject([
      { id: first.id, balance: 5000, ending: first.code!.slice(-4) },
    ])
    const stored = JSON.stringify([
      await db.selectFrom('gift_card').selectAll().execute(),
      await db.selectFrom('change_set').selectAll().execute(),
      await db.selectFrom('email').selectAll().execute(),
    ])
    for (const code of [first.code!, first.code!.replaceAll('-', '')]) expect(stored).not.toContain(code)
  })

  it('email their code, and take the email back with the money', async () => {
    const { db, now, give, list, undo } = await shop(kind)
    const { id, changeSet } = await give({ email: 'ada@mail.example' })
    expect(await readOutbox(db, 5)).toMatchObject([{ recipient: 'ada@mail.example' }])
    const { due_at } = await db.selectFrom('email').select('due_at').executeTakeFirstOrThrow()
    expect(Date.parse(due_at) - now.getTime()).toBe(60_000)
    expect(await undo(changeSet)).toMatchObject({ ok: true })
    expect(await readOutbox(db, 5)).toEqual([])
    expect((await list()).rows).toMatchObject([{ balance: 0 }])
    expect((await readGiftCardLedger(db, id, 9)).map(({ reason }) => reason)).toEqual(['canceled', 'issued'])
  })

  it('keep money that is spent: issuing can no longer be taken back', async () => {
    const { db, now, give, list, undo } = await shop(kind)
    const { id, changeSet } = await give({ email: 'ada@mail.example' })
    const charge = { id, amount: toAmount(1), currency: 'USD' }
    expect(await inOneCommit(db, tx => chargeGiftCard(tx, charge, 1, now))).toBe(true)
    expect(await undo(changeSet)).toMatchObject({ ok: false })
    expect((await list()).rows).toMatchObject([{ balance: 4999 }])
    const entries = await readGiftCardLedger(db, id, 9)
    expect(entries.map(({ amount }) => amount)).toEqual([-1, 5000])
    expect(await readOutbox(db, 5)).toHaveLength(1)
  })

  it('pay nothing while they are blocked, and keep their balance', async () => {
    const { db, origin, now, give, undo } = await shop(kind)
    const { id, code } = await give()
    const cart = { lines: [], country: 'US', region: '', deliveryMethodId: null, confirmedEmail: null }
    const refusal = async () =>
      (await priceCart(db, { ...cart, codes: [code!] }, now)).refusedCodes[0]?.reason
    const charge = { id, amount: toAmount(100), currency: 'USD' }
    const { changeSet } = (await blockGiftCard(db, origin(), id, true))!
    expect(await refusal()).toBe('blocked-gift-card')
    expect(await inOneCommit(db, tx => chargeGiftCard(tx, charge, 1, now))).toBe(false)
    expect(await undo(changeSet!)).toMatchObject({ ok: true })
    expect(await refusal()).toBe('nothing-to-pay')
    expect(await blockGiftCard(db, origin(), id + 99, true)).toBeUndefined()
  })

  it('are listed newest first, by state and by the end of their code', async () => {
    const { db, origin, now, give, list } = await shop(kind)
    const ids = [await give(), await give(), await give()].map(({ id }) => id)
    const idsOf = ({ rows }: { rows: { id: number }[] }) => rows.map(({ id }) => id)
    const first = await list()
    expect([idsOf(first), first.hasMore]).toEqual([[ids[2], ids[1]], true])
    expect(idsOf(await list({ from: { id: ids[1]!, isBackwards: false } }))).toEqual([ids[0]])
    expect(idsOf(await list({ from: { id: ids[1]!, isBackwards: true } }))).toEqual([ids[2]])
    expect(idsOf(await list({ ending: first.rows[0]!.ending }))).toContain(ids[2])
    await blockGiftCard(db, origin(), ids[0]!, true)
    await db.updateTable('gift_card').set({ balance: 0 }).where('id', '=', ids[1]!).execute()
    await db
      .updateTable('gift_card')
      .set({ expires_at: now.toISOString() })
      .where('id', '=', ids[2]!)
      .execute()
    for (const [state, id] of [
      ['blocked', ids[0]],
      ['empty', ids[1]],
      ['expired', ids[2]],
    ] as const) {
      const { rows } = await list({ state })
      expect([state, idsOf({ rows }), rows.map(card => giftCardState(card, now))]).toEqual([
        state,
        [id],
        [state],
      ])
    }
    expect((await list({ state: 'active' })).rows).toEqual([])
  })
})

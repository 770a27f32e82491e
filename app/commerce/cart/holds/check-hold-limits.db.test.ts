import { describe, expect, it } from 'vitest'
import { keyedHash } from '#db/secrets/secrets.server.ts'
import { bothDatabases } from '#test/databases.ts'
import { blackTeeSku, waterPotSku } from '#test/demo-skus.ts'
import { cancelOrder, cancelUnpaidOrder } from '../../orders/cancellation/cancel-order.server.ts'
import { recordTransfer } from '../../payments/record-transfer.server.ts'
import { emailHash } from '../../running/outbox/email-hash.server.ts'
import { commandLineActor, shopperActor } from '../../values/actor.ts'
import { cartTestNow } from '../cart-shop.fixture.ts'
import { raceAgainst } from '../checkout/order-shop.fixture.ts'
import { holdShop } from './hold-shop.fixture.ts'
import { holdWrite, lockHolder } from './unpaid-hold-store.server.ts'
import { wideNetwork } from './wide-network.ts'

const minute = 60_000

describe.each(bothDatabases)('unpaid orders on %s', kind => {
  it('are limited per visitor, across emails and networks', async () => {
    const { someone, outcome, written, lines } = await holdShop(kind)
    const ada = await someone()
    expect(await outcome(ada, 2)).toBe('placed')
    const [before, other] = [await written(), await someone()]
    expect(await outcome({ ...other, visitor: ada.visitor }, 1)).toBe('confirm-email')
    expect(await written()).toEqual(before)
    expect((await lines(ada.visitor)).map(({ quantity }) => quantity)).toEqual([1])
    expect(await outcome(other, 1)).toBe('placed')
  })

  it('are limited per mailbox, in every spelling of its address', async () => {
    const { someone, outcome } = await holdShop(kind)
    for (const email of ['ada.l@gmail.com', 'adal+tote@googlemail.com'])
      expect(await outcome(await someone({ email }), 2)).toBe('placed')
    expect(await outcome(await someone({ email: 'a.dal@gmail.com' }), 1)).toBe('confirm-email')
    expect(await outcome(await someone({ email: 'bob@gmail.com' }), 1)).toBe('placed')
  })

  it('are limited per network and per wide network', async () => {
    const { someone, outcome } = await holdShop(kind)
    const from = async (network: string, units = 2) => outcome(await someone({ network }), units)
    for (const network of ['2001:db8:aaaa:1::/64', '2001:db8:aaaa:2::/64']) {
      for (const _ of [1, 2, 3]) expect(await from(network)).toBe('placed')
      expect(await from(network, 1)).toBe('confirm-email')
    }
    expect(await from('2001:db8:aaaa:3::/64', 1)).toBe('confirm-email')
    expect(await from('2001:db8:aaab:1::/64', 1)).toBe('placed')
    for (const _ of [1, 2, 3]) expect(await from('203.0.113.7')).toBe('placed')
    expect(await from('203.0.113.7', 1)).toBe('confirm-email')
    expect(await from('203.0.113.8', 1)).toBe('placed')
  })

  it('release everything once they are paid, canceled or expired', async () => {
    const { db, someone, order, outcome, held, count } = await holdShop(kind)
    const ends = [
      (id: number) => recordTransfer(db, id, { actor: commandLineActor, now: cartTestNow }),
      (id: number) => cancelOrder(db, id, { actor: shopperActor, now: cartTestNow }),
      (id: number) => cancelUnpaidOrder(db, id, new Date(cartTestNow.getTime() + 60 * 60_000)),
    ]
    const ada = await someone()
    for (const end of ends) {
      const id = await order(ada, 2)
      expect(await outcome(ada, 1)).toBe('confirm-email')
      const stored = JSON.stringify(await db.selectFrom('unpaid_hold').selectAll().execute())
      expect(stored).not.toMatch(/2001:db8|example\.com/)
      await end(id as number)
      expect([await held(), await count('unpaid_hold'), await count('unpaid_hold_line')]).toEqual([0, 0, 0])
    }
    expect(await outcome(ada, 2)).toBe('placed')
  })

  it('may hold more with a confirmed email', async () => {
    const { someone, outcome, confirm, count } = await holdShop(kind)
    const ada = await someone()
    expect(await outcome(ada, 2)).toBe('placed')
    await confirm(ada)
    expect(await count('unpaid_hold_line')).toBe(0)
    // Earlier holds count.
    expect(await outcome(ada, 4)).toBe('placed')
    expect(await outcome(ada, 1)).toBe('pay-now')
    const other = await someone({ email: ada.email })
    expect(await outcome(other, 3), 'confirmed by another visitor').toBe('confirm-email')
    expect(await outcome({ ...ada, email: other.email, visitor: other.visitor }, 2)).toBe('placed')
  })

  it('count as confirmed only for the confirmed visitor and email, and only for bank transfers', async () => {
    const { db, someone, order, confirm } = await holdShop(kind)
    const ada = await someone()
    const other = await someone()
    const ids = [
      await order(ada, 1),
      await order({ ...ada, email: other.email }, 1),
      await order({ ...ada, visitor: other.visitor }, 1),
      await order(ada, 1, { paysOnline: true }),
    ]
    await confirm(ada)
    const rows = await db.selectFrom('unpaid_hold').select(['order_id', 'kind']).orderBy('order_id').execute()
    const kinds = ['confirmed', 'unconfirmed', 'unconfirmed', 'online']
    expect(rows).toEqual(ids.map((order_id, at) => ({ order_id, kind: kinds[at] })))
    const lines = await db.selectFrom('unpaid_hold_line').select('order_id').orderBy('order_id').execute()
    expect(lines.map(({ order_id }) => order_id)).toEqual(ids.slice(1))
  })

  it('never ask for a second confirmation', async () => {
    const { someone, outcome, confirm } = await holdShop(kind)
    const ada = await someone()
    const again = await someone({ email: ada.email })
    for (const one of [ada, again]) await confirm(one)
    expect(await outcome(ada, 6)).toBe('placed')
    expect(await outcome(again, 1)).toBe('pay-now')
  })

  it('ask for a confirmation only if it helps', async () => {
    const { someone, outcome } = await holdShop(kind)
    expect(await outcome(await someone(), 6)).toBe('confirm-email')
    expect(await outcome(await someone(), 7)).toBe('pay-now')
  })

  it('have separate limits when paid online', async () => {
    const { someone, outcome } = await holdShop(kind)
    const online = { paysOnline: true }
    const ada = await someone()
    expect(await outcome(ada, 2)).toBe('placed')
    expect(await outcome(ada, 6, online)).toBe('placed')
    expect(await outcome(ada, 1, online)).toBe('finish-payments')
    const bob = await someone({ network: ada.network })
    expect(await outcome(bob, 6, online)).toBe('placed')
    expect(await outcome(await someone({ network: ada.network }), 1, online)).toBe('finish-payments')
    expect(await outcome(await someone({ network: ada.network }), 2)).toBe('placed')
  })

  it('leave half of the stock to shoppers who pay or have confirmed their email', async () => {
    const { someone, outcome, confirm, stock, available, written } = await holdShop(kind)
    await stock(blackTeeSku, 5)
    expect(await outcome(await someone(), 2)).toBe('placed')
    const [before, ada] = [await written(), await someone()]
    expect(await outcome(ada, 1)).toBe('confirm-email')
    expect([await available(blackTeeSku), await written()]).toEqual([3, before])
    expect(await outcome(await someone(), 1, { paysOnline: true })).toBe('placed')
    await confirm(ada)
    expect(await outcome(ada, 2)).toBe('placed')
    expect(await available(blackTeeSku)).toBe(0)
  })

  it('paid online hold half of the stock for an hour, and a few more for a quarter', async () => {
    const { db, someone, order, outcome, stock, available } = await holdShop(kind)
    await stock(blackTeeSku, 20)
    const online = { paysOnline: true, paymentTimeout: 60 * minute, unpaidUnits: 6 }
    const times = (id: unknown) =>
      db
        .selectFrom('unpaid_hold')
        .innerJoin('customer_order', 'id', 'order_id')
        .select(['payment_due_at', 'remind_at'])
        .where('id', '=', Number(id))
        .executeTakeFirstOrThrow()
    const later = (minutes: number) => new Date(cartTestNow.getTime() + minutes * minute).toISOString()
    const ada = await someone()
    const half = await order(ada, 10, online)
    expect(await times(half)).toEqual({ payment_due_at: later(60), remind_at: later(30) })
    const other = { ...ada, ...(await someone({ network: ada.network })) }
    expect(await outcome(other, 7, online), 'of a network that holds half').toBe('try-later')
    const bob = await someone()
    const more = await order(bob, 2, online)
    expect(await times(more)).toEqual({ payment_due_at: later(15), remind_at: later(7.5) })
    expect(await outcome(await someone({ network: bob.network }), 1, online)).toBe('placed')
    expect(await outcome(await someone({ network: bob.network }), 1, online)).toBe('try-later')
    expect(await available(blackTeeSku)).toBe(7)
    expect(await outcome(await someone(), 2), 'bank transfers count apart').toBe('placed')
    const quick = await order(await someone(), 1, { ...online, paymentTimeout: 10 * minute })
    expect(await times(quick)).toMatchObject({ payment_due_at: later(10) })
  })

  it('paid online are free again when an earlier one ends', async () => {
    const { db, someone, order, outcome, stock } = await holdShop(kind)
    await stock(blackTeeSku, 10)
    const online = { paysOnline: true }
    const ada = await someone()
    const first = Number(await order(ada, 5, online))
    const bob = await someone()
    expect(await outcome(bob, 3, online)).toBe('placed')
    expect(await outcome(bob, 1, online)).toBe('try-later')
    await cancelOrder(db, first, { actor: shopperActor, now: cartTestNow })
    expect(await outcome(bob, 1, online)).toBe('placed')
  })

  it('paid online leave half to other networks when placed concurrently', async () => {
    const { buy, shopper, someone, requestFrom, place, stock, available } = await holdShop(kind)
    await stock(blackTeeSku, 12)
    for (const network of [0, 1, 2, 3])
      await buy(await shopper(waterPotSku), { network: `10.0.0.${network}`, paysOnline: true })
    const crowd = await Promise.all(
      Array.from({ length: 12 }, (_, at) => someone({ network: `10.0.0.${at % 4}` })),
    )
    const requests = await Promise.all(crowd.map(one => requestFrom(one, 1, { paysOnline: true })))
    const placed = await Promise.all(crowd.map((one, at) => place(one.visitor, requests[at]!)))
    expect(placed.filter(({ ok }) => ok)).toHaveLength(6)
    expect(await available(blackTeeSku)).toBe(6)
  })

  it('hold no more when placed concurrently', async () => {
    const { someone, requestFrom, place, held, stock } = await holdShop(kind)
    await stock(blackTeeSku, 12)
    const crowd = await Promise.all(
      Array.from({ length: 12 }, (_, at) => someone({ network: `10.0.0.${at % 2}` })),
    )
    const request = await Promise.all(crowd.map(one => requestFrom(one, 1, {})))
    const placed = await Promise.all(crowd.map((one, at) => place(one.visitor, request[at]!)))
    expect(placed.filter(({ ok }) => ok)).toHaveLength(6)
    expect(await held()).toBe(6)
  })

  it.each(['network', 'email'])(
    'from the same %s are decided one at a time in all processes',
    async shared => {
      const { db, someone, requestFrom, order, place } = await holdShop(kind)
      const [ada, bob] = [await someone(), await someone()]
      const orderId = (await order(ada, 1)) as number
      await db.deleteFrom('unpaid_hold').execute()
      const request = await requestFrom(bob, 1, {})
      const late = await raceAgainst(
        db,
        async tx => {
          const [email, network, wide] =
            shared === 'email'
              ? [emailHash(tx, bob.email), 'other', 'other']
              : ['other', bob.network, wideNetwork(bob.network)].map(name => keyedHash(tx, 'network', name))
          const hashes = { emailHash: email!, networkHash: network!, wideNetworkHash: wide! }
          const rival = { visitorId: ada.visitor.id, ...hashes }
          await lockHolder(tx, rival)
          const hold = { ...rival, orderId, kind: 'unconfirmed', units: 6, remindAt: new Date() } as const
          await tx.executeQuery(holdWrite(tx, hold))
        },
        () => place(bob.visitor, request),
      )
      expect(late).toMatchObject({ ok: false, reason: 'unpaid-limit' })
    },
  )

  it('stay one order when the form is repeated above the limit', async () => {
    const { someone, requestFrom, place, outcome } = await holdShop(kind)
    const ada = await someone()
    const request = await requestFrom(ada, 2, {})
    const first = await place(ada.visitor, request)
    expect(await outcome(ada, 1)).toBe('confirm-email')
    expect(await place(ada.visitor, request)).toEqual({ ...first, isRepeat: true, remaining: undefined })
  })
})

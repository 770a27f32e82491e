import { afterAll, describe, expect, it } from 'vitest'
import { adjustStock } from '#commerce/catalog/stock/adjust-stock.server.ts'
import { readOrderById } from '#commerce/orders/order-store.server.ts'
import { emailHash } from '#commerce/running/outbox/email-hash.server.ts'
import { issueGiftCard } from '#commerce/selling/gift-cards/issue-gift-card.server.ts'
import { commandLineActor } from '#commerce/values/actor.ts'
import { toAmount } from '#commerce/values/money.ts'
import { checkoutShopper } from '#storefront/checkout/checkout.fixture.ts'
import { databases, demoCopy } from '../databases.ts'
import { blackTeeSku as tee } from '../demo-skus.ts'
import { sampleCheckoutForm } from '../sample-customer.ts'
import { itSignsInAtOnce } from './account-races.ts'
import { ledgerFaults } from './checks/ledger-rules.ts'
import { deliverOrderInTest } from './requests/deliver-order.ts'
import { twoProcesses } from './two-processes.ts'

/** The checkout's redirect after a change. */
const changed = '/checkout?notice=changed'

for (const kind of databases) {
  const address = await demoCopy(kind, afterAll)

  describe(`races through two processes on ${kind}`, () => {
    const shop = twoProcesses(address)
    let people = 0

    /** Shoppers in separate networks with these items in their carts. */
    const shoppers = (count: number, requested: Record<string, number>) =>
      Promise.all(
        Array.from({ length: count }, async () => {
          people += 1
          const shopper = await checkoutShopper(shop.from(people), requested)
          return { ...shopper, email: `shopper-${people}@people-${people}.example` }
        }),
      )
    type Racer = Awaited<ReturnType<typeof shoppers>>[number]

    /** All fill in the checkout and then order at the same time. Returns their redirects. */
    const placeAtOnce = async (racers: readonly Racer[], fields: Record<string, string> = {}) => {
      const forms = await Promise.all(
        racers.map(async ({ email, form }) => ({
          ...(await form()),
          ...sampleCheckoutForm,
          email,
          ...fields,
        })),
      )
      const responses = await Promise.all(
        racers.map(({ send }, index) => send('/checkout/place', forms[index]!)),
      )
      return responses.map(response => response.headers.get('location') ?? `${response.status}`)
    }
    const isOrder = (location: string) => /^\/(?:orders|pay)\/[\w-]{22}$/.test(location)

    const setStock = async (sku: string, requested: number) => {
      const { available } = await shop.db
        .selectFrom('variant')
        .select('available')
        .where('sku', '=', sku)
        .executeTakeFirstOrThrow()
      await adjustStock(shop.db, sku, requested - available, { actor: commandLineActor, now: new Date() })
    }
    const stockOf = async (sku: string) =>
      (await shop.db.selectFrom('variant').select('available').where('sku', '=', sku).executeTakeFirst())
        ?.available
    /** Every visitor has confirmed this email address. */
    const confirmEverywhere = async (email: string) => {
      const [email_hash, at] = [emailHash(shop.db, email), new Date().toISOString()]
      for (const { id } of await shop.db.selectFrom('visitor').select('id').execute())
        await shop.db
          .insertInto('email_confirmation')
          .values({ visitor_id: id, email_hash, token_hash: `${id}`, requested_at: at, confirmed_at: at })
          .execute()
    }
    const orders = () => shop.db.selectFrom('customer_order').selectAll().orderBy('id').execute()

    it('sell the last units once and refuse the other orders', async () => {
      await setStock(tee, 20)
      const racers = await shoppers(16, { [tee]: 1 })
      await setStock(tee, 5)
      // Unpaid bank transfers may hold only half of them.
      const locations = await placeAtOnce(racers, { payment: 'test' })
      expect(locations.filter(isOrder)).toHaveLength(5)
      expect(locations.filter(location => location === changed)).toHaveLength(11)
      expect([await stockOf(tee), (await orders()).length]).toEqual([0, 5])
      expect(await ledgerFaults(shop.db)).toEqual([])
    })

    it('place one order for one checkout', async () => {
      await setStock(tee, 20)
      const [racer] = (await shoppers(1, { [tee]: 2 })) as [Racer]
      const before = (await orders()).length
      const form = { ...(await racer.form()), ...sampleCheckoutForm, email: racer.email }
      const responses = await Promise.all(
        Array.from({ length: 12 }, () => racer.send('/checkout/place', form)),
      )
      const locations = new Set(responses.map(response => response.headers.get('location')))
      expect([locations.size, [...locations].every(location => isOrder(location ?? ''))]).toEqual([1, true])
      expect([(await orders()).length, await stockOf(tee)]).toEqual([before + 1, 18])
    })

    it('spend a gift card once', async () => {
      await setStock(tee, 50)
      const { code, id } = await shop.db
        .transaction()
        .execute(tx =>
          issueGiftCard(tx, { amount: toAmount(5000), currency: 'USD', expiresAt: null }, new Date()),
        )
      const racers = await shoppers(6, { [tee]: 1 })
      for (const { submit } of racers) await submit('/checkout/code', { code })
      const before = (await orders()).length
      const locations = await placeAtOnce(racers)
      const placed = (await orders()).slice(before)
      expect(locations.filter(location => location === changed)).toHaveLength(5)
      expect(placed).toHaveLength(1)
      const card = await shop.db
        .selectFrom('gift_card')
        .select('balance')
        .where('id', '=', id)
        .executeTakeFirst()
      expect(placed[0]!.gift_card + card!.balance).toBe(5000)
      expect(await ledgerFaults(shop.db)).toEqual([])
    })

    it('use a code once per customer, and its last use once', async () => {
      await setStock(tee, 50)
      const takenBy = async (code: string, racers: Racer[], fields: Record<string, string>) => {
        for (const { submit } of racers) await submit('/checkout/code', { code, ...fields })
        const before = (await orders()).length
        const locations = await placeAtOnce(racers, fields)
        expect(locations.filter(location => location === changed)).toHaveLength(5)
        return (await orders()).slice(before).filter(({ discount }) => discount > 0).length
      }
      const sameCustomer = { email: 'one@customer.example' }
      const windows = await shoppers(6, { [tee]: 1 })
      await confirmEverywhere(sameCustomer.email)
      expect(await takenBy('WELCOME10', windows, sameCustomer)).toBe(1)
      await shop.db.updateTable('promotion').set({ max_uses: 1 }).where('code', '=', 'TOTE5').execute()
      expect(await takenBy('TOTE5', await shoppers(6, { [tee]: 1 }), {})).toBe(1)
      expect(await ledgerFaults(shop.db)).toEqual([])
    })

    it('cancel and pay an order at once, and refund it in full', async () => {
      await setStock(tee, 50)
      const racers = await shoppers(6, { [tee]: 1 })
      const before = (await orders()).length
      const pays = await placeAtOnce(racers, { payment: 'test' })
      expect(pays.every(location => location.startsWith('/pay/'))).toBe(true)
      const pages = await Promise.all(
        racers.map(async ({ html }, index) => /\/orders\/[\w-]+/.exec(await html(pays[index]!))![0]),
      )
      await Promise.all(
        racers.flatMap(({ send }, index) => {
          const pay = () => send(pays[index]!, { choice: 'pays' })
          const cancel = () => send(`${pages[index]}/cancel`, {})
          return index % 2 === 0 ? [pay(), cancel(), cancel()] : [cancel(), cancel(), pay()]
        }),
      )
      const placed = (await orders()).slice(before)
      expect(placed.map(({ paid, refunded }) => paid - refunded)).toEqual(racers.map(() => 0))
      // A payment that arrives after the cancellation makes it refunded.
      for (const { state } of placed) expect(['canceled', 'refunded']).toContain(state)
      const canceled = await shop.db
        .selectFrom('order_event')
        .select('order_id')
        .where('state', '=', 'canceled')
        .orderBy('order_id')
        .execute()
      expect(canceled.map(({ order_id }) => order_id)).toEqual(placed.map(({ id }) => id))
      expect(await stockOf(tee)).toBe(50)
      expect(await ledgerFaults(shop.db)).toEqual([])
    })

    it('return an item once', async () => {
      await setStock(tee, 50)
      const [racer] = (await shoppers(1, { [tee]: 2 })) as [Racer]
      const [page] = await placeAtOnce([racer])
      const { id } = (await orders()).at(-1)!
      await deliverOrderInTest(shop.db, id)
      const line = (await readOrderById(shop.db, id))!.lines[0]!.id
      const responses = await Promise.all(
        Array.from({ length: 8 }, (_, index) => {
          const form = { reason: 'damaged', comment: '', [`quantity-${line}`]: '2' }
          return racer.send(`${page}/return`, { ...form, key: `a-key-of-return-${index}` })
        }),
      )
      expect(responses.map(({ status }) => status).sort()).toEqual([303, ...Array(7).fill(409)])
      const rows = await shop.db.selectFrom('order_return').select('order_id').execute()
      expect(rows).toEqual([{ order_id: id }])
    })

    it('add to one cart and one wish list from two tabs without losing anything', async () => {
      await setStock(tee, 50)
      const [{ send, fetch }] = (await shoppers(1, { [tee]: 1 })) as [Racer]
      await Promise.all(Array.from({ length: 7 }, () => send('/cart/add', { sku: tee, quantity: '1' })))
      const cart = await (await fetch('/cart/state')).json()
      expect(cart.lines).toMatchObject([{ sku: tee, quantity: 8 }])
      await Promise.all([
        ...Array.from({ length: 6 }, () => send('/wish-list/add', { sku: tee })),
        ...Array.from({ length: 30 }, (_, index) => send('/wish-list/create', { name: `List ${index}` })),
      ])
      const saved = await (await fetch('/wish-list/state')).json()
      expect(saved).toHaveLength(20)
    })

    itSignsInAtOnce(shop)
  })
}

import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { addToCart } from '../app/commerce/cart/add-to-cart.server.ts'
import { beginCheckout, saveCheckout } from '../app/commerce/checkout/save-checkout.server.ts'
import { askToConfirmEmail } from '../app/commerce/email-confirmation/confirm-email.server.ts'
import { confirmationToken } from '../app/commerce/email-confirmation/confirmation-token.server.ts'
import { findByTokenHash } from '../app/commerce/email-confirmation/email-confirmation-store.server.ts'
import { findGiftCards } from '../app/commerce/gift-cards/gift-card-store.server.ts'
import { makeGiftCard } from '../app/commerce/gift-cards/make-gift-card.server.ts'
import { writeLettersJob } from '../app/commerce/letters/write-letters.server.ts'
import { alertToken, readAlertToken } from '../app/commerce/mail/alert-token.server.ts'
import { emailHash } from '../app/commerce/mail/email-hash.server.ts'
import { findEmail, readOutbox } from '../app/commerce/mail/read-outbox-store.server.ts'
import { cents } from '../app/commerce/money.ts'
import { readOrder } from '../app/commerce/orders/order-store.server.ts'
import { placeSold } from '../app/commerce/orders/parcels/sold-order.fixture.ts'
import { payByTest } from '../app/commerce/payments/pay-by-test.server.ts'
import { findPaymentByToken } from '../app/commerce/payments/payment-store.server.ts'
import { providersOf } from '../app/commerce/payments/providers.server.ts'
import { sendRefunds } from '../app/commerce/payments/send-refunds.server.ts'
import { startPayment } from '../app/commerce/payments/start-payment.server.ts'
import { wantRefund } from '../app/commerce/payments/want-refund.server.ts'
import { askForPrices, confirmPriceLetters } from '../app/commerce/price-letters/ask-for-prices.server.ts'
import { findByToken } from '../app/commerce/price-letters/price-letter-store.server.ts'
import { tellPriceDropsJob } from '../app/commerce/price-letters/tell-price-drops.server.ts'
import { askReturn } from '../app/commerce/returns/ask-return.server.ts'
import { askWhenBack } from '../app/commerce/stock/ask-when-back.server.ts'
import { recogniseVisitor } from '../app/commerce/visitors/recognise-visitor.server.ts'
import { hashOf, newToken } from '../app/commerce/visitors/visitor-token.server.ts'
import { claimWarranty } from '../app/commerce/warranty/claim-warranty.server.ts'
import { saveWish } from '../app/commerce/wish-lists/save-wish.server.ts'
import { shareList } from '../app/commerce/wish-lists/share-list.server.ts'
import { findSharedList, readLists } from '../app/commerce/wish-lists/wish-list-store.server.ts'
import { declareWithdrawal } from '../app/commerce/withdrawals/declare-withdrawal.server.ts'
import { findWithdrawal } from '../app/commerce/withdrawals/withdrawal-store.server.ts'
import type { Db } from '../app/db/schema.ts'
import { databases } from './databases.ts'
import { demoDatabase } from './demo-database.ts'

const url = 'https://shop.example'
const open = new AbortController().signal
const pot = 'POT-WHT-01'

/** Does everything for which the shop gives out a token, a key or a link. Returns all of them. */
async function useShop(db: Db, now: Date): Promise<string[]> {
  const { order, token, ...keys } = await buyAndSendBack(db, now)
  const links = await shareAndAsk(db, now)
  const receipt = newToken()
  const statement = { name: 'Ada', orderNumber: order.number, email: order.email, words: '' }
  await declareWithdrawal(db, statement, receipt, now)
  const checkout = await fillInCheckout(db, now)
  const asked = await askForEmails(db, now)
  const job = writeLettersJob(db, url)
  while ((await job.run(now, open)) > 0);
  return [order.token, token, receipt, ...Object.values(keys), ...links, ...checkout, ...asked]
}

async function buyAndSendBack(db: Db, now: Date) {
  const providers = await providersOf(db, { testPayments: true }, () => {})
  const order = await placeSold(db, [{ sku: pot, quantity: 2 }], 'test', now)
  const begun = await startPayment(db, providers, order.id, url, now)
  const token = begun.ok ? begun.goTo!.split('/').at(-1)! : ''
  await payByTest(db, token, 'pays', now)
  const refund = { amount: cents(100), reason: 'scratched', key: 'scratched', now }
  await db.transaction().execute(tx => wantRefund(tx, order.id, refund))
  expect(await sendRefunds(db, providers, now)).toBe(1)
  await db
    .updateTable('customer_order')
    .set({ state: 'delivered', delivered_at: now.toISOString() })
    .execute()
  const [returnKey, claimKey] = [newToken(), newToken()]
  const wanted = [{ orderLineId: order.lines[0]!.id, quantity: 1 }]
  const back = { orderId: order.id, key: returnKey, reason: 'damaged', words: '', wanted }
  expect(await askReturn(db, back, now)).toMatchObject({ ok: true })
  const delivered = (await readOrder(db, order.token))!
  const claim = { orderLineId: order.lines[0]!.id, words: 'It leaks at the handle.', key: claimKey }
  expect(await claimWarranty(db, delivered, claim, now)).toMatchObject({ ok: true })
  return { order, token, returnKey, claimKey }
}

async function shareAndAsk(db: Db, now: Date): Promise<string[]> {
  const row = db.selectFrom('variant').select('product_id').where('sku', '=', pot)
  const { product_id: product } = await row.executeTakeFirstOrThrow()
  const key = newToken()
  const { visitor, outcome } = await saveWish(db, undefined, { product: String(product) }, { now, key })
  const list = outcome.list!
  await shareList(db, visitor, list, { now })
  await askForPrices(db, visitor, { list, typed: 'ada@example.com' }, now)
  const job = writeLettersJob(db, url)
  while ((await job.run(now, open)) > 0);
  const [asked] = await readOutbox(db, 1)
  const { written } = (await findEmail(db, asked!.id))!
  const alert = /\/wishList\/tell\/(\S+)/.exec(written!.plain)![1]!
  await confirmPriceLetters(db, alert, now)
  await db.updateTable('variant').set({ price: 100, compare_at_price: null }).execute()
  expect(await tellPriceDropsJob(db).run(now, open)).toBe(1)
  const { shareToken } = (await readLists(db, visitor!.id))[0]!
  return [key, visitor!.token, shareToken!, alert]
}

async function fillInCheckout(db: Db, now: Date): Promise<string[]> {
  const card = { amount: cents(5000), expiresAt: null }
  const { code } = await db.transaction().execute(tx => makeGiftCard(tx, card, now))
  const { visitor } = await addToCart(db, undefined, { sku: pot, quantity: '1', limit: 10 }, now)
  const { key } = await beginCheckout(db, visitor!, 'US', now)
  await saveCheckout(db, visitor!, { addCode: code }, now)
  return [key, code, visitor!.token]
}

async function askForEmails(db: Db, now: Date): Promise<string[]> {
  const { visitor } = await addToCart(db, undefined, { sku: pot, quantity: '1', limit: 10 }, now)
  const email = 'ada@example.com'
  await askToConfirmEmail(db, visitor!, email, now)
  const soldOut = await db
    .selectFrom('variant')
    .select('sku')
    .where('available', '=', 0)
    .executeTakeFirstOrThrow()
  expect(await askWhenBack(db, soldOut.sku, email, now)).toMatchObject({ ok: true })
  const alert = await db.selectFrom('back_in_stock_request').select('id').executeTakeFirstOrThrow()
  const claimed = { visitorId: visitor!.id, emailHash: emailHash(db, email) }
  return [confirmationToken(db, claimed), alertToken(db, alert.id), visitor!.token]
}

/** Every value of every table. */
async function dump(db: Db): Promise<string> {
  const tables = await db.introspection.getTables()
  const rows = await Promise.all(
    tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(db).then(found => found.rows)),
  )
  return JSON.stringify(rows)
}

/** Everything that answers to whoever knows a word. */
const doors = (db: Db, now: Date): ((word: string) => Promise<unknown>)[] => [
  word => readOrder(db, word),
  word => findPaymentByToken(db, word),
  word => findSharedList(db, word),
  word => findByToken(db, word),
  word => findWithdrawal(db, word),
  word => recogniseVisitor(db, word, now),
  word => findByTokenHash(db, hashOf(word)),
  async word => readAlertToken(db, word),
  async word => (await findGiftCards(db, [word]))[0],
]

describe.each(databases)('a copy of the database on %s', kind => {
  const now = new Date('2026-11-21T12:00:00.000Z')

  it('holds no token, key, code or link that opens something', async () => {
    const db = await demoDatabase(kind)
    const secrets = await useShop(db, now)
    expect(secrets.every(secret => secret.length >= 16)).toBe(true)
    expect(new Set(secrets)).toHaveLength(secrets.length)
    const copy = await dump(db)
    expect(copy).toContain('ada@example.com')
    expect(secrets.filter(secret => copy.includes(secret))).toEqual([])
    expect(copy).not.toContain(url)
  })

  it('opens no door with any word in it', async () => {
    const db = await demoDatabase(kind)
    const secrets = await useShop(db, now)
    const words = new Set((await dump(db)).match(/[\w-]{16,64}/g))
    expect(words.size).toBeGreaterThan(100)
    for (const open of doors(db, now)) {
      const found = await Promise.all([...words].map(async word => ((await open(word)) ? [word] : [])))
      expect(found.flat(), String(open)).toEqual([])
    }
    for (const open of doors(db, now)) {
      const answers = await Promise.all(secrets.map(secret => open(secret)))
      expect(answers.some(Boolean), String(open)).toBe(true)
    }
  })
})

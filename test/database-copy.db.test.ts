import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { requestReturn } from '#commerce/after-sale/returns/request-return.server.ts'
import { claimWarranty } from '#commerce/after-sale/warranty/claim-warranty.server.ts'
import { declareWithdrawal } from '#commerce/after-sale/withdrawals/declare-withdrawal.server.ts'
import { findWithdrawal } from '#commerce/after-sale/withdrawals/withdrawal-store.server.ts'
import { addToCart } from '#commerce/cart/add-to-cart.server.ts'
import { beginCheckout, saveCheckoutDraft } from '#commerce/cart/checkout/save-checkout-draft.server.ts'
import { recognizeVisitor } from '#commerce/cart/visitors/recognize-visitor.server.ts'
import { saveWish } from '#commerce/cart/wish-lists/changes/save-wish.server.ts'
import { shareList } from '#commerce/cart/wish-lists/changes/share-list.server.ts'
import { findSharedList, readWishLists } from '#commerce/cart/wish-lists/wish-list-store.server.ts'
import { readOrder } from '#commerce/orders/order-store.server.ts'
import { placeSampleOrder } from '#commerce/orders/sample-order.fixture.ts'
import { findPaymentByToken } from '#commerce/payments/payment-store.server.ts'
import { createPaymentProviders } from '#commerce/payments/providers/payment-providers.server.ts'
import { settleTestPayment } from '#commerce/payments/providers/settle-test-payment.server.ts'
import { requestRefund } from '#commerce/payments/refunds/request-refund.server.ts'
import { sendRefunds } from '#commerce/payments/refunds/send-refunds.server.ts'
import { startPayment } from '#commerce/payments/settlement/start-payment.server.ts'
import { requestedSignIn } from '#commerce/people/accounts/sign-in/sign-in.fixture.ts'
import { signInWithCode } from '#commerce/people/accounts/sign-in/sign-in.server.ts'
import { backInStockToken, readBackInStockToken } from '#commerce/people/alerts/back-in-stock-token.server.ts'
import { findPriceAlertByToken } from '#commerce/people/alerts/price-alert-store.server.ts'
import { priceAlertsJob } from '#commerce/people/alerts/price-alerts-job.server.ts'
import { requestBackInStockAlert } from '#commerce/people/alerts/request-back-in-stock-alert.server.ts'
import {
  confirmPriceAlerts,
  subscribeToPriceAlerts,
} from '#commerce/people/alerts/subscribe-to-price-alerts.server.ts'
import { requestEmailConfirmation } from '#commerce/people/email-confirmation/confirm-email.server.ts'
import { emailConfirmationToken } from '#commerce/people/email-confirmation/confirmation-token.server.ts'
import { findEmailConfirmation } from '#commerce/people/email-confirmation/email-confirmation-store.server.ts'
import { emailHash } from '#commerce/running/outbox/email-hash.server.ts'
import { findEmail, readOutbox } from '#commerce/running/outbox/read-outbox-store.server.ts'
import { findGiftCards } from '#commerce/selling/gift-cards/gift-card-store.server.ts'
import { issueGiftCard } from '#commerce/selling/gift-cards/issue-gift-card.server.ts'
import { commandLineActor } from '#commerce/values/actor.ts'
import { toAmount } from '#commerce/values/money.ts'
import { hashToken, newToken } from '#commerce/values/random-token.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { renderEmailsJob } from '#writing/sending/render-emails-job.server.ts'
import { databases } from './databases.ts'
import { demoDatabase } from './demo-database.ts'
import { waterPotSku as pot } from './demo-skus.ts'

const url = 'https://shop.example'
const open = new AbortController().signal

/** Uses everything that creates a token, a key or a link, and returns all of them. */
async function useShop(db: Db, now: Date): Promise<string[]> {
  const { order, token, ...keys } = await buyAndSendBack(db, now)
  const links = await shareAndAsk(db, now)
  const receipt = newToken()
  const statement = { name: 'Ada', orderNumber: order.number, email: order.email, comment: '' }
  await declareWithdrawal(db, statement, receipt, now)
  const checkout = await fillInCheckout(db, now)
  const requested = await requestEmails(db, now)
  const job = renderEmailsJob(db, url)
  while ((await job.run(now, open)) > 0);
  const signIn = await requestSignInAndEnter(db, now)
  return [order.token, token, receipt, ...Object.values(keys), ...links, ...checkout, ...requested, ...signIn]
}

async function buyAndSendBack(db: Db, now: Date) {
  const providers = await createPaymentProviders(db, { testPayments: true }, () => {})
  const order = await placeSampleOrder(db, [{ sku: pot, quantity: 2 }], 'test', now)
  const started = await startPayment(
    db,
    providers,
    order.id,
    { origin: url, orderTitle: ({ number }) => number, heldUntil: () => '' },
    now,
  )
  const token = started.ok ? started.redirectUrl!.split('/').at(-1)! : ''
  await settleTestPayment(db, token, 'pays', now)
  const refund = {
    amount: toAmount(100),
    purpose: { cause: 'goodwill', note: 'scratched' } as const,
    key: 'scratched',
    actor: commandLineActor,
    now,
  }
  await db.transaction().execute(tx => requestRefund(tx, order.id, refund))
  expect(await sendRefunds(db, providers, now)).toBe(1)
  await db
    .updateTable('customer_order')
    .set({ state: 'delivered', delivered_at: now.toISOString() })
    .execute()
  const [returnKey, claimKey] = [newToken(), newToken()]
  const lines = [{ orderLineId: order.lines[0]!.id, quantity: 1 }]
  const returnRequest = { orderId: order.id, key: returnKey, reason: 'damaged', comment: '', lines: lines }
  expect(await requestReturn(db, returnRequest, now)).toMatchObject({ ok: true })
  const delivered = (await readOrder(db, order.token))!
  const claim = { orderLineId: order.lines[0]!.id, description: 'It leaks at the handle.', key: claimKey }
  expect(await claimWarranty(db, delivered, claim, now)).toMatchObject({ ok: true })
  return { order, token, returnKey, claimKey }
}

async function shareAndAsk(db: Db, now: Date): Promise<string[]> {
  const row = db.selectFrom('variant').select('product_id').where('sku', '=', pot)
  const { product_id: product } = await row.executeTakeFirstOrThrow()
  const key = newToken()
  const { visitor, outcome } = await saveWish(
    db,
    undefined,
    { product, firstListName: 'Wish list' },
    { now, key },
  )
  const list = outcome.list!
  await shareList(db, visitor, list, { now })
  await subscribeToPriceAlerts(db, visitor, { list, email: 'ada@example.com' }, now)
  const job = renderEmailsJob(db, url)
  while ((await job.run(now, open)) > 0);
  const [request] = await readOutbox(db, 1)
  const { rendered } = (await findEmail(db, request!.id))!
  const alert = /\/price-alerts\/confirm\/(\S+)/.exec(rendered!.text)![1]!
  await confirmPriceAlerts(db, alert, now)
  await db.updateTable('variant').set({ price: 100, compare_at_price: null }).execute()
  expect(await priceAlertsJob(db).run(now, open)).toBe(1)
  const { shareToken } = (await readWishLists(db, visitor!.id))[0]!
  return [key, visitor!.token, shareToken!, alert]
}

async function fillInCheckout(db: Db, now: Date): Promise<string[]> {
  const card = { amount: toAmount(5000), currency: 'USD', expiresAt: null }
  const { code } = await db.transaction().execute(tx => issueGiftCard(tx, card, now))
  const { visitor } = await addToCart(db, undefined, { sku: pot, quantity: 1, limit: 10 }, now)
  const { key } = await beginCheckout(db, visitor!, 'US', now)
  await saveCheckoutDraft(db, visitor!, { addCode: code }, now)
  return [key, code, visitor!.token]
}

async function requestEmails(db: Db, now: Date): Promise<string[]> {
  const { visitor } = await addToCart(db, undefined, { sku: pot, quantity: 1, limit: 10 }, now)
  const email = 'ada@example.com'
  await requestEmailConfirmation(db, visitor!, email, now)
  const soldOut = await db
    .selectFrom('variant')
    .select('sku')
    .where('available', '=', 0)
    .executeTakeFirstOrThrow()
  expect(await requestBackInStockAlert(db, soldOut.sku, email, now)).toMatchObject({ ok: true })
  const alert = await db.selectFrom('back_in_stock_request').select('id').executeTakeFirstOrThrow()
  const claimed = { visitorId: visitor!.id, emailHash: emailHash(db, email) }
  return [emailConfirmationToken(db, claimed), backInStockToken(db, alert.id), visitor!.token]
}

/** An account, and a request that is still open. */
async function requestSignInAndEnter(db: Db, now: Date): Promise<string[]> {
  const used = await requestedSignIn(db, 'ada@example.com', now)
  const browser = { visitor: undefined, device: '', quantityLimit: 10 }
  const entered = await signInWithCode(db, used, browser, now)
  const { nonce, link } = await requestedSignIn(db, 'ada@example.com', now)
  return [used.nonce, used.link, nonce, link, entered.ok ? entered.visitor.token : '']
}

/** All values of all tables as text. */
async function dump(db: Db): Promise<string> {
  const tables = await db.introspection.getTables()
  const rows = await Promise.all(
    tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(db).then(found => found.rows)),
  )
  return JSON.stringify(rows)
}

/** All lookups by a token, key or code. */
const doors = (db: Db, now: Date): ((word: string) => Promise<unknown>)[] => [
  word => readOrder(db, word),
  word => findPaymentByToken(db, word),
  word => findSharedList(db, word),
  word => findPriceAlertByToken(db, word),
  word => findWithdrawal(db, word),
  word => recognizeVisitor(db, word, now),
  word => findEmailConfirmation(db, hashToken(word)),
  async word => readBackInStockToken(db, word),
  async word => (await findGiftCards(db, [word]))[0],
]

describe.each(databases)('a copy of the database on %s', kind => {
  const now = new Date('2026-11-21T12:00:00.000Z')

  it('contains no token, key, code or link that works', async () => {
    const db = await demoDatabase(kind)
    const secrets = await useShop(db, now)
    expect(secrets.every(secret => secret.length >= 16)).toBe(true)
    expect(new Set(secrets)).toHaveLength(secrets.length)
    const copy = await dump(db)
    expect(copy).toContain('ada@example.com')
    expect(secrets.filter(secret => copy.includes(secret))).toEqual([])
    expect(copy).not.toContain(url)
  })

  it('contains no word that any lookup accepts', async () => {
    const db = await demoDatabase(kind)
    const secrets = await useShop(db, now)
    const values = new Set((await dump(db)).match(/[\w-]{16,64}/g))
    expect(values.size).toBeGreaterThan(100)
    for (const open of doors(db, now)) {
      const found = await Promise.all([...values].map(async word => ((await open(word)) ? [word] : [])))
      expect(found.flat(), String(open)).toEqual([])
    }
    for (const open of doors(db, now)) {
      const responses = await Promise.all(secrets.map(secret => open(secret)))
      expect(responses.some(Boolean), String(open)).toBe(true)
    }
  })
})

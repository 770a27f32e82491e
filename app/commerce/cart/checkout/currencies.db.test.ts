import { describe, expect, it, onTestFinished } from 'vitest'
import type { Db } from '#db/schema/schema.ts'
import { type DatabaseKind, databases } from '#test/databases.ts'
import { blackTeeSku } from '#test/demo-skus.ts'
import { renderOneEmail } from '#writing/emails/render-one-email.fixture.ts'
import { cancelOrder } from '../../orders/cancellation/cancel-order.server.ts'
import { fulfillmentShop } from '../../orders/fulfillment/fulfillment-shop.fixture.ts'
import { readCreditNotes } from '../../payments/invoices/document-store.server.ts'
import { findOrIssueInvoice } from '../../payments/invoices/issue-invoice.server.ts'
import { documentPdf } from '../../payments/invoices/pdf/document-pdf.server.ts'
import { pdfText } from '../../payments/invoices/pdf/pdf-text.fixture.ts'
import { createPaymentProviders } from '../../payments/providers/payment-providers.server.ts'
import { StripeService } from '../../payments/providers/stripe/stripe-service.fixture.ts'
import { requestRefund } from '../../payments/refunds/request-refund.server.ts'
import { sendRefunds } from '../../payments/refunds/send-refunds.server.ts'
import { handlePaymentMessage } from '../../payments/settlement/handle-payment-message.server.ts'
import { startPayment } from '../../payments/settlement/start-payment.server.ts'
import type { EmailFacts } from '../../running/outbox/email.ts'
import { issueGiftCard } from '../../selling/gift-cards/issue-gift-card.server.ts'
import { commandLineActor, shopperActor } from '../../values/actor.ts'
import { toAmount } from '../../values/money.ts'
import { afterMinutes, cartTestNow } from '../cart-shop.fixture.ts'

const page = {
  origin: 'https://shop.example',
  orderTitle: ({ number }: { number: string }) => number,
  heldUntil: () => '',
}

const setCurrency = (db: Db, currency: string) =>
  db.updateTable('setting').set({ value: currency }).where('name', '=', 'currency').execute()

/** A shop in this currency: two tees for 4400 each, 10% tax and delivery for 500 make 10,180 minor units. */
async function shopIn(kind: DatabaseKind, currency: string) {
  const shop = await fulfillmentShop(kind)
  const { db } = shop
  await setCurrency(db, currency)
  const stripe = await new StripeService().open()
  onTestFinished(() => stripe.close())
  const providers = await createPaymentProviders(db, { stripe: stripe.options }, () => {})
  const issueCard = (amount: number) =>
    db
      .transaction()
      .execute(tx => issueGiftCard(tx, { amount: toAmount(amount), currency, expiresAt: null }, cartTestNow))
  const buyTwo = async (codes: string[] = []) =>
    shop.buy(await shop.shopper(blackTeeSku, 2), { codes, payment: 'stripe' })
  /** Pays on Stripe's page and returns the session. */
  const payOnline = async (orderId: number) => {
    const started = await startPayment(db, providers, orderId, page, cartTestNow)
    if (!started.ok || started.redirectUrl === null) throw new Error(JSON.stringify(started))
    const session = stripe.pay(started.redirectUrl.split('/').at(-1)!)
    const { body, signature } = stripe.message('checkout.session.completed', session, cartTestNow)
    const read = providers.get('stripe')!.service!.parseMessage!(body, signature, cartTestNow)
    if (!read.ok) throw new Error(read.reason)
    await handlePaymentMessage(db, 'stripe', read.message, cartTestNow)
    return session
  }
  const emailText = async (facts: EmailFacts) => (await renderOneEmail(db, facts, page.origin))!.text
  return { ...shop, stripe, providers, issueCard, buyTwo, payOnline, emailText }
}

describe.each(databases)('on %s', kind => {
  it.each([
    { currency: 'JPY', total: '¥10,180', card: '¥1,000', due: '¥9,180', tax: '¥880' },
    {
      currency: 'KWD',
      total: 'KWD\u00a010.180',
      card: 'KWD\u00a01.000',
      due: 'KWD\u00a09.180',
      tax: 'KWD\u00a00.880',
    },
  ])(
    'an order in $currency is paid, printed and refunded in it, whatever the setting says later',
    async shown => {
      const { currency, total, card, due, tax } = shown
      const shop = await shopIn(kind, currency)
      const { db, stripe, providers } = shop
      const { code, id: cardId } = await shop.issueCard(1000)
      const order = await shop.buyTwo([code])
      expect(order).toMatchObject({ currency, total: 10_180, giftCard: 1000, due: 9180, tax: 880 })
      const session = await shop.payOnline(order.id)
      expect([session.currency, session.amount_total]).toEqual([currency.toLowerCase(), 9180])
      await setCurrency(db, 'USD')
      const paid = await shop.read(order)
      expect(paid).toMatchObject({ currency, state: 'paid', paid: 9180 })

      const invoice = (await findOrIssueInvoice(db, paid.id, cartTestNow))!
      const lines = pdfText(await documentPdf(invoice.content))
      expect(lines).toEqual(expect.arrayContaining([total, tax, `−${card}`, `−${due}`]))
      expect(lines.join()).not.toContain('$')

      await cancelOrder(db, order.id, { actor: shopperActor, now: afterMinutes(1) })
      await sendRefunds(db, providers, afterMinutes(2))
      expect(stripe.refunds).toMatchObject([{ amount: 9180 }])
      const [note] = await readCreditNotes(db, order.id)
      const credited = pdfText(await documentPdf(note!.content))
      expect(credited).toEqual(expect.arrayContaining([total, tax]))
      expect(credited.join()).not.toContain('$')
      expect(await shop.read(order)).toMatchObject({ state: 'refunded', refunded: 9180 })
      const cards = db.selectFrom('gift_card').select(['balance', 'currency'])
      expect(await cards.where('id', '=', cardId).execute()).toEqual([{ balance: 1000, currency }])

      const confirmed = await shop.emailText({ kind: 'order-confirmed', orderId: order.id })
      for (const amount of [total, due, `−${card}`]) expect(confirmed).toContain(amount)
      const refunded = await shop.emailText({ kind: 'refunded', orderId: order.id, amount: order.due })
      expect(refunded).toContain(due)
      expect(confirmed + refunded).not.toContain('$')
    },
  )

  it('a gift card pays only in its own currency', async () => {
    const shop = await shopIn(kind, 'JPY')
    const { code, id } = await shop.issueCard(1000)
    await setCurrency(shop.db, 'USD')
    const order = await shop.buyTwo([code])
    expect(order).toMatchObject({ currency: 'USD', giftCard: 0, due: 10_180 })
    const cards = shop.db.selectFrom('gift_card').select('balance')
    expect(await cards.where('id', '=', id).execute()).toEqual([{ balance: 1000 }])
  })

  it('an order seen in another currency is not placed', async () => {
    const shop = await shopIn(kind, 'JPY')
    const visitor = await shop.shopper(blackTeeSku, 2)
    const seen = await shop.seen(visitor, { seenCurrency: 'JPY' })
    await setCurrency(shop.db, 'USD')
    expect(await shop.place(visitor, seen)).toEqual({ ok: false, reason: 'changed', changes: [] })
    await setCurrency(shop.db, 'JPY')
    expect(await shop.place(visitor, seen)).toMatchObject({ ok: true })
  })

  it("a refund that Stripe can't send is left to the merchant", async () => {
    const shop = await shopIn(kind, 'KWD')
    const { db, stripe, providers } = shop
    const order = await shop.buyTwo()
    await shop.payOnline(order.id)
    const request = {
      amount: toAmount(1005),
      purpose: { cause: 'goodwill', note: 'damaged' } as const,
      key: 'one',
      actor: commandLineActor,
      now: cartTestNow,
    }
    expect(await db.transaction().execute(tx => requestRefund(tx, order.id, request))).toBe(true)
    expect(await sendRefunds(db, providers, afterMinutes(1))).toBe(1)
    expect(stripe.refunds).toEqual([])
    const refunds = await db.selectFrom('refund').select(['amount', 'last_error', 'done_at']).execute()
    expect(refunds).toEqual([{ amount: 1005, last_error: 'amount-not-payable', done_at: null }])
  })
})

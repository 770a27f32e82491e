import { onTestFinished } from 'vitest'
import { inOneCommit } from '#db/connection/one-commit.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { currentLanguage } from '#messages/current-language.ts'
import { invoiceMessages } from '#messages/invoices.ts'
import type { DatabaseKind } from '#test/databases.ts'
import type { RefundPurpose } from '../../after-sale/refund-purpose.ts'
import { cartTestNow } from '../../cart/cart-shop.fixture.ts'
import { fulfillmentShop } from '../../orders/fulfillment/fulfillment-shop.fixture.ts'
import type { Order } from '../../orders/order.ts'
import { issueGiftCard } from '../../selling/gift-cards/issue-gift-card.server.ts'
import { commandLineActor } from '../../values/actor.ts'
import { toAmount } from '../../values/money.ts'
import { markManualRefundSent, readManualRefunds } from '../refunds/manual-refunds.server.ts'
import { requestRefund } from '../refunds/request-refund.server.ts'
import { readCreditNotes } from './document-store.server.ts'
import { findOrIssueInvoice } from './issue-invoice.server.ts'
import { documentPdf } from './pdf/document-pdf.server.ts'
import { pdfText } from './pdf/pdf-text.fixture.ts'

const aWish: RefundPurpose = { cause: 'goodwill', note: 'a wish' }

/** The account for all countries. */
export async function setBankAccount(db: Db, details: string): Promise<void> {
  await db.deleteFrom('bank_account_country').execute()
  await db.deleteFrom('bank_account').execute()
  await db.insertInto('bank_account').values({ name: 'Any', details, position: 1 }).execute()
}

export async function setSettings(db: Db, settings: Record<string, string>): Promise<void> {
  await db
    .insertInto('setting')
    .values(Object.entries(settings).map(([name, value]) => ({ name, value })))
    .onConflict(on => on.column('name').doUpdateSet(row => ({ value: row.ref('excluded.value') })))
    .execute()
}

type OrderId = Pick<Order, 'id'>

/** A shop with what invoices and credit notes are about. */
export async function invoiceShop(kind: DatabaseKind) {
  const shop = await fulfillmentShop(kind)
  const { db } = shop
  const issue = async ({ id }: OrderId, now = cartTestNow) => (await findOrIssueInvoice(db, id, now))!
  const print = async (order: OrderId) => documentPdf((await issue(order)).content)
  const printedLines = async (order: OrderId) => pdfText(await print(order))
  const giftCard = async (amount: number) => {
    const card = { amount: toAmount(amount), currency: 'USD', expiresAt: null }
    return (await db.transaction().execute(tx => issueGiftCard(tx, card, cartTestNow))).code
  }
  const creditNotes = ({ id }: OrderId) => readCreditNotes(db, id)
  const printedCredits = async (order: OrderId) => {
    const files = (await creditNotes(order)).map(({ content }) => documentPdf(content))
    return (await Promise.all(files)).map(pdfText)
  }
  const request = { actor: commandLineActor, now: cartTestNow }
  const sendRefunds = async () => {
    for (const { id } of await readManualRefunds(db)) await markManualRefundSent(db, id, request)
  }
  /** Refunds to payments and gift card, and sends the money. */
  const refund = async (
    { id }: OrderId,
    amount: number,
    key = `${amount}`,
    purpose: RefundPurpose = aWish,
  ) => {
    const wish = { ...request, amount: toAmount(amount), key, purpose }
    if (!(await inOneCommit(db, tx => requestRefund(tx, id, wish)))) throw new Error('not refunded')
    await sendRefunds()
  }
  return { ...shop, issue, print, printedLines, giftCard, creditNotes, printedCredits, refund, sendRefunds }
}

/** Changes the English of documents until the test has ended, as an update of the shop may. */
export function rewordDocuments(others: Partial<typeof invoiceMessages>): void {
  const texts = Object.getOwnPropertyDescriptors(invoiceMessages)
  onTestFinished(() => void Object.defineProperties(invoiceMessages, texts))
  for (const [name, text] of Object.entries(others)) {
    const { get } = texts[name as keyof typeof texts]!
    Object.defineProperty(invoiceMessages, name, { get: () => (currentLanguage() === 'en' ? text : get!()) })
  }
}

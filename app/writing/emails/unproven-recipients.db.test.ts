import { expect, it } from 'vitest'
import { provesAddress, recipientProofs } from '#commerce/running/outbox/recipient-proof.ts'
import { migratedDatabase } from '#test/databases.ts'
import { fillEmailShop } from './email-shop.fixture.ts'
import { everyEmailKind } from './every-email-kind.fixture.ts'
import { renderOneEmail } from './render-one-email.fixture.ts'

const url = 'https://shop.example'
const spam = 'CHEAP-PILLS'
const typed = { name: spam, company: spam, line1: spam, line2: spam, city: spam, phone: spam, region: spam }

/** An unpaid order, a return, a claim, a message and a withdrawal with spam in every field. */
async function shopWithSpam() {
  const db = await migratedDatabase('SQLite')
  await fillEmailShop(db)
  const address = JSON.stringify({ ...typed, postalCode: spam, country: 'US' })
  await db.updateTable('customer_order').set({ address }).execute()
  await db.updateTable('order_return').set({ comment: spam }).execute()
  await db.updateTable('warranty_claim').set({ description: spam }).execute()
  await db.updateTable('contact_message').set({ name: spam, order_number: spam, message: spam }).execute()
  await db.updateTable('withdrawal').set({ name: spam, order_number: spam, comment: spam }).execute()
  return db
}

async function kindsWithSpam(db: Awaited<ReturnType<typeof shopWithSpam>>) {
  const found: string[] = []
  for (const facts of everyEmailKind)
    if (JSON.stringify(await renderOneEmail(db, facts, url)).includes(spam)) found.push(facts.kind)
  return found
}

it('names the proof of every kind of email', () => {
  const kinds = everyEmailKind.map(({ kind }) => kind)
  expect(Object.keys(recipientProofs).sort()).toEqual([...kinds].sort())
})

it('sends no typed text to unproven addresses', async () => {
  const db = await shopWithSpam()
  const isProven = (kind: string) =>
    ['proven', 'shop'].includes(recipientProofs[kind as keyof typeof recipientProofs])
  expect((await kindsWithSpam(db)).filter(kind => !isProven(kind))).toEqual([])
  await db.updateTable('customer_order').set({ paid: 1, payment: 'test' }).execute()
  expect((await kindsWithSpam(db)).filter(kind => !isProven(kind))).toEqual([])
})

it('sends everything about a paid order and its withdrawal', async () => {
  const db = await shopWithSpam()
  await db.updateTable('customer_order').set({ paid: 1 }).execute()
  const kinds = await kindsWithSpam(db)
  for (const kind of ['order-confirmed', 'payment-received', 'withdrawal-receipt'])
    expect(kinds).toContain(kind)
  // The confirmation had no address yet and may have been suppressed, so this email must be sufficient.
  const paid = (await renderOneEmail(db, { kind: 'payment-received', orderId: 1 }, url))!
  for (const text of ['School Bag & Co', '2 × $44.00', '$99.23', `${url}/withdrawal`, 'within 14 days'])
    expect(paid.text).toContain(text)
})

it('sends a short receipt for a withdrawal without an order of that address', async () => {
  const db = await shopWithSpam()
  await db.updateTable('customer_order').set({ paid: 1 }).execute()
  await db.updateTable('withdrawal').set({ order_id: null }).execute()
  const facts = { kind: 'withdrawal-receipt', withdrawalId: 1 } as const
  const { text: receipt, subject } = (await renderOneEmail(db, facts, url))!
  expect(`${subject}${receipt}`).not.toContain(spam)
  expect(receipt).not.toContain('T-7KQ4-M2XA')
  for (const text of ['W-7KQ4-M2XA', 'November 21, 2026 at 12:00 PM UTC', `${url}/withdrawal/withdrawal`])
    expect(receipt).toContain(text)
})

it.each([
  ['unpaid', {}, false],
  ['paid', { paid: 1 }, true],
  ['paid by test payment', { paid: 1, payment: 'test' }, false],
  ['shipped', { state: 'shipped' }, true],
  ['delivered', { state: 'refunded', deliveredAt: '2026-11-21T12:00:00.000Z' }, true],
  ['paid by gift card', { state: 'paid' }, false],
] as const)('an order that is %s proves its address: %j, %j', (_, order, isProven) => {
  const unpaid = { state: 'placed', paid: 0, payment: 'bank-transfer', deliveredAt: null } as const
  expect(provesAddress({ ...unpaid, ...order })).toBe(isProven)
})

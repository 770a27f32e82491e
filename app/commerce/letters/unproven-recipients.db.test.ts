import { expect, it } from 'vitest'
import { migratedDatabase } from '../../../test/databases.ts'
import { provesAddress, recipientProofs } from '../mail/recipient-proof.ts'
import { everyKind, fillLetterShop } from './letter-shop.fixture.ts'
import { writeLetter } from './write-letters.server.ts'

const url = 'https://shop.example'
const spam = 'CHEAP-PILLS'
const typed = { name: spam, company: spam, line1: spam, line2: spam, city: spam, phone: spam, region: spam }

/** An unpaid order, a return, a claim and a withdrawal whose every field a stranger has filled in. */
async function shopWithSpam() {
  const db = await migratedDatabase('SQLite')
  await fillLetterShop(db)
  const address = JSON.stringify({ ...typed, postalCode: spam, country: 'US' })
  await db.updateTable('customer_order').set({ address }).execute()
  await db.updateTable('order_return').set({ words: spam }).execute()
  await db.updateTable('warranty_claim').set({ words: spam }).execute()
  await db.updateTable('withdrawal').set({ name: spam, order_number: spam, words: spam }).execute()
  return db
}

async function kindsWithSpam(db: Awaited<ReturnType<typeof shopWithSpam>>) {
  const found: string[] = []
  for (const facts of everyKind)
    if (JSON.stringify(await writeLetter(db, facts, url)).includes(spam)) found.push(facts.kind)
  return found
}

it('every kind of email says what proves its recipient', () => {
  const kinds = everyKind.map(({ kind }) => kind)
  expect(Object.keys(recipientProofs).sort()).toEqual([...kinds].sort())
})

it('an email to an unproven address holds nothing that a visitor typed', async () => {
  const db = await shopWithSpam()
  const isProven = (kind: string) => recipientProofs[kind as keyof typeof recipientProofs] === 'proven'
  expect((await kindsWithSpam(db)).filter(kind => !isProven(kind))).toEqual([])
  await db.updateTable('customer_order').set({ paid: 1, payment: 'test' }).execute()
  expect((await kindsWithSpam(db)).filter(kind => !isProven(kind))).toEqual([])
})

it('a paid order, and a withdrawal from it, tell their reader all of it', async () => {
  const db = await shopWithSpam()
  await db.updateTable('customer_order').set({ paid: 1 }).execute()
  const kinds = await kindsWithSpam(db)
  for (const kind of ['order-confirmed', 'payment-received', 'withdrawal-receipt'])
    expect(kinds).toContain(kind)
  // Its confirmation had no address yet, and a limit may have held it back: this one alone is enough.
  const paid = (await writeLetter(db, { kind: 'payment-received', orderId: 1 }, url))!
  for (const words of ['School Bag & Co', '2 × $44.00', '$99.23', `${url}/withdrawal`, 'within 14 days'])
    expect(paid.plain).toContain(words)
})

it('a withdrawal that names no order of its address proves nothing', async () => {
  const db = await shopWithSpam()
  await db.updateTable('customer_order').set({ paid: 1 }).execute()
  await db.updateTable('withdrawal').set({ order_id: null }).execute()
  const facts = { kind: 'withdrawal-receipt', withdrawalId: 1 } as const
  const { plain, subject } = (await writeLetter(db, facts, url))!
  expect(`${subject}${plain}`).not.toContain(spam)
  expect(plain).not.toContain('T-7KQ4-M2XA')
  for (const words of ['W-7KQ4-M2XA', 'November 21, 2026 at 12:00:00 PM UTC', `${url}/withdrawal/withdrawal`])
    expect(plain).toContain(words)
})

it.each([
  ['nothing was paid', {}, false],
  ['money came', { paid: 1 }, true],
  ['a test payment came', { paid: 1, payment: 'test' }, false],
  ['goods were sent', { state: 'shipped' }, true],
  ['goods were delivered', { state: 'refunded', deliveredAt: '2026-11-21T12:00:00.000Z' }, true],
  ['a gift card paid', { state: 'paid' }, false],
] as const)('an order proves its address when %s: %j is %j', (_, order, proven) => {
  const unpaid = { state: 'placed', paid: 0, payment: 'bank-transfer', deliveredAt: null } as const
  expect(provesAddress({ ...unpaid, ...order })).toBe(proven)
})

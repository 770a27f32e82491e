import { spawnSync } from 'node:child_process'
import { expect, it, onTestFinished } from 'vitest'
import { putLetter } from '../app/commerce/mail/letters.server.ts'
import { keepWritten } from '../app/commerce/mail/outbox-store.server.ts'
import { placeSold } from '../app/commerce/orders/parcels/sold-order.fixture.ts'
import { askReturn } from '../app/commerce/returns/ask-return.server.ts'
import { claimWarranty } from '../app/commerce/warranty/claim-warranty.server.ts'
import { declareWithdrawal } from '../app/commerce/withdrawals/declare-withdrawal.server.ts'
import { openDatabase } from '../app/db/connection.server.ts'
import type { Db } from '../app/db/schema.ts'
import { demoCopy } from '../test/databases.ts'

function order(variables: Record<string, string>, ...typed: string[]) {
  const env = { ...process.env, ...variables }
  return spawnSync(process.execPath, ['scripts/order.mjs', ...typed], { encoding: 'utf8', env })
}

it('the command line for orders says what it can do, and ends with 1, when it is told nothing', () => {
  const { status, stderr } = order({})
  expect(status).toBe(1)
  for (const command of ['list', 'ship NUMBER', 'gift-card', 'check', 'end-demo', 'emails', 'email ID'])
    expect(stderr).toContain(`  ${command}`)
})

/** Clears the screen, colors, writes a line that looks like the shop's, and turns the direction of writing. */
const hostile = 'Ada\u001b[2J\u001b[31m\r\nOrder T-AAAA-AAAA is paid: $999.00.\u202e\u0007'
const now = new Date()

/** Puts that into every field that strangers fill in. Returns the order's number. */
async function fillIn(db: Db): Promise<string> {
  const placed = await placeSold(db, [{ sku: 'POT-WHT-01', quantity: 2 }], 'bank-transfer', now)
  const { id } = placed
  const state = { state: 'delivered', delivered_at: now.toISOString() } as const
  const address = JSON.stringify({ ...placed.address, name: hostile, line1: hostile, phone: hostile })
  await db
    .updateTable('customer_order')
    .set({ ...state, email: hostile, address })
    .where('id', '=', id)
    .execute()
  await db.updateTable('order_line').set({ title: hostile, options: hostile }).execute()
  const line = placed.lines[0]!.id
  const wanted = [{ orderLineId: line, quantity: 1 }]
  await askReturn(db, { orderId: id, key: 'return', reason: 'damaged', words: hostile, wanted }, now)
  const order = { ...placed, ...state, deliveredAt: now.toISOString() }
  await claimWarranty(db, order, { orderLineId: line, words: hostile, key: 'claim' }, now)
  const statement = { name: hostile, orderNumber: hostile, email: hostile, words: hostile }
  await declareWithdrawal(db, statement, 'key-of-the-withdrawal', now)
  const letter = { kind: 'withdrawal-receipt', withdrawalId: 1, to: hostile } as const
  await db.transaction().execute(tx => putLetter(tx, letter, now))
  const { id: email } = await db
    .selectFrom('letter')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  await keepWritten(db, email, { subject: hostile, html: hostile, plain: `Hello\n${hostile}\nBye` }, now)
  return placed.number
}

it('the command line shows what strangers typed without obeying it', { timeout: 60_000 }, async () => {
  const { dataDir } = await demoCopy('SQLite')
  const db = openDatabase({ dataDir, databaseUrl: undefined })
  onTestFinished(() => db.destroy())
  const number = await fillIn(db)
  const { id } = await db.selectFrom('letter').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  const commands = [['list'], ['show', number], ['claims'], ['withdrawals'], ['emails'], ['email', `${id}`]]
  for (const typed of commands) {
    const { status, stdout } = order({ TOTE_DATA_DIR: dataDir }, ...typed)
    expect([typed, status]).toEqual([typed, 0])
    expect(stdout, typed[0]).toContain('Ada\\u001b[2J\\u001b[31m')
    expect(stdout, typed[0]).not.toMatch(/[^\n\P{Cc}]|\p{Cf}/u)
    expect(stdout, typed[0]).not.toMatch(/^Order T-AAAA/m)
  }
  const { stderr } = order({ TOTE_DATA_DIR: dataDir }, 'show', hostile)
  expect(stderr).toContain('There is no order Ada\\u001b[2J')
})

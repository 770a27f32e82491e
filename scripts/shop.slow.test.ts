import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { requestReturn } from '#commerce/after-sale/returns/request-return.server.ts'
import { claimWarranty } from '#commerce/after-sale/warranty/claim-warranty.server.ts'
import { declareWithdrawal } from '#commerce/after-sale/withdrawals/declare-withdrawal.server.ts'
import { placeSampleOrder } from '#commerce/orders/sample-order.fixture.ts'
import { saveRenderedEmails } from '#commerce/running/outbox/outbox-store.server.ts'
import { queueEmail } from '#commerce/running/outbox/queue-email.server.ts'
import { openDatabase } from '#db/connection/connection.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { demoCopy } from '#test/databases.ts'

function shop(variables: Record<string, string>, ...typed: string[]) {
  const env = { ...process.env, ...variables }
  return spawnSync(process.execPath, ['scripts/shop.mjs', ...typed], { encoding: 'utf8', env })
}

it('prints subjects and verbs and exits with 2 without a command', () => {
  const { status, stderr } = shop({})
  expect(status).toBe(2)
  for (const line of ['orders', 'stock', 'gift-cards', 'products', 'settings', 'changes', 'emails', 'demo'])
    expect(stderr).toMatch(new RegExp(`^  ${line} +\\w+`, 'm'))
  expect(shop({}, 'orders').stderr).toMatch(/^ {2}orders ship NUMBER/m)
  expect(shop({}, 'products', 'list', '--colour', 'red')).toMatchObject({
    status: 2,
    stderr: '--colour: There’s no such field.\n',
  })
})

it('ends quietly when its reader closes the pipe', async () => {
  const command = spawn(process.execPath, ['scripts/shop.mjs', '--help'])
  command.stdout.destroy()
  const [stderr, [code]] = await Promise.all([text(command.stderr), once(command, 'exit')])
  expect([stderr, code]).toEqual(['', 0])
})

/** Clears the screen, changes colors, imitates a line of ours and reverses the text direction. */
const hostile = 'Ada\u001b[2J\u001b[31m\r\nOrder T-AAAA-AAAA is paid: $999.00.\u202e\u0007'
const now = new Date()

/** Puts hostile text into every field that strangers fill in. Returns the order's number. */
async function fillIn(db: Db): Promise<string> {
  const placed = await placeSampleOrder(db, [{ sku: 'POT-WHT-01', quantity: 2 }], 'bank-transfer', now)
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
  const lines = [{ orderLineId: line, quantity: 1 }]
  await requestReturn(db, { orderId: id, key: 'return', reason: 'damaged', comment: hostile, lines }, now)
  const order = { ...placed, ...state, deliveredAt: now.toISOString() }
  await claimWarranty(db, order, { orderLineId: line, description: hostile, key: 'claim' }, now)
  const statement = { name: hostile, orderNumber: hostile, email: hostile, comment: hostile }
  await declareWithdrawal(db, statement, 'key-of-the-withdrawal', now)
  const email = { kind: 'withdrawal-receipt', withdrawalId: 1, to: hostile } as const
  await db.transaction().execute(tx => queueEmail(tx, email, now))
  const { id: emailId } = await db
    .selectFrom('email')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const text = `Hello\n${hostile}\nBye`
  await saveRenderedEmails(db, [{ id: emailId, subject: hostile, html: hostile, text }], now)
  return placed.number
}

it('escapes control characters in text from strangers', async () => {
  const { dataDir } = await demoCopy('SQLite')
  const db = openDatabase({ dataDir, databaseUrl: undefined })
  onTestFinished(() => db.destroy())
  const number = await fillIn(db)
  const { id } = await db.selectFrom('email').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  const commands = [
    ['orders', 'list'],
    ['orders', 'show', number],
    ['claims', 'list'],
    ['withdrawals', 'list'],
    ['emails', 'list'],
    ['emails', 'show', `${id}`],
  ]
  for (const typed of commands) {
    const { status, stdout } = shop({ TOTE_DATA_DIR: dataDir }, ...typed)
    expect([typed, status]).toEqual([typed, 0])
    expect(stdout, typed.join(' ')).toContain('Ada\\u001b[2J\\u001b[31m')
    expect(stdout, typed.join(' ')).not.toMatch(/[^\n\P{Cc}]|\p{Cf}/u)
    expect(stdout, typed.join(' ')).not.toMatch(/^Order T-AAAA/m)
  }
  const { stderr } = shop({ TOTE_DATA_DIR: dataDir }, 'orders', 'show', hostile)
  expect(stderr).toContain('There is no order Ada\\u001b[2J')
})

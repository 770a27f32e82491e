import { expect, it } from 'vitest'
import { placeSampleOrder } from '#commerce/orders/sample-order.fixture.ts'
import { addFirstOwner } from '#commerce/people/staff/links/staff-links.server.ts'
import { openDatabase } from '#db/connection/connection.server.ts'
import { demoCopy } from '#test/databases.ts'
import { waterPotSku as pot } from '#test/demo-skus.ts'
import { runCommand } from './run-command.ts'

const email = 'ada-2@example.com'

async function shopWithOrder() {
  const { dataDir, databaseUrl } = await demoCopy('SQLite')
  const db = openDatabase({ dataDir, databaseUrl })
  const now = new Date('2026-11-28T12:00:00Z')
  const { number } = await placeSampleOrder(db, [{ sku: pot, quantity: 2 }], 'bank-transfer', now)
  await addFirstOwner(db, 'Ada', now)
  await db.updateTable('staff').set({ email }).execute()
  await db.destroy()
  const say = (...typed: string[]) => runCommand(typed, { TOTE_DATA_DIR: dataDir, DATABASE_URL: databaseUrl })
  await say('settings', 'set', 'page_size', '24')
  return { say, number }
}

/** As chats and Japanese keyboards write a word: other dashes and digits, and a blank that nobody sees. */
function fromChat(word: string): string {
  if (word.startsWith('--')) return word
  const wide = word.replaceAll(/\d/g, digit => String.fromCodePoint(0xff10 + Number(digit)))
  return `${wide.replaceAll('-', '–')}\u200b`
}

const commands = [
  ['stock', 'count', pot, '12'],
  ['orders', 'show', 'NUMBER'],
  ['orders', 'list', '--state', 'placed'],
  ['orders', 'paid', 'NUMBER'],
  ['orders', 'refund', 'NUMBER', '--amount', '10'],
  ['refunds', 'sent', 'LATEST'],
  ['emails', 'show', 'LATEST'],
  ['changes', 'show', 'LATEST'],
  ['changes', 'undo', 'LATEST', '--conflicts', 'skip'],
  ['settings', 'show', 'page_size'],
  ['settings', 'set', 'page_size', '36'],
  ['products', 'list', '2'],
  ['products', 'show', 'water-pot'],
  ['variants', 'show', pot],
  ['gift-cards', 'add', '50'],
  ['staff', 'link', email],
]

it('takes words as a chat writes them, with every command', async () => {
  const { say, number } = await shopWithOrder()
  const refused = []
  for (const typed of commands) {
    const [subject, verb, ...words] = typed
    const values: Record<string, string> = { NUMBER: number }
    if (typed.includes('LATEST')) values.LATEST = (await say(typed[0]!, 'list')).lines[0]!.split('  ')[0]!
    const answer = await say(subject!, verb!, ...words.map(word => fromChat(values[word] ?? word)))
    if (!answer.ok) refused.push([...typed, ...answer.lines].join(' '))
  }
  expect(refused).toEqual([])
})

it('keeps names and values as they are written', async () => {
  const { say } = await shopWithOrder()
  await say('settings', 'set', 'shop_name', 'Tote – Bags')
  expect((await say('settings', 'show', 'shop_name')).lines.at(-1)).toBe('Tote – Bags')
  expect((await say('tax-classes', 'add', '--name', 'A – B')).ok).toBe(true)
  expect((await say('tax-classes', 'show', 'A – B')).ok).toBe(true)
  expect((await say('staff', 'link', 'ada')).ok).toBe(false)
})

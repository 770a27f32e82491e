import { describe, expect, it, onTestFinished } from 'vitest'
import { readOrderById } from '../../app/commerce/orders/order-store.server.ts'
import { placeSold } from '../../app/commerce/orders/parcels/sold-order.fixture.ts'
import { askReturn } from '../../app/commerce/returns/ask-return.server.ts'
import { claimWarranty } from '../../app/commerce/warranty/claim-warranty.server.ts'
import { openDatabase } from '../../app/db/connection.server.ts'
import { databases, demoCopy } from '../../test/databases.ts'
import { answerTo } from './run-command.ts'

const pot = 'POT-WHT-01'

describe.each(databases)('a merchant at the command line, on %s', kind => {
  it('brings an order from its placing to its refund, and hears why something is not done', async () => {
    const address = await demoCopy(kind)
    const db = openDatabase(address)
    onTestFinished(() => db.destroy())
    const variables = { TOTE_DATA_DIR: address.dataDir, DATABASE_URL: address.databaseUrl }
    const say = async (...typed: string[]) => {
      const { ok, lines } = await answerTo(typed, variables)
      return `${ok ? 'done' : 'refused'}: ${lines.join('\n')}`
    }
    const placed = await placeSold(db, [{ sku: pot, quantity: 2 }], 'bank-transfer', new Date())
    const { number } = placed

    expect(await say('list')).toContain(`${number}  `)
    expect(await say('list', '--state', 'paid')).toBe('done: There are no such orders.')
    expect(await say('list', '--state', 'lost')).toMatch(/^refused: States are placed, paid/)
    expect(await say('show', number.toLowerCase())).toMatch(/2 × POT-WHT-01 {2}Water Pot, White {2}\$160\.00/)
    expect(await say('pack', number)).toBe(`refused: Order ${number} is placed, and cannot be packed now.`)
    expect(await say('paid', number)).toBe(`done: Order ${number} is paid: $160.00.`)
    expect(await say('paid', number)).toMatch(/^refused: .*waits for no money/)
    expect(await say('pack', number)).toMatch(/^done/)
    expect(await say('ship', number, '--carrier', 'UPS')).toBe(
      'refused: Say the number of the parcel: --tracking 1Z999.',
    )
    expect(await say('ship', number, '--carrier', 'UPS', '--tracking', '1Z')).toBe(
      `done: Order ${number} is shipped.`,
    )
    expect(await say('cancel', number)).toMatch(/^refused: .*cannot be cancelled any more/)
    expect(await say('deliver', number)).toMatch(/^done/)

    const late = await placeSold(db, [{ sku: 'TEE-BLK-01-S', quantity: 1 }], 'bank-transfer', new Date())
    expect(await say('cancel', late.number)).toMatch(/^done/)
    expect(await say('paid', late.number)).toMatch(/^refused: .* was canceled .* Send the money back\.$/)

    const order = (await readOrderById(db, placed.id))!
    const wanted = [{ orderLineId: order.lines[0]!.id, quantity: 1 }]
    const wish = { orderId: order.id, key: 'key-of-the-return', reason: 'damaged', words: '', wanted }
    await askReturn(db, wish, new Date())
    const [back] = /R-\S+/.exec(await say('returns'))!
    expect(await say('decline', back)).toBe('refused: Say why: --words "…".')
    expect(await say('accept', back.toLowerCase().replaceAll('-', ''), '--words', 'Gladly.')).toBe(
      `done: Return ${back} is accepted.`,
    )
    expect(await say('receive', back)).toMatch(/^done/)
    expect(await say('receive', back)).toBe('refused: This return was answered or received already.')
    expect(await say('refund', number, '--amount', '80.01')).toMatch(/^refused: .*less than that/)
    expect(await say('refund', number, '--amount', '0')).toBe('refused: Say how much, such as 50.00.')
    expect(await say('refund', number, '--amount', '10')).toBe(`done: $10.00 of order ${number} go back.`)
    const [, refund] = /^done: (\d+) {2}order/.exec(await say('refunds'))!
    expect(await say('sent', refund!)).toMatch(/^done/)
    expect(await say('sent', refund!)).toMatch(/^refused/)

    const claim = { orderLineId: order.lines[0]!.id, words: 'The handle is loose.', key: 'key-of-the-claim' }
    await claimWarranty(db, order, claim, new Date())
    const [number2] = /C-\S+/.exec(await say('claims'))!
    expect(await say('answer', number2, '--words', 'We send you another.')).toMatch(/^done/)
    expect(await say('claims')).toBe('done: No claim waits.')
    expect(await say('withdrawals')).toBe('done: Nobody has withdrawn.')

    const [, before] = /are (\d+)/.exec(await say('stock', pot, '+5'))!
    expect(await say('stock', pot, '-5')).toBe(`done: There are ${Number(before) - 5} of ${pot} now.`)
    expect(await say('stock', pot, '-9999')).toMatch(/^refused: There are not so many/)
    for (const amount of ['1e0', '0x1', ' 1', '+1.0', '--1', '+-1', '\uff11'])
      expect(await say('stock', pot, `--amount=${amount}`)).toMatch(/^refused: Say how many more or fewer/)
    expect(await say('email', '1e0')).toMatch(/^refused/)
    expect(await say('stock', 'NO-SUCH', '+1')).toMatch(/^refused: Nothing is sold/)
    expect(await say('gift-card', '50.00')).toMatch(
      /^done: A gift card with \$50\.00: \w{4}-\w{4}-\w{4}-\w{4}$/,
    )
    expect(await say('check')).toBe('done: Stock and ledger agree.')
    await db.updateTable('variant').set({ available: 1 }).where('sku', '=', pot).execute()
    expect(await say('check')).toMatch(/^refused: POT-WHT-01: \d+ by the ledger, 1 found$/)
    expect(await say('emails')).toMatch(/order-shipped {2}ada@example\.com {2}waiting/)
    expect(await say('show', 'T-AAAA-AAAA')).toBe('refused: There is no order T-AAAA-AAAA.')
  })
})

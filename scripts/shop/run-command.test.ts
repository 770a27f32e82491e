import { describe, expect, it, onTestFinished } from 'vitest'
import { requestReturn } from '#commerce/after-sale/returns/request-return.server.ts'
import { claimWarranty } from '#commerce/after-sale/warranty/claim-warranty.server.ts'
import { readOrderById } from '#commerce/orders/order-store.server.ts'
import { placeSampleOrder } from '#commerce/orders/sample-order.fixture.ts'
import { openDatabase } from '#db/connection/connection.server.ts'
import { databases, demoCopy } from '#test/databases.ts'
import { waterPotSku as pot } from '#test/demo-skus.ts'
import { runCommand } from './run-command.ts'

describe.each(databases)('npm run shop, on %s', kind => {
  it('takes an order from placement to refund and gives a reason for each rejection', async () => {
    const address = await demoCopy(kind)
    const db = openDatabase(address)
    onTestFinished(() => db.destroy())
    const variables = { TOTE_DATA_DIR: address.dataDir, DATABASE_URL: address.databaseUrl }
    const say = async (...typed: string[]) => {
      const { ok, lines } = await runCommand(typed, variables)
      return `${ok ? 'done' : 'refused'}: ${lines.join('\n')}`
    }
    const placed = await placeSampleOrder(db, [{ sku: pot, quantity: 2 }], 'bank-transfer', new Date())
    const { number } = placed

    expect(await say('orders', 'list')).toContain(`${number}  `)
    const placed_at = '2026-11-28T03:16:00.000Z'
    await db.updateTable('customer_order').set({ placed_at }).where('id', '=', placed.id).execute()
    await say('settings', 'set', 'time_zone', 'America/New_York')
    for (const verb of ['list', 'show'])
      expect(await say('orders', verb, ...(verb === 'show' ? [number] : []))).toContain('2026-11-27 22:16')
    expect(await say('orders', 'list', '--state', 'paid')).toBe('done: No orders found.')
    expect(await say('orders', 'list', '--state', 'lost')).toMatch(/^refused: Valid states are placed, paid/)
    expect(await say('orders', 'show', number.toLowerCase())).toMatch(
      /2 × POT-WHT-01 {2}Water Pot, White {2}\$160\.00/,
    )
    expect(await say('orders', 'pack', number)).toBe(
      `refused: Order ${number} is placed and can’t be packed now.`,
    )
    expect(await say('orders', 'paid', number)).toBe(`done: Order ${number} is paid: $160.00.`)
    expect(await say('orders', 'paid', number)).toMatch(/^refused: .*Nothing is due/)
    expect(await say('orders', 'pack', number)).toMatch(/^done/)
    expect(await say('orders', 'ship', number, '--carrier', 'UPS')).toBe(
      'refused: Enter the tracking number: --tracking 1Z999',
    )
    expect(await say('orders', 'ship', number, '--carrier', 'UPS', '--tracking', '1Z')).toBe(
      `done: Order ${number} is shipped.`,
    )
    expect(await say('orders', 'cancel', number)).toMatch(/^refused: .*can’t be canceled now/)
    expect(await say('orders', 'deliver', number)).toMatch(/^done/)

    const late = await placeSampleOrder(
      db,
      [{ sku: 'TEE-BLK-01-S', quantity: 1 }],
      'bank-transfer',
      new Date(),
    )
    expect(await say('orders', 'cancel', late.number)).toMatch(/^done/)
    expect(await say('orders', 'paid', late.number)).toMatch(
      /^refused: .* was canceled .* Refund the payment\.$/,
    )

    const order = (await readOrderById(db, placed.id))!
    const lines = [{ orderLineId: order.lines[0]!.id, quantity: 1 }]
    const wish = {
      orderId: order.id,
      key: 'key-of-the-return',
      reason: 'damaged',
      comment: '',
      lines,
    }
    await requestReturn(db, wish, new Date())
    const [back] = /R-\S+/.exec(await say('returns', 'list'))!
    expect(await say('returns', 'decline', back)).toBe(
      'refused: Enter a message for the shopper: --message "…"',
    )
    expect(
      await say('returns', 'accept', back.toLowerCase().replaceAll('-', ''), '--message', 'Gladly.'),
    ).toBe(`done: Return ${back} is accepted.`)
    expect(await say('returns', 'receive', back)).toMatch(/^done/)
    expect(await say('returns', 'receive', back)).toBe(
      'refused: This return has already been answered or received.',
    )
    expect(await say('orders', 'refund', number, '--amount', '80.01')).toMatch(
      /^refused: That’s more than is left/,
    )
    expect(await say('orders', 'refund', number, '--amount', '0')).toBe(
      'refused: Enter an amount, such as 50.00.',
    )
    expect(await say('orders', 'refund', number, '--amount', '10')).toBe(
      `done: Refunding $10.00 on order ${number}.`,
    )
    const [, refund] = /^done: (\d+) {2}order/.exec(await say('refunds', 'list'))!
    expect(await say('refunds', 'sent', refund!)).toMatch(/^done/)
    expect(await say('refunds', 'sent', refund!)).toMatch(/^refused/)

    const claim = {
      orderLineId: order.lines[0]!.id,
      description: 'The handle is loose.',
      key: 'key-of-the-claim',
    }
    await claimWarranty(db, order, claim, new Date())
    const [number2] = /C-\S+/.exec(await say('claims', 'list'))!
    expect(await say('claims', 'answer', number2, '--message', 'We’ll send you a new one.')).toMatch(/^done/)
    expect(await say('claims', 'list')).toBe('done: There are no open claims.')
    expect(await say('withdrawals', 'list')).toBe('done: There are no withdrawals.')

    const [, before] = /: (\d+) available/.exec(await say('stock', 'add', pot, '+5'))!
    expect(await say('stock', 'add', pot, '-5')).toBe(`done: ${pot}: ${Number(before) - 5} available.`)
    expect(await say('stock', 'add', pot, '＋１')).toMatch(/^done/)
    expect(await say('stock', 'add', pot, '−１')).toMatch(/^done/)
    expect(await say('stock', 'add', pot, '-9999')).toMatch(/^refused: There aren’t that many/)
    for (const amount of ['1e0', '0x1', '1,000', '+1.0', '+-1', 'one'])
      expect(await say('stock', 'add', pot, amount)).toMatch(/^refused: Enter a change/)
    expect(await say('stock', 'add', pot, '--1')).toMatch(/^refused: --1: There’s no such field/)
    expect(await say('emails', 'show', '1e0')).toMatch(/^refused/)
    expect(await say('stock', 'add', 'NO-SUCH', '+1')).toMatch(/^refused: There is no SKU/)
    expect(await say('gift-cards', 'add', '50.00')).toMatch(
      /^done: Gift card for \$50\.00: \w{4}-\w{4}-\w{4}-\w{4}$/,
    )
    expect(await say('stock', 'check')).toBe('done: Stock and ledger agree.')
    await db.updateTable('variant').set({ available: 1 }).where('sku', '=', pot).execute()
    expect(await say('stock', 'check')).toMatch(/^refused: POT-WHT-01: \d+ in the ledger, 1 in stock$/)
    expect(await say('emails', 'list')).toMatch(/order-shipped {2}ada@example\.com {2}pending/)
    expect(await say('orders', 'show', 'T-AAAA-AAAA')).toBe('refused: There is no order T-AAAA-AAAA.')
  })
})

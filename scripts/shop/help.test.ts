import { expect, it } from 'vitest'
import { recordDefinitions } from '#commerce/editing/record-definitions.server.ts'
import { demoCopy } from '#test/databases.ts'
import { runCommand } from './run-command.ts'

async function commandLine() {
  const { dataDir, databaseUrl } = await demoCopy('SQLite')
  return (...typed: string[]) => runCommand(typed, { TOTE_DATA_DIR: dataDir, DATABASE_URL: databaseUrl })
}

it('lists the fields of a verb with what each takes', async () => {
  const say = await commandLine()
  const { ok, lines } = await say('variants', 'add', '--help')
  expect(ok).toBe(true)
  expect(lines.map(line => line.trim().replace(/ {2,}/g, ': '))).toEqual([
    'variants add --FIELD …: adds one; --help lists its fields',
    '--sku: Use up to 64 letters, digits, and symbols. Required.',
    '--product: Enter the slug of one of the products. Required.',
    ...[1, 2, 3, 4, 5].map(place => `--value-${place}: Enter one of the option-values, such as color/clay.`),
    '--price: Enter an amount, like 12.00. Required.',
    '--compare-at-price: Enter an amount, like 12.00.',
    '--weight: Enter a whole number from 0 to 1,000,000.',
    '--barcode: Enter all digits of a GTIN (EAN or UPC), like 4006381333931.',
    '--measure: Enter an amount with a unit, like 250 g, 0.75 l or 12 pieces.',
    '--cost: Enter an amount, like 12.00.',
    '--position: Enter a whole number from 0 to 1,000,000.',
  ])
  const changed = (await say('variants', 'set', 'TEE-BLK-01-S', '--help')).lines.join('\n')
  expect(changed).not.toMatch(/--sku|--product|Required/)
  const products = (await say('products', 'add', '--help')).lines.join('\n')
  expect(products).toMatch(/--tags +Use at most 50 characters\. Repeat it for more than one\.\n?/)
  const methods = (await say('delivery-methods', 'add', '--help')).lines.join('\n')
  expect(methods).toMatch(/--measure +Choose one of: price, weight\./)
  expect(methods).toMatch(/--rate-NUMBER +Enter an amount, like 12\.00\./)
})

it('says for every field of every subject what it takes', async () => {
  const say = await commandLine()
  for (const { subject, isWrittenByShoppers } of recordDefinitions) {
    if (subject === 'pictures' || subject === 'files') continue
    const [, ...fields] = (await say(subject, isWrittenByShoppers ? 'set' : 'add', '--help')).lines
    expect(fields.length).toBeGreaterThan(0)
    for (const line of fields) expect(line).toMatch(/^ {2}--[a-zA-Z-]+\d? {2,}[A-Z].*\.$/)
  }
})

it('explains verbs without fields, subjects and itself', async () => {
  const say = await commandLine()
  expect(await say('orders', 'paid', '--help')).toEqual({
    ok: true,
    lines: ['  orders paid NUMBER  records the bank transfer for an order'],
  })
  const { ok, lines } = await say('products', '--help')
  expect(ok).toBe(true)
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(80)
  const usage = await say('--help')
  expect(usage.ok).toBe(true)
  expect(usage.lines[0]).toMatch(/^Usage: /)
})

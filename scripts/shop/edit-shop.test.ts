import { writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '#db/connection/connection.server.ts'
import { type DatabaseKind, databases, demoCopy } from '#test/databases.ts'
import { runCommand } from './run-command.ts'

async function commandLine(kind: DatabaseKind) {
  const address = await demoCopy(kind)
  const db = openDatabase(address)
  onTestFinished(() => db.destroy())
  const variables = { TOTE_DATA_DIR: address.dataDir, DATABASE_URL: address.databaseUrl }
  const say = async (...typed: string[]) => {
    const { ok, isMistyped, lines } = await runCommand(typed, variables)
    return `${ok ? 'done' : isMistyped ? 'mistyped' : 'refused'}: ${lines.join('\n')}`
  }
  return { db, say, dataDir: address.dataDir }
}

describe.each(databases)('npm run shop, on %s', kind => {
  it('adds, changes, shows and removes products, and undoes each', async () => {
    const { say } = await commandLine(kind)
    const hat = [
      '--slug',
      'rain-hat',
      '--title',
      'Rain hat',
      '--tags',
      'rain',
      '--tags',
      'hat',
      '--published',
    ]
    expect(await say('products', 'add', ...hat)).toBe('done: Added rain-hat.')
    expect(await say('variants', 'add', '--sku=HAT-1', '--product=rain-hat', '--price=19.90')).toBe(
      'done: Added HAT-1.',
    )
    expect(await say('variants', 'set', 'HAT-1', '--compare-at-price', '25')).toMatch(
      /^done: Changed HAT-1\. .*changes undo 3$/,
    )
    expect(await say('variants', 'show', 'HAT-1')).toContain('\ncompare-at-price: 25.00\n')
    expect(await say('changes', 'undo', '3')).toBe('done: Done. To redo it: changes undo 4')
    expect(await say('variants', 'show', 'HAT-1')).not.toContain('compare-at-price')
    expect(await say('products', 'list')).toMatch(/^done: slug {2}title [\s\S]*\nrain-hat {2}Rain hat {2}/)
    expect(await say('products', 'remove', 'rain-hat')).toMatch(/^done: Removed rain-hat\./)
    expect(await say('products', 'show', 'rain-hat')).toMatch(/^refused: There is no such entry/)
    expect(await say('changes', 'list')).toMatch(
      /^done: 5 {2}\S+ \S+ {2}command line {2}1 row of products\n4 {2}.* undo {2}1 row of variants {2}undo of 3\n/,
    )
    expect(await say('changes', 'show', '3')).toContain('compare_at_price=$25.00')
  })

  it('lists short facts under their names', async () => {
    const { say } = await commandLine(kind)
    const tee = 'basic-crew-neck-tee-black'
    await say('products', 'set', tee, '--title', 'T'.repeat(99), '--description', 'long '.repeat(99))
    const [header, ...lines] = (await say('products', 'list')).split('\n')
    expect(header).toMatch(/^done: slug {2}title {2}/)
    expect(header).not.toContain('description')
    expect(lines.find(line => line.startsWith(tee))).toContain(`  ${'T'.repeat(39)}…  `)
  })

  it('names each field that is wrong', async () => {
    const { say } = await commandLine(kind)
    expect(await say('products', 'add', '--title', 'Hat', '--colour', 'red')).toBe(
      'refused: --slug: Please fill this in.\n--colour: There’s no such field.',
    )
    expect(await say('variants', 'set', 'TEE-BLK-01-S', '--price', '1.234', '--weight', 'heavy')).toBe(
      'refused: --price: Enter an amount, like 12.00.\n--weight: Enter a whole number, like 12.',
    )
    expect(await say('variants', 'set', 'TEE-BLK-01-S', '--compare-at-price', '1')).toBe(
      'refused: --compare-at-price: Enter more than the price.',
    )
    const taken = await say('brands', 'add', '--slug', 'brand-1', '--name', 'Brand')
    expect(taken).toMatch(/^refused: --slug: That’s already taken\. brand-1-\d+ is free\.$/)
    expect(await say('brands', 'remove', 'brand-1')).toMatch(
      /^refused: It’s used by the products “Basic Crew Neck Tee”, (“[^”]+”, ){3}and 1 more\.$/,
    )
    expect(await say('brands', 'paint')).toMatch(/^mistyped: {3}brands list/)
  })

  it('sets settings, and gives a reason for each it refuses', async () => {
    const { say } = await commandLine(kind)
    expect(await say('settings', 'set', 'shop_name', 'Harbor Goods')).toBe('done: shop_name: Harbor Goods')
    expect(await say('settings', 'list')).toMatch(/shop_name +Harbor Goods$/m)
    expect(await say('settings', 'show', 'shop_name')).toMatch(/\nHarbor Goods$/)
    expect(await say('settings', 'set', 'page_size', '7')).toMatch(
      /^refused: page_size: Choose one of the page sizes/,
    )
    expect(await say('settings', 'set', 'no_such', '7')).toBe('refused: no_such: There is no such setting.')
    expect(await say('settings', 'set', 'shop_name')).toMatch(/^mistyped: Enter a value/)
    expect(await say('changes', 'undo', '1')).toMatch(/^done/)
    expect(await say('settings', 'list')).not.toContain('Harbor Goods')
  })

  it('reports what was changed since instead of undoing it', async () => {
    const { say } = await commandLine(kind)
    await say('settings', 'set', 'tagline', 'First')
    await say('settings', 'set', 'tagline', 'Second')
    const stopped = await say('changes', 'undo', '1')
    expect(stopped).toContain('refused: Nothing was undone.')
    expect(stopped).toContain(
      'setting name="tagline": changed by command line in change 2\n    value: is Second, was ',
    )
    expect(await say('changes', 'undo', '1', '--conflicts', 'maybe')).toMatch(/^mistyped/)
    expect(await say('changes', 'undo', '1', '--conflicts', 'force')).toMatch(/^done/)
    expect(await say('changes', 'undo', '1')).toBe('refused: This change is already undone.')
    expect(await say('changes', 'undo', '99')).toMatch(/^refused: There is no such change/)
  })

  it('lists what each change changed, with amounts in the currency of the shop', async () => {
    const { say } = await commandLine(kind)
    await say('variants', 'set', 'TEE-BLK-01-S', '--price', '39.50', '--weight', '90')
    await say('products', 'add', '--slug', 'hat', '--title', 'Hat', '--tags', 'rain', '--tags', 'sun')
    await say('settings', 'set', 'tagline', 'New')
    await say('delivery-methods', 'set', 'Everywhere', 'Express', '--rate-0', '9')
    expect(
      (await say('changes', 'list')).split('\n').map(line => line.replace(/.*command line {2}/, '')),
    ).toEqual([
      expect.stringMatching(/^\d rows? of delivery-methods$/),
      '1 row of settings',
      '3 rows of products',
      '1 row of variants',
    ])
    expect(await say('changes', 'show', '1')).toMatch(
      / variant {2}id=\d+ {2}price=\$44\.00 weight=\d+ → price=\$39\.50 weight=90$/,
    )
    expect(await say('changes', 'show', '4')).toMatch(/ delivery_rate {2}.* price=\$9\.00/)
    await say('variants', 'set', 'TEE-BLK-01-S', '--price', '40')
    expect(await say('changes', 'undo', '1')).toContain('price: is $40.00, was $44.00')
  })

  it('counts stock, which stays equal to its ledger', async () => {
    const { db, say } = await commandLine(kind)
    const available = async () =>
      (
        await db
          .selectFrom('variant')
          .select('available')
          .where('sku', '=', 'POT-WHT-01')
          .executeTakeFirstOrThrow()
      ).available
    const before = await available()
    expect(await say('stock', 'count', 'POT-WHT-01', '3')).toBe('done: POT-WHT-01: 3 available.')
    expect(await say('stock', 'count', 'POT-WHT-01', '3')).toBe('done: POT-WHT-01: 3 available.')
    expect(await say('stock', 'count', 'POT-WHT-01', 'many')).toMatch(/^refused: Enter how many/)
    expect(await say('stock', 'count', 'NO-SUCH', '3')).toMatch(/^refused: There is no SKU/)
    expect(await say('stock', 'check')).toBe('done: Stock and ledger agree.')
    expect(await say('changes', 'undo', '1')).toMatch(/^done/)
    expect(await available()).toBe(before)
  })

  it('adds pictures from files', async () => {
    const { say, dataDir } = await commandLine(kind)
    const file = path.join(dataDir, 'blue.png')
    await sharp({ create: { width: 4, height: 3, channels: 3, background: '#1040a0' } })
      .png()
      .toFile(file)
    const [, hash] = /^done: Added ([0-9a-f]{24})\.$/.exec(await say('pictures', 'add', file))!
    expect(await say('pictures', 'add', file)).toBe(`done: Added ${hash}.`)
    expect(await say('pictures', 'show', hash!)).toBe(`done: hash: ${hash}\nwidth: 4\nheight: 3`)
    const whole = sharp({ create: { width: 90, height: 90, channels: 3, background: '#1040a0' } })
    const jpeg = await whole.clone().jpeg().toBuffer()
    const refused: [string, string | Buffer][] = [
      ['words.jpg', 'no picture'],
      ['half.jpg', jpeg.subarray(0, jpeg.length - 20)],
      ['drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
      ['scan.tiff', await whole.tiff().toBuffer()],
    ]
    for (const [name, bytes] of refused) {
      const file = path.join(dataDir, name)
      writeFileSync(file, bytes)
      expect(await say('pictures', 'add', file), name).toContain('isn’t a JPEG, PNG, WebP or AVIF picture')
    }
    expect(await say('pictures', 'add', 'no-such.jpg')).toBe('refused: The file no-such.jpg can’t be read.')
  })
})

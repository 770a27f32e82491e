import { describe, expect, it } from 'vitest'
import { databases, migratedDatabase } from '../../../test/databases.ts'
import { putLetter } from '../mail/letters.server.ts'
import { unsealLetter } from '../mail/sealed-letter.server.ts'
import { everyKind, fillLetterShop } from './letter-shop.fixture.ts'
import { writeLetter, writeLettersJob } from './write-letters.server.ts'

const now = new Date('2026-11-21T12:00:00.000Z')
const url = 'https://shop.example'
const open = new AbortController().signal
const hostile = '<script>alert(1)</script>"\'&amp;\r\nBcc: all@mail.example'

describe.each(databases)('letters, on %s', kind => {
  it('are written in order, each from its own rows, and say so in both forms', async () => {
    const db = await migratedDatabase(kind)
    await fillLetterShop(db)
    await db.transaction().execute(async tx => {
      for (const facts of everyKind) await putLetter(tx, { to: 'ada@mail.example', ...facts }, now)
    })
    const job = writeLettersJob(db, url)
    const runs = [await job.run(now, open), await job.run(now, open), await job.run(now, open)]
    expect(runs).toEqual([10, everyKind.length - 10, 0])
    const letters = await db.selectFrom('letter').selectAll().orderBy('id').execute()
    expect(letters.map(({ subject }) => subject)).toEqual([
      'Order T-7KQ4-M2XA is confirmed',
      'We have your payment for order T-7KQ4-M2XA',
      'Order T-7KQ4-M2XA is on its way',
      'Order T-7KQ4-M2XA is cancelled',
      '$39.60 of order T-7KQ4-M2XA is on its way back to you',
      "A payment doesn't match order T-7KQ4-M2XA",
      'We have your return R-7KQ4-M2XA',
      'Your return R-7KQ4-M2XA can be sent',
      'About your return R-7KQ4-M2XA',
      'Receipt of your withdrawal W-7KQ4-M2XA',
      'We have your warranty claim C-7KQ4-M2XA',
      'About your warranty claim C-7KQ4-M2XA',
      'Confirm your back-in-stock alert',
      "Reminder: we're holding order T-7KQ4-M2XA until December 5, 2026 at 12:00 PM UTC",
      'Confirm your email',
      'School Bag & Co is back',
      'Shall we write to you about prices?',
      'School Bag & Co costs less now',
    ])
    for (const letter of letters) {
      const { html, plain } = unsealLetter(db, letter)!
      expect(html).toContain(url)
      expect(plain).toContain(`\n-- \nTote, 12 Market Street, Springfield\nhello@tote.example`)
    }
  })

  it('of one event are one, however often it is told, and none where it did not happen', async () => {
    const db = await migratedDatabase(kind)
    const letter = { kind: 'order-confirmed', orderId: 1, to: 'a@b.example', onceKey: 'order-1' } as const
    const put = () => db.transaction().execute(tx => putLetter(tx, letter, now))
    await Promise.all([put(), put(), put()])
    await db
      .transaction()
      .execute(async tx => {
        await putLetter(tx, { ...letter, onceKey: 'order-2' }, now)
        throw new Error('undone')
      })
      .catch(() => {})
    expect(await db.selectFrom('letter').select('once_key').execute()).toEqual([{ once_key: 'order-1' }])
  })

  it('that cannot be written, or have nothing to tell any more, hold up no others', async () => {
    const db = await migratedDatabase(kind)
    await fillLetterShop(db)
    await db.updateTable('customer_order').set({ address: 'broken' }).where('id', '=', 1).execute()
    await db.transaction().execute(async tx => {
      await putLetter(tx, { to: 'ada@mail.example', kind: 'order-confirmed', orderId: 1 }, now)
      await putLetter(tx, { to: 'ada@mail.example', kind: 'back-in-stock', sku: 'GONE', requestId: 1 }, now)
      await putLetter(tx, { to: 'ada@mail.example', kind: 'withdrawal-receipt', withdrawalId: 1 }, now)
    })
    await writeLettersJob(db, url).run(now, open)
    const rows = await db
      .selectFrom('letter')
      .select(['written_at', 'gave_up_at', 'due_at'])
      .orderBy('id')
      .execute()
    const at = now.toISOString()
    const inAnHour = new Date(now.getTime() + 60 * 60_000)
    const later = inAnHour.toISOString()
    // An abandoned email is not written again: only the one that could not be written is still waiting.
    expect(await writeLettersJob(db, url).run(inAnHour, open)).toBe(1)
    expect(rows).toEqual([
      { written_at: null, gave_up_at: null, due_at: later },
      { written_at: null, gave_up_at: at, due_at: at },
      { written_at: at, gave_up_at: null, due_at: at },
    ])
  })
})

it('a letter holds nothing that a name could put into it, in any kind', async () => {
  const db = await migratedDatabase('SQLite')
  await fillLetterShop(db, { name: hostile })
  for (const facts of everyKind) {
    const letter = (await writeLetter(db, facts, url))!
    expect(letter.html).not.toMatch(/<script|alert\(1\)<\/|"'&amp;/)
    expect(letter.subject).not.toMatch(/\p{Cc}/u)
  }
  await db.updateTable('customer_order').set({ paid: 1 }).execute()
  const receipt = await writeLetter(db, { kind: 'withdrawal-receipt', withdrawalId: 1 }, url)
  expect(receipt!.html).toContain('&#60;script&#62;alert(1)&#60;/script&#62;&#34;&#39;&#38;amp;')
  expect(receipt!.plain).toContain('<script>alert(1)</script>')
})

it('an order’s letter says what was bought, how it adds up, how to pay and how to withdraw', async () => {
  const db = await migratedDatabase('SQLite')
  await fillLetterShop(db)
  const letter = (await writeLetter(db, { kind: 'order-confirmed', orderId: 1 }, url))!
  expect(letter.plain).toMatchInlineSnapshot(`
    "Thank you for your order

    We have your order T-7KQ4-M2XA of November 21, 2026.

    Please transfer $79.23 by December 5, 2026 at 12:00 PM UTC. We're
    holding your items and ship once your transfer arrives.

    Bank account
      Tote Ltd
      IBAN DE02 1203 0000 0000 2020 51
      BIC BYLADEM1001

    Reference
      T-7KQ4-M2XA

    See your order:
    https://shop.example/orders/aaaaaaaaaaaaaaaaaaaaaa

    School Bag & Co                                                   $88.00
      Clay, 2 × $44.00
    Water Pot                                                          $9.80
      1 × $9.80
    A cap with a name that is far too long to stand on one line of a
    letter beside its price                                            $5.00
      One size, 1 × $5.00

    Subtotal                                                         $102.80
    Ten percent off (TEN)                                            −$10.28
    Free delivery                                                     −$5.00
    Delivery, Standard                                                 $5.00
    Sales tax 7.25 %                                                   $6.71
    Total                                                             $99.23
    Gift card                                                        −$20.00
    Left to pay                                                       $79.23

    The delivery address is on the page of your order.

    If you change your mind
    You can send goods back within 30 days of delivery; the page of your
    order begins it. Consumers in the European Union may withdraw from the
    contract within 14 days of delivery without giving a reason, by the form
    at https://shop.example/withdrawal or by any clear statement to us. We
    then pay back what was paid, with the cost of the usual delivery, within
    14 days of hearing of it.

    If something is wrong with it
    We stand for our goods for 2 years from delivery. Tell us on the page of
    your order. What the law gives you for goods that are not as agreed
    stays as it is.

    -- 
    Tote, 12 Market Street, Springfield
    hello@tote.example · +1 (555) 010-0199
    https://shop.example
    "
  `)
  for (const words of ['School Bag &#38; Co', '$99.23', 'IBAN DE02', 'T-7KQ4-M2XA', `${url}/orders/aaaa`])
    expect(letter.html).toContain(words)
})

it('a receipt of a withdrawal holds the statement, and the day and the hour', async () => {
  const db = await migratedDatabase('SQLite')
  await fillLetterShop(db)
  await db.updateTable('customer_order').set({ paid: 1 }).execute()
  const { plain } = (await writeLetter(db, { kind: 'withdrawal-receipt', withdrawalId: 1 }, url))!
  for (const words of [
    'November 21, 2026 at 12:00:00 PM UTC',
    'Ada Lovelace',
    'T-7KQ4-M2XA',
    'ada@mail.example',
    '  The zip is broken.\n  It came so, says Ada Lovelace.',
  ])
    expect(plain).toContain(words)
})

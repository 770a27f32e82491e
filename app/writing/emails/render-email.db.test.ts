import { describe, expect, it } from 'vitest'
import type { EmailFacts } from '#commerce/running/outbox/email.ts'
import type { Db } from '#db/schema/schema.ts'
import { migratedDatabase } from '#test/databases.ts'
import { emailPictureHash, fillEmailShop } from './email-shop.fixture.ts'
import { everyEmailKind } from './every-email-kind.fixture.ts'
import { renderOneEmail } from './render-one-email.fixture.ts'

const url = 'https://shop.example'
const hostile = '<script>alert(1)</script>"\'&amp;\r\nBcc: all@mail.example'

async function emailShop(options?: { name: string }): Promise<Db> {
  const db = await migratedDatabase('SQLite')
  await fillEmailShop(db, options)
  return db
}

async function setLanguage(db: Db, language: string): Promise<void> {
  await db
    .insertInto('setting')
    .values({ name: 'language', value: language })
    .onConflict(on => on.column('name').doUpdateSet({ value: language }))
    .execute()
}

it('escapes names in every kind of email', async () => {
  const db = await emailShop({ name: hostile })
  for (const facts of everyEmailKind) {
    const email = (await renderOneEmail(db, facts, url))!
    expect(email.html).not.toMatch(/<script|alert\(1\)<\/|"'&amp;/)
    expect(email.subject).not.toMatch(/\p{Cc}/u)
  }
  await db.updateTable('customer_order').set({ paid: 1 }).execute()
  const receipt = await renderOneEmail(db, { kind: 'withdrawal-receipt', withdrawalId: 1 }, url)
  expect(receipt!.html).toContain('&#60;script&#62;alert(1)&#60;/script&#62;&#34;&#39;&#38;amp;')
  expect(receipt!.text).toContain('<script>alert(1)</script>')
})

it('confirms an order with its items, totals, payment and right to withdraw', async () => {
  const db = await emailShop()
  const email = (await renderOneEmail(db, { kind: 'order-confirmed', orderId: 1 }, url))!
  expect(email.text).toMatchInlineSnapshot(`
    "Thank you for your order

    We received your order T-7KQ4-M2XA on November 21, 2026.

    Please send $79.23 by bank transfer by December 5, 2026 at 12:00 PM UTC.
    We’re holding your items and will ship them once your transfer arrives.

    Bank account
      Tote Ltd
      IBAN DE02 1203 0000 0000 2020 51
      BIC BYLADEM1001

    Reference
      T-7KQ4-M2XA

    View your order:
    https://shop.example/orders/aaaaaaaaaaaaaaaaaaaaaa

    School Bag & Co                                                   $88.00
      Clay, 2 × $44.00
    Water Pot                                                          $9.80
      1 × $9.80
    A cap with a name that is far too long to stand on one line of an
    email beside its price                                             $5.00
      One size, 1 × $5.00

    Subtotal                                                         $102.80
    Ten percent off (TEN)                                            −$10.28
    Free delivery                                                     −$5.00
    Shipping, Standard                                                 $5.00
    Sales tax 7.25%                                                    $6.71
    Total                                                             $99.23
    Gift card                                                        −$20.00
    Balance due                                                       $79.23

    You’ll find the shipping address on your order page.

    If you change your mind
    You can return items within 30 days of delivery. Start your return on
    your order page. Consumers in the European Union may withdraw from the
    contract within 14 days of delivery without giving a reason, using the
    form at https://shop.example/withdrawal or any other clear statement to
    us. We then refund what you paid, including standard shipping, within 14
    days of hearing from you.

    If something is wrong
    Every product comes with a 2-year warranty from delivery. You can make a
    claim on your order page. Your statutory rights for faulty goods are not
    affected.

    -- 
    Tote, 12 Market Street, Springfield
    hello@tote.example · +1 (555) 010-0199
    https://shop.example
    "
  `)
  for (const text of ['School Bag &#38; Co', '$99.23', 'IBAN DE02', 'T-7KQ4-M2XA', `${url}/orders/aaaa`])
    expect(email.html).toContain(text)
})

it('confirms a paid order without asking for money, with its arrival', async () => {
  const db = await emailShop()
  const paid = { state: 'paid', paid: 7923, payment: 'stripe', payment_due_at: null } as const
  const arrival = { arrives_from: '2026-11-27', arrives_to: '2026-12-01' }
  await db
    .updateTable('customer_order')
    .set({ ...paid, ...arrival })
    .execute()
  const { subject, text } = (await renderOneEmail(db, { kind: 'order-confirmed', orderId: 1 }, url))!
  expect(subject).toBe('Order T-7KQ4-M2XA is confirmed')
  const words = text.replaceAll(/\s+/g, ' ')
  expect(words).toMatch(/^Thank you, Ada We received your order .* Your payment of \$79\.23 went through\./)
  expect(words).toContain('It should arrive Nov 27 – Dec 1.')
  expect(words).not.toMatch(/transfer|IBAN|Balance due|haven’t received/)
  await db.updateTable('customer_order').set({ state: 'canceled' }).execute()
  expect(await renderOneEmail(db, { kind: 'order-confirmed', orderId: 1 }, url)).toBeUndefined()
})

it('says how long after a transfer its order arrives, and when once it is paid', async () => {
  const db = await emailShop()
  const change = db.updateTable('customer_order')
  await change.set({ arrival_min_days: 3, arrival_max_days: 5 }).execute()
  const words = async (kind: 'order-confirmed' | 'payment-received') =>
    (await renderOneEmail(db, { kind, orderId: 1 }, url))!.text.replaceAll(/\s+/g, ' ')
  expect(await words('order-confirmed')).toContain(
    'Arrives 3 to 5 business days after we receive your transfer.',
  )
  await change.set({ state: 'paid', paid: 7923 }).execute()
  await db
    .insertInto('order_event')
    .values({ order_id: 1, state: 'paid', at: '2026-11-23T12:00:00.000Z', actor: 'job', actor_name: '' })
    .execute()
  expect(await words('payment-received')).toContain('It should arrive Nov 26 – 30.')
})

it('shows pictures of items as small JPEGs, and an amount beside items without one', async () => {
  const { html, text } = (await renderOneEmail(
    await emailShop(),
    { kind: 'order-confirmed', orderId: 1 },
    url,
  ))!
  expect(html.match(/<img[^>]*>/g)).toEqual([
    expect.stringContaining(
      `src="${url}/i/${emailPictureHash}-144.jpeg" width="72" height="90" alt="A clay bag"`,
    ),
  ])
  expect(html).toMatch(/<td width="88"[^>]*><\/td><td[^>]*>Water Pot/)
  expect(text).not.toContain('pictures')
})

it('starts with a preview that the body does not follow, and has styles for dark mode', async () => {
  const db = await emailShop()
  for (const facts of everyEmailKind) {
    const { html } = (await renderOneEmail(db, facts, url))!
    const [, preview] =
      /<div style="display:none[^>]*>([^&<]+)((&#\d+;|[^&<])*)(&#847;&zwnj;&nbsp;){60}<\/div>/.exec(html)!
    expect(preview!.length).toBeGreaterThan(5)
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    expect(html).toContain('@media (prefers-color-scheme:dark){.page{background:#15171a!important}')
  }
})

it('includes the statement, day and hour in a withdrawal receipt', async () => {
  const db = await emailShop()
  await db.updateTable('customer_order').set({ paid: 1 }).execute()
  const { text } = (await renderOneEmail(db, { kind: 'withdrawal-receipt', withdrawalId: 1 }, url))!
  for (const part of [
    'November 21, 2026 at 12:00 PM UTC',
    'Ada Lovelace',
    'T-7KQ4-M2XA',
    'ada@mail.example',
    '  The zip is broken.\n  It came that way, says Ada Lovelace.',
  ])
    expect(text).toContain(part)
})

describe("in the shop's language", () => {
  const german: EmailFacts = { kind: 'payment-received', orderId: 1 }

  it('renders texts, dates and amounts', async () => {
    const db = await emailShop()
    await setLanguage(db, 'de')
    const reminder = (await renderOneEmail(db, { kind: 'transfer-reminder', orderId: 1 }, url))!
    expect(reminder.subject).toBe(
      'Erinnerung: Bestellung T-7KQ4-M2XA ist bis zum 5. Dezember 2026 um 12:00 UTC reserviert',
    )
    const received = (await renderOneEmail(db, german, url))!
    expect(received.html).toContain('<html lang="de">')
    expect(received.text).toContain('Zahlung erhalten')
    expect(received.text).toContain('99,23\u00a0$')
  })

  it('takes every text of every kind from the catalog', async () => {
    const db = await emailShop()
    await db.updateTable('customer_order').set({ paid: 1 }).execute()
    await setLanguage(db, 'en-XA')
    const toMerchant = ['payment-mismatch', 'contact-message', 'setup-test', 'email-test']
    for (const facts of everyEmailKind.filter(({ kind }) => !toMerchant.includes(kind))) {
      const { subject, text } = (await renderOneEmail(db, facts, url))!
      const [body] = text.split('\n-- \n')
      expect(untranslated(`${subject}\n${body}`)).toEqual([])
    }
  })

  it('renders emails to the merchant in English', async () => {
    const db = await emailShop()
    await setLanguage(db, 'de')
    const { text, html } = (await renderOneEmail(db, { kind: 'payment-mismatch', mismatchId: 1 }, url))!
    expect(text).toContain('doesn’t match order')
    expect(html).toContain('<html lang="en">')
  })
})

/** Words without accents, except the merchant's and the shopper's own texts. */
function untranslated(text: string): string[] {
  const own =
    /https:\S+|\S+@\S+|[A-Z]-[A-Z0-9]{4}-[A-Z0-9]{4}|School Bag & Co|Water Pot|A cap with [^$]*?price|One size|Clay|Ten percent off|TEN|Free delivery|Standard|Sales tax|Tote Ltd|IBAN.*|BIC.*|DHL|Tote|12 Market Street, Springfield|Ada Lovelace|12 St James Sq|San Francisco|CA|United States|The zip is broken\.|It came that way, says|Please use the same box\.|We send a new one\.|November|December|at|AM|PM|UTC|Please/g
  return (
    text
      .replace(/\s+/g, ' ')
      .replace(own, '')
      .match(/[A-Za-z]{3,}/g) ?? []
  )
}

import { describe, expect, it } from 'vitest'
import { placeSampleOrder } from '#commerce/orders/sample-order.fixture.ts'
import { recordTransfer } from '#commerce/payments/record-transfer.server.ts'
import { emailBudgets } from '#commerce/running/outbox/email-limits.ts'
import { unsealRenderedEmail } from '#commerce/running/outbox/sealed-email.server.ts'
import { commandLineActor } from '#commerce/values/actor.ts'
import { builtShop } from '#test/built-shop.ts'
import { shopBrowser } from '#test/shop-browser.ts'
import { defaultRates } from '#web/limits/rates.ts'

const spam = 'Cheap pills at pills.example. '.repeat(50)
const statement = { name: spam.slice(0, 200), orderNumber: 'T-AAAA-AAAA', comment: spam.slice(0, 1500) }
const confirm = '/withdrawal/confirm'
/** As sent by a proxy on this machine. */
const from = (address: string) => ({ 'x-forwarded-for': address })

describe('a withdrawal', () => {
  const shop = builtShop()
  const { send, fetch } = shopBrowser(shop)

  const emailsTo = async (recipient: string) => {
    const rows = await shop.db.selectFrom('email').selectAll().where('recipient', '=', recipient).execute()
    return rows.map(row => ({ kind: row.kind, text: null, html: null, ...unsealRenderedEmail(shop.db, row) }))
  }
  /** Waits until all of them are rendered. */
  async function written(recipient: string) {
    await expect
      .poll(async () => (await emailsTo(recipient)).map(({ text: plain }) => plain))
      .not.toContain(null)
    return emailsTo(recipient)
  }

  it('limits emails to an address, and omits the sender’s text', async () => {
    const email = 'victim@mail.example'
    const locations: (string | null)[] = []
    for (let count = 0; count < 33; count++) {
      const form = { ...statement, email, orderNumber: `T-AAAA-${count}`, key: `key-of-statement-${count}` }
      const response = await send(confirm, form, from(`203.0.113.${count}`))
      expect(response.status).toBe(303)
      locations.push(response.headers.get('location'))
    }
    const emails = await written(email)
    expect(emails).toHaveLength(emailBudgets.forms.short.max)
    expect(JSON.stringify(emails)).not.toMatch(/pills|T-AAAA/i)
    // Each statement still has its page, and the email links to it.
    expect(new Set(locations).size).toBe(33)
    for (const location of [locations[0]!, locations[32]!])
      expect(await (await fetch(location)).text()).toContain('Cheap pills at pills.example')
    expect(emails[0]!.text).toContain(`http://localhost:3000${locations[0]}`)
    expect(JSON.stringify(shop.logged)).not.toContain('victim')
  })

  it('emails the whole statement only to the address of a paid order', async () => {
    const now = new Date()
    const sold = () => placeSampleOrder(shop.db, [{ sku: 'POT-WHT-01', quantity: 1 }], 'bank-transfer', now)
    const [unpaid, paid] = [await sold(), await sold()]
    await recordTransfer(shop.db, paid.id, { actor: commandLineActor, now })
    for (const [key, order] of Object.entries({
      'key-of-the-unpaid-one': unpaid,
      'key-of-the-paid-one': paid,
    }))
      await send(confirm, { ...statement, orderNumber: order.number, email: order.email, key })
    const receipts = (await written(paid.email)).filter(({ kind }) => kind === 'withdrawal-receipt')
    expect(receipts).toHaveLength(2)
    const [short, whole] = receipts.map(({ text: plain, html }) => `${plain}${html}`)
    expect(short).toContain(unpaid.number)
    expect(short).not.toContain('pills')
    expect(whole).toContain(paid.number)
    expect(whole).toContain('Cheap pills')
  })

  it('has one receipt for the same statement with another key', async () => {
    const form = { name: 'Ada', orderNumber: 'T-BBBB-BBBB', email: 'ada@mail.example', comment: '' }
    const first = await send(confirm, { ...form, key: 'key-of-the-first-one' })
    const second = await send(confirm, { ...form, orderNumber: 't bbbb bbbb', key: 'key-of-the-second-one' })
    expect(second.headers.get('location')).toBe(first.headers.get('location'))
    expect(await emailsTo('ada@mail.example')).toHaveLength(1)
  })

  it('is limited by network, and keeps the input', async () => {
    const eve = { name: 'Eve', orderNumber: 'T-AAAA-AAAA', email: 'eve@mail.example' }
    const { burst } = defaultRates.emails.address
    const statuses: number[] = []
    for (let count = 0; count < burst; count++) {
      const form = { ...eve, comment: `<b>${count}`, key: `key-of-a-statement-${count}` }
      statuses.push((await send(confirm, form, from('198.51.100.7'))).status)
    }
    expect(new Set(statuses)).toEqual(new Set([303]))
    const limited = await send(
      confirm,
      { ...eve, comment: '<b>late', key: 'key-of-the-late-one' },
      from('198.51.100.7'),
    )
    expect(limited.status).toBe(429)
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
    const html = await limited.text()
    expect(html).toMatch(/Too many attempts\. Try again in \d+ (second|minute)s?\./)
    expect(html).toContain('<input type="hidden" name="comment" value="&lt;b&gt;late"/>')
    expect(html).toContain('value="key-of-the-late-one"')
    const other = await send(confirm, { ...eve, comment: 'other' }, from('198.51.100.8'))
    expect(other.status).toBe(303)
  })

  it('keeps the input when the first step is limited', async () => {
    const form = { name: 'Zoe', orderNumber: 'T-AAAA-AAAA', email: 'zoe@mail.example', comment: '' }
    const { burst } = defaultRates.lookups.address
    for (let count = 0; count < burst; count++) await send('/withdrawal', form, from('198.51.100.9'))
    const limited = await send('/withdrawal', form, from('198.51.100.9'))
    expect([limited.status, limited.headers.get('cache-control')]).toEqual([429, 'no-store'])
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
    const html = await limited.text()
    expect(html).toContain('Too many attempts.')
    expect(html).toContain('value="Zoe"')
  })

  it('requires every field, and declares nothing on a GET request', async () => {
    const before = await shop.db.selectFrom('withdrawal').select('id').execute()
    const response = await send(confirm, { name: '<i>Ada', email: 'ada' }, from('198.51.100.10'))
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('value="&lt;i&gt;Ada"')
    expect((await fetch(confirm)).status).toBe(200)
    expect(await shop.db.selectFrom('withdrawal').select('id').execute()).toEqual(before)
  })
})

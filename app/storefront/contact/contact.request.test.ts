import { describe, expect, it } from 'vitest'
import { emailBudgets } from '#commerce/running/outbox/email-limits.ts'
import { unsealRenderedEmail } from '#commerce/running/outbox/sealed-email.server.ts'
import { builtShop } from '#test/built-shop.ts'
import { htmlBetween, plainText } from '#test/html.ts'
import { shopBrowser } from '#test/shop-browser.ts'
import { defaultRates } from '#web/limits/rates.ts'

const shop = builtShop()
const { send, fetch } = shopBrowser(shop)
const form = {
  name: 'Ada Lovelace',
  email: 'Ada@Mail.example',
  orderNumber: 'T-7KQ4-M2XA',
  message: 'Does the pot fit a dishwasher?\nIt is <b>tall</b>.',
}
/** As sent by a proxy on this machine. */
const from = (address: string) => ({ 'x-forwarded-for': address })

/** Waits until all of them are rendered. */
async function emailsTo(recipient: string) {
  const read = async () => {
    const rows = await shop.db.selectFrom('email').selectAll().where('recipient', '=', recipient).execute()
    return rows.map(row => ({ kind: row.kind, text: null, ...unsealRenderedEmail(shop.db, row) }))
  }
  await expect.poll(async () => (await read()).map(({ text }) => text)).not.toContain(null)
  return read()
}

describe('the contact form', () => {
  it('stores a message, emails it to the shop, and answers with a receipt', async () => {
    const response = await send('/contact', form, from('203.0.113.1'))
    const location = response.headers.get('location')!
    expect([response.status, location]).toEqual([303, expect.stringMatching(/^\/messages\/[\w-]{22}$/)])
    const receipt = await fetch(location)
    expect(receipt.headers.get('cache-control')).toContain('no-store')
    const page = plainText(htmlBetween(await receipt.text(), '<main', '</main>'))
    for (const text of ['We got your message', 'M-', 'ada@mail.example', 'T-7KQ4-M2XA', 'fit a dishwasher'])
      expect(page).toContain(text)
    const [message] = await emailsTo('hello@tote.example')
    expect(message!.kind).toBe('contact-message')
    for (const text of ['Ada Lovelace', 'ada@mail.example', 'T-7KQ4-M2XA', 'It is <b>tall</b>.'])
      expect(message!.text).toContain(text)
    const [own, ...others] = await emailsTo('ada@mail.example')
    expect(others).toEqual([])
    expect(own!.text).toContain(location)
    expect(own!.text).not.toMatch(/Ada Lovelace|dishwasher|T-7KQ4/)
  })

  it('counts the same message once a day', async () => {
    const again = { ...form, email: 'twice@mail.example' }
    const locations = [await send('/contact', again), await send('/contact', again)].map(({ headers }) =>
      headers.get('location'),
    )
    expect(locations[1]).toBe(locations[0])
    expect(await emailsTo('twice@mail.example')).toHaveLength(1)
  })

  it('shows errors beside their fields and keeps what was typed', async () => {
    const typed = { name: '', email: 'ada@mail', orderNumber: '', message: 'Hi "there"' }
    const response = await send('/contact', typed)
    expect(response.status).toBe(400)
    const html = await response.text()
    expect(html).toMatch(/id="name-note"[^>]*>Enter your name\./)
    expect(html).toMatch(/id="email-note"[^>]*>Enter a valid email address/)
    expect(html).toMatch(/aria-invalid="true"[^>]*aria-describedby="email-note"/)
    expect(html).toContain('value="ada@mail"')
    expect(html).toContain('Hi &quot;there&quot;</textarea>')
    expect(html).not.toContain('id="message-note"')
    const long = await send('/contact', { ...form, message: 'x'.repeat(2001) })
    expect(long.status).toBe(400)
  })

  it('takes a message of the greatest length in any script', async () => {
    const message = '漢'.repeat(2000)
    expect((await send('/contact', { ...form, message }, from('203.0.113.2'))).status).toBe(303)
  })

  it('limits receipts to an address, and the messages of a network', async () => {
    const { burst } = defaultRates.emails.address
    const statuses: number[] = []
    for (let count = 0; count < burst; count++) {
      const message = `Message ${count}`
      const response = await send(
        '/contact',
        { ...form, email: 'victim@mail.example', message },
        from('198.51.100.7'),
      )
      statuses.push(response.status)
    }
    expect(new Set(statuses)).toEqual(new Set([303]))
    expect(await emailsTo('victim@mail.example')).toHaveLength(emailBudgets.forms.short.max)
    expect((await emailsTo('hello@tote.example')).length).toBeLessThanOrEqual(emailBudgets.messages.short.max)
    const limited = await send('/contact', { ...form, message: 'late' }, from('198.51.100.7'))
    expect([limited.status, Number(limited.headers.get('retry-after')) > 0]).toEqual([429, true])
    const html = await limited.text()
    expect(html).toMatch(/Too many attempts\. Try again in \d+ (second|minute)s?\./)
    expect(html).toContain('late</textarea>')
    const stored = await shop.db
      .selectFrom('contact_message')
      .select('id')
      .where('message', 'in', ['Message 0', `Message ${burst - 1}`, 'late'])
      .execute()
    expect(stored).toHaveLength(2)
  })

  it('has no receipt for another key, and takes no form from elsewhere', async () => {
    expect((await fetch(`/messages/${'A'.repeat(22)}`)).status).toBe(404)
    expect((await fetch('/messages/short')).status).toBe(404)
    const foreign = await shop.fetch('/contact', {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
      body: new URLSearchParams(form),
    })
    expect(foreign.status).toBe(403)
  })
})

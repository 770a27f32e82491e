import { expect, it } from 'vitest'
import { builtShop } from '../../../test/built-shop.ts'
import { previewedKinds } from '../../commerce/emails/outbox/email-kinds.ts'
import { officeCookie } from '../../web/staff/office-cookie.fixture.ts'

const shop = builtShop({ smtpUrl: 'smtp://127.0.0.1:9' })

const page = '/office/settings/emails'

let signedIn: Promise<string> | undefined
async function staff() {
  signedIn ??= officeCookie(shop, 'manager')
  return { cookie: await signedIn, origin: shop.origin }
}

async function open(path: string) {
  const response = await shop.fetch(path, { headers: await staff() })
  return { status: response.status, headers: response.headers, html: await response.text() }
}

it('lists every email, with a page for each', async () => {
  const { html } = await open(page)
  for (const kind of previewedKinds) {
    expect(html).toContain(`href="${page}/${kind}"`)
    expect((await open(`${page}/${kind}`)).status, kind).toBe(200)
  }
  expect((await open(`${page}/email-test`)).status).toBe(404)
  expect((await open(`${page}/toString/html`)).status).toBe(404)
})

it('shows an email in a frame of the office, without scripts', async () => {
  const { html } = await open(`${page}/order-confirmed?language=de`)
  expect(html).toContain('sandbox="allow-same-origin"')
  expect(html).toContain('With sample data.')
  const framed = await open(`${page}/order-confirmed/html?language=de`)
  expect(framed.html).toContain('<html lang="de">')
  expect(framed.headers.get('x-frame-options')).toBe('SAMEORIGIN')
  expect(framed.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(framed.headers.get('content-security-policy')).not.toContain('script-src')
})

it('sends a test to whoever asks, a few times', async () => {
  const { html } = await open(`${page}/order-confirmed`)
  const [, address] = /Send a test to (?:<!-- -->)?([^<]+)/.exec(html)!
  const send = async () =>
    shop.fetch(`${page}/order-confirmed/test`, {
      method: 'POST',
      headers: await staff(),
      body: new URLSearchParams({ language: 'de' }),
    })
  const sent = await send()
  expect([sent.status, sent.headers.get('location')]).toEqual([303, `${page}/order-confirmed?language=de`])
  for (let times = 0; times < 20; times += 1) await send()
  const emails = await shop.db.selectFrom('email').select('recipient').execute()
  expect(emails.length).toBeLessThan(20)
  expect(new Set(emails.map(({ recipient }) => recipient))).toEqual(new Set([address]))
})

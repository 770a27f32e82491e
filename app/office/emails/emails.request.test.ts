import { expect, it } from 'vitest'
import { previewedKinds } from '#commerce/running/outbox/email-kinds.ts'
import { officeEmailMessages as texts } from '#messages/office/emails.ts'
import { builtShop } from '#test/built-shop.ts'
import { officeCookie } from '#web/staff/office-cookie.fixture.ts'
import { noticeIn } from '#web/staff/office-requests.fixture.ts'

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

it('saves texts, shows them, and says beside a field what is wrong', async () => {
  const path = `${page}/order-confirmed`
  const save = async (fields: Record<string, string>) =>
    shop.fetch(path, {
      method: 'POST',
      headers: await staff(),
      body: new URLSearchParams({ language: 'en', ...fields }),
    })
  const refused = await save({ heading: 'Thanks {email}', closing: 'Bye' })
  expect(refused.status).toBe(422)
  const html = await refused.text()
  expect(html).toContain('The shop doesn’t know {email}. You can use {shop}, {order}, and {name}.')
  expect(html).toContain('value="Thanks {email}"')
  const saved = await save({ heading: 'Thanks {name}', closing: 'Bye' })
  expect([saved.status, saved.headers.get('location')]).toEqual([303, `${path}?language=en`])
  expect(noticeIn(saved.headers.getSetCookie())).toMatchObject({
    ...{ text: texts.saved(texts.kinds['order-confirmed'][0]), changeSet: expect.any(Number) },
  })
  const framed = (await open(`${path}/html?language=en`)).html
  expect(framed).toMatch(/<h1[^>]*>Thanks Ada<\/h1>/)
  expect((await open(`${path}/html?language=de`)).html).not.toContain('Thanks Ada')
  expect((await open(`${page}/withdrawal-receipt`)).html).toContain('The texts of this email are fixed')
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

import { describe, expect, it } from 'vitest'
import { actionRoutes } from '#test/action-routes.ts'
import { type BuiltShop, builtShop } from '#test/built-shop.ts'

const boundless = { burst: 1e6, perSecond: 1 }
const few = { burst: 3, perSecond: 0.01 }
const fewShared = { visitor: few, address: few }

/** Requests that programs send, with their types: they have other limits. */
const sentByPrograms: Record<string, string> = {
  '/payments/stripe': 'application/json',
  '/reports': 'application/csp-report',
}
const routes = actionRoutes.map(({ path }) => path)
/** Those of the office ask strangers to sign in. */
const forms = routes.filter(path => !(path in sentByPrograms) && !path.startsWith('/office/'))

let addresses = 0
interface Sender {
  from: string
  cookie?: string
  query?: string
}

/** An unused client address. */
function newAddress(): string {
  addresses += 1
  return `198.51.${addresses >> 8}.${addresses & 255}`
}

/** The fields of a withdrawal and a message; other forms read some of them or none. */
const typed = {
  name: 'Ada',
  orderNumber: 'T-7KQ4-M2XA',
  email: 'typed@mail.example',
  comment: 'Typed <b>text</b>',
  message: 'Typed <b>text</b>',
}

const withFiles = '/orders/:token/review/:line'
const multipart = [
  ...[withFiles, '/office/content/pictures'],
  ...['/office/products/:id/pictures', '/office/products/:id/files'],
  '/office/catalog/brands/:record/upload',
]

/** Sends a form to this route. */
function send(shop: BuiltShop, route: string, { from, cookie = '', query = '' }: Sender) {
  const path = route.replace(':sku', 'PRD-CLY-XL').replace(/:\w+/g, 'x1y2z3') + query
  const type = sentByPrograms[route] ?? 'application/x-www-form-urlencoded'
  const headers = { 'X-Forwarded-For': from, Cookie: cookie }
  if (multipart.includes(route)) {
    const body = new FormData()
    for (const [name, text] of Object.entries(typed)) body.append(name, text)
    return shop.fetch(path, { method: 'POST', body, headers })
  }
  const body = new URLSearchParams(typed).toString()
  return shop.fetch(path, { method: 'POST', body, headers: { ...headers, 'Content-Type': type } })
}

/** The statuses of all responses, and the text of the last. */
async function sendOften(times: number, one: () => Promise<Response>) {
  const statuses: number[] = []
  let last: Response | undefined
  while (statuses.length < times) {
    last = await one()
    statuses.push(last.status)
  }
  return { statuses, response: last!, html: await last!.text() }
}

it('finds the routes with a form', () => {
  const some = ['/cart/add', '/orders/:token/claim/:line', '/withdrawal', '/compare/save', '/checkout/place']
  expect(routes).toEqual(expect.arrayContaining([...some, ...Object.keys(sentByPrograms)]))
})

describe('one client address', () => {
  const shop = builtShop({ rates: { writes: few, visitor: boundless, newcomer: boundless } })

  it.each(routes)('may send to %s up to its limit', async route => {
    const from = newAddress()
    const { statuses, response, html } = await sendOften(4, () => send(shop, route, { from }))
    expect(statuses.map(status => status === 429)).toEqual([false, false, false, true])
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(90)
    expect(html).toBe('Too many attempts. Try again in 2 minutes.')
    expect((await send(shop, route, { from: newAddress() })).status).not.toBe(429)
  })
})

describe('a form that is sent too often', () => {
  const shared = { orders: fewShared, codes: fewShared, lookups: fewShared, emails: fewShared }
  const shop = builtShop({ rates: { writes: boundless, visitor: few, newcomer: few, ...shared } })

  async function expectRefused(one: () => Promise<Response>) {
    const { statuses, response, html } = await sendOften(4, one)
    expect(statuses.map(status => status === 429)).toEqual([false, false, false, true])
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(90)
    expect(html).toContain('Too many attempts. Try again in 2 minutes.')
    expect(html).toMatch(/Typed &lt;b&gt;text|typed@mail\.example/)
    expect(html).not.toContain('Typed <b>')
  }

  // Price alerts are subscribed to on a visitor's list.
  it.each(forms.filter(path => path !== '/price-alerts'))(
    'from a newcomer to %s is refused, and the input comes back',
    async route => {
      const from = newAddress()
      await expectRefused(() => send(shop, route, { from }))
    },
  )

  it.each(forms)('by a visitor to %s is refused from any address', async route => {
    const { cookie, list } = await newVisitor(shop)
    await expectRefused(() => send(shop, route, { from: newAddress(), cookie, query: `?list=${list}` }))
  })
})

describe('a shop without configured rates', () => {
  const shop = builtShop()

  it('has the default limits', async () => {
    const { cookie } = await newVisitor(shop)
    const responses = await Promise.all(
      Array.from({ length: 300 }, () => send(shop, '/cart/save', { from: newAddress(), cookie })),
    )
    const passed = responses.filter(({ status }) => status !== 429).length
    // 80 at once, and five a second while a busy machine responds.
    expect(passed).toBeGreaterThanOrEqual(80)
    expect(passed).toBeLessThan(300)
  })
})

/** A visitor with a wish list. */
async function newVisitor(shop: BuiltShop): Promise<{ cookie: string; list: string }> {
  const body = new URLSearchParams({ name: 'Birthday' })
  const headers = { 'X-Forwarded-For': newAddress(), Accept: 'application/json' }
  const response = await shop.fetch('/wish-list/create', { method: 'POST', body, headers })
  const cookies = response.headers.getSetCookie().map(cookie => cookie.split(';', 1)[0])
  const { hearts } = (await response.json()) as { hearts: { id: string }[] }
  return { cookie: cookies.join('; '), list: hearts[0]!.id }
}

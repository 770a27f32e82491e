import { expect, it } from 'vitest'
import { addUnpaidOrder } from '#commerce/payments/placed-order.fixture.ts'
import { actionRoutes, shopRoutes } from '#test/action-routes.ts'
import { builtShop } from '#test/built-shop.ts'

const shop = builtShop()

const hostile = [
  '%0d%0aSet-Cookie:%20a=b',
  '%22%3E%3Cb%3E%20%C3%A9',
  '%F0%9F%98%80',
  '..%2f..%2f',
  '%5c%5cevil.example',
]
const withParameters = shopRoutes.map(({ path }) => path).filter(path => path.includes(':'))

/** The characters of an address: RFC 3986, section 2. */
const address = /^[\w.~:/?#[\]@!$&'()*+,;=%-]*$/

it.each(withParameters)('%s accepts any input and redirects only to encoded addresses', async path => {
  const isForm = actionRoutes.some(route => route.path === path)
  for (const value of hostile) {
    const target = path.replace(/:\w+\??/g, value)
    for (const method of isForm ? ['GET', 'POST'] : ['GET']) {
      const response = await shop.fetch(target, { method })
      const location = response.headers.get('location') ?? ''
      expect([target, response.status < 500, address.test(location)]).toEqual([target, true, true])
      expect(location).not.toMatch(/^(\/\/|\/\\|https?:\/\/(?!(localhost|127\.0\.0\.1)[:/]))/)
      expect(response.headers.getSetCookie().join()).not.toContain('a=b')
      expect(await response.text()).not.toContain('"><b>')
    }
  }
})

it('a page survives an unreadable form', async () => {
  for (const path of ['return', 'reorder', 'claim/1', 'cancel']) {
    const { token } = await addUnpaidOrder(shop.db, { payment: 'stripe', dueIn: 15 }, new Date())
    const body = new URLSearchParams({ key: 'no key at all', description: 'It broke.' })
    const response = await shop.fetch(`/orders/${token}/${path}`, { method: 'POST', body })
    expect([path, response.status]).toEqual([path, 400])
    expect(await response.text()).toContain('<h1>Something’s wrong with this form.')
  }
})

it.each(['/products?q=a%00b', '/office?q=%00', '/office/products?%00=1', '/orders/%00'])(
  '%s is refused for its NUL',
  async target => {
    expect((await shop.fetch(target)).status).toBe(400)
  },
)

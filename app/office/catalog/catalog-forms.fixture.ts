import type { Role } from '#commerce/people/staff/role.ts'
import type { BuiltShop } from '#test/built-shop.ts'
import { officeCookie } from '#web/staff/office-cookie.fixture.ts'

/** Opens pages of the catalog and sends their forms. */
export function catalogForms(shop: BuiltShop) {
  const cookies = new Map<Role, Promise<string>>()
  const cookieOf = (role: Role) => {
    const cookie = cookies.get(role) ?? officeCookie(shop, role)
    cookies.set(role, cookie)
    return cookie
  }
  return {
    async open(path: string, role: Role = 'owner') {
      const response = await shop.fetch(path, { headers: { cookie: await cookieOf(role) } })
      return { status: response.status, html: (await response.text()).replaceAll('<!-- -->', '') }
    },
    async post(path: string, fields: Record<string, string> | [string, string][], role: Role = 'owner') {
      const headers = { cookie: await cookieOf(role), origin: shop.origin }
      const response = await shop.fetch(path, { method: 'POST', headers, body: new URLSearchParams(fields) })
      const set = response.headers.getSetCookie().find(line => line.startsWith('office-notice='))
      const value = set?.slice('office-notice='.length).split(';')[0]
      return {
        status: response.status,
        to: response.headers.get('location'),
        html: await response.text(),
        notice: value ? JSON.parse(Buffer.from(value, 'base64url').toString()) : undefined,
      }
    },
  }
}

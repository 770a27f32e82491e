import type { BuiltShop } from '../../../test/built-shop.ts'
import type { Role } from '../../commerce/staff/role.ts'
import { officeCookie } from './office-cookie.fixture.ts'

/** Opens pages and sends forms as staff with a role; each role signs in once. HTML has no comments of React. */
export function officeRequests(shop: BuiltShop, ownRole: Role, origin?: string) {
  const cookies = new Map<Role, Promise<string>>()
  const cookieOf = (role: Role) => {
    const cookie = cookies.get(role) ?? officeCookie(shop, role)
    cookies.set(role, cookie)
    return cookie
  }
  const read = async (response: Response) => ({
    status: response.status,
    to: response.headers.get('location'),
    cookies: response.headers.getSetCookie(),
    html: (await response.text()).replaceAll('<!-- -->', ''),
  })
  return {
    open: async (path: string, role = ownRole, notice = '') =>
      read(await shop.fetch(path, { headers: { cookie: `${await cookieOf(role)}; ${notice}` } })),
    post: async (path: string, fields: Record<string, string> = {}, role = ownRole) => {
      const headers = { cookie: await cookieOf(role), origin: origin ?? shop.origin }
      const body = new URLSearchParams(fields)
      return read(await shop.fetch(path, { method: 'POST', headers, body, redirect: 'manual' }))
    },
  }
}

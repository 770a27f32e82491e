import type { Role } from '#commerce/people/staff/role.ts'
import type { BuiltShop } from '#test/built-shop.ts'
import { officeCookie } from './office-cookie.fixture.ts'

interface ShownNotice {
  text: string
  /** What Undo takes back; null without Undo. */
  changeSet: number | null
}

/** The notice that the next page shows, from the cookies of an answer. */
export function noticeIn(cookies: readonly string[]): ShownNotice | undefined {
  const [, value] =
    /^office-notice=([^;]+)/.exec(cookies.find(one => one.startsWith('office-notice=')) ?? '') ?? []
  return value === undefined ? undefined : JSON.parse(Buffer.from(value, 'base64url').toString())
}

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
    notice: noticeIn(response.headers.getSetCookie()),
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

import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { can, type Permission, type Role, roles } from '#commerce/people/staff/role.ts'
import type { PermissionMiddleware } from '#web/staff/allow.server.ts'
import { officeCookie } from '#web/staff/office-cookie.fixture.ts'
import { type ShopRoute, shopRoutes } from '../action-routes.ts'
import { builtShop } from '../built-shop.ts'
import { liftedRates } from '../lifted-rates.ts'
import { fillRoute } from './requests/attacked-routes.ts'

/** Open to strangers: they sign in here. */
const open = [
  ...['/office/sign-in', '/office/sign-in/options', '/office/sign-in/passkey'],
  ...['/office/link/:token', '/office/email/:token'],
]

const officeRoutes = shopRoutes.filter(
  ({ path }) => path === '/office' || (path.startsWith('/office/') && !open.includes(path)),
)

interface GuardedRoute {
  permission: Permission
  needsFreshProof: boolean
  /** Those that the route answers. */
  methods: string[]
}

/** The permission of a route's own `allow`. */
async function guardOf({ file, path: route }: ShopRoute): Promise<GuardedRoute> {
  const { middleware = [], loader, default: page, action } = await import(path.resolve(file))
  const guard = (middleware as PermissionMiddleware[]).find(({ rulesAt }) => rulesAt)!
  const { permission, needsFreshProof } = guard.rulesAt(route)
  const methods = [...(loader || page ? ['GET'] : []), ...(action ? ['POST'] : [])]
  return { permission, needsFreshProof, methods }
}

describe('every route of the office', () => {
  const shop = builtShop({ rates: liftedRates })
  let people = 0

  /** A session of its own for each request: some end it. */
  const session = (role: Role, { isProven = true } = {}) => {
    people += 1
    return officeCookie(shop, role, { name: `${role}-${people}`, isProven })
  }

  const ask = async (route: string, method: string, cookie = '') => {
    const target = fillRoute(route, name => (name === '*' ? 'nowhere' : '1'))
    const send = (body?: BodyInit) => shop.fetch(target, { method, headers: { cookie }, body: body ?? null })
    if (method === 'GET') return send()
    const answer = await send(new URLSearchParams({ a: '1' }))
    const form = new FormData()
    form.append('a', '1')
    return answer.status === 415 ? send(form) : answer
  }

  const isRefused = async (response: Response) =>
    response.status === 403 && (await response.text()).includes('Your role doesn’t include this')

  it('is tested', () => {
    expect(officeRoutes.length).toBeGreaterThan(5)
  })

  it.each(officeRoutes)('$path shows and takes nothing without a session', async route => {
    for (const method of (await guardOf(route)).methods) {
      const answer = await ask(route.path, method)
      const to = answer.headers.get('location')?.replace(/\?.*/, '')
      expect([method, answer.status, to]).toEqual(
        method === 'GET' ? ['GET', 303, '/office/sign-in'] : ['POST', 401, undefined],
      )
    }
  })

  it.each(officeRoutes)('$path is for the roles that its permission names', async route => {
    const { permission, needsFreshProof, methods } = await guardOf(route)
    for (const role of roles) {
      const mayOpen = can(role, permission)
      for (const method of methods) {
        const wasRefused = await isRefused(await ask(route.path, method, await session(role)))
        expect([method, role, wasRefused]).toEqual([method, role, !mayOpen])
        if (!mayOpen || !needsFreshProof) continue
        const unproven = await ask(route.path, method, await session(role, { isProven: false }))
        const text = (unproven.headers.get('location') ?? '') + (await unproven.text())
        expect([method, role, text]).toEqual([method, role, expect.stringContaining('/office/confirm')])
      }
    }
  })
  it.each(officeRoutes)('$path takes nothing from another site', async route => {
    if (!(await guardOf(route)).methods.includes('POST')) return
    const target = fillRoute(route.path, () => '1')
    const cookie = await session('owner')
    for (const origin of ['https://evil.example', 'null']) {
      const body = new URLSearchParams({ a: '1' })
      const answer = await shop.fetch(target, { method: 'POST', headers: { cookie, origin }, body })
      expect([origin, answer.status]).toEqual([origin, 403])
    }
  })
})

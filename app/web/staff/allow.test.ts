import { type MiddlewareFunction, RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { SignedInStaff } from '#commerce/people/staff/signed-in-staff.ts'
import { findStaffContext, shopContext, staffContext } from '../shop/context.ts'
import type { Shop } from '../shop/shop.server.ts'
import { uploadContext } from '../uploads/uploaded-files.server.ts'
import { allow } from './allow.server.ts'

const origin = 'https://shop.example'
const ada: SignedInStaff = {
  id: 1,
  name: 'Ada',
  email: 'ada@example.com',
  role: 'packer',
  sessionId: 1,
  provenAt: null,
  shortcuts: true,
  isSecured: true,
}

interface Sent {
  staff?: SignedInStaff | undefined
  path?: string
  fields?: Record<string, string>
  headers?: Record<string, string>
  isLocal?: boolean
  hasFiles?: boolean
}

async function guarded(
  middleware: MiddlewareFunction<Response>,
  { staff, path = '/office/orders', fields, headers = {}, isLocal = false, hasFiles = false }: Sent = {},
) {
  const context = new RouterContextProvider()
  context.set(shopContext, { isLocal } as Shop)
  context.set(findStaffContext, async () => staff)
  if (hasFiles) context.set(uploadContext, { files: [], errors: {} })
  const request = new Request(origin + path, {
    headers,
    ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
  })
  const next = async () => new Response(`Hello ${context.get(staffContext).name}`)
  const route = { request, context, params: {}, unstable_pattern: '', url: new URL(request.url) }
  const response = (await middleware(route as never, next)) as Response
  const { status } = response
  return { status, to: response.headers.get('location'), response, text: await response.text() }
}

describe('a route that allows packing', () => {
  const pack = allow('orders.pack')

  it('names its permission', () => {
    expect(pack.rulesAt('/office/orders')).toEqual({ permission: 'orders.pack', needsFreshProof: false })
    expect(allow('orders.refund', { fresh: true }).rulesAt('/office').needsFreshProof).toBe(true)
  })

  it('lets in a packer, and is never cached', async () => {
    const { text, response } = await guarded(pack, { staff: ada })
    expect([text, response.headers.get('cache-control')]).toEqual(['Hello Ada', 'no-store'])
  })

  it('refuses an editor with a plain page', async () => {
    const { status, text } = await guarded(pack, { staff: { ...ada, role: 'editor' } })
    expect(status).toBe(403)
    expect(text).toContain('Your role doesn’t include this.')
    expect(text).not.toContain('Hello')
  })

  it.each([
    ['/office', '/office/sign-in'],
    ['/office/orders?state=paid', '/office/sign-in?returnTo=%2Foffice%2Forders%3Fstate%3Dpaid'],
    ['/office/orders.data?_routes=x', '/office/sign-in?returnTo=%2Foffice%2Forders'],
  ])('sends a stranger at %s to sign in, and back', async (path, to) => {
    expect(await guarded(pack, { path })).toMatchObject({ status: 303, to })
  })

  it('keeps no address of 15 KB to return to', async () => {
    expect((await guarded(pack, { path: `/office/orders?q=${'a'.repeat(15_000)}` })).to).toBe(
      '/office/sign-in',
    )
  })

  it('keeps no address of 15 KB for a form that has to be confirmed', async () => {
    const path = `/office/orders/refund?q=${'a'.repeat(15_000)}`
    const sent = { staff: { ...ada, role: 'owner' as const }, path, fields: { amount: '1' } }
    const { to } = await guarded(allow('orders.refund', { fresh: true }), sent)
    expect(to).toBe('/office/confirm?form=%2Foffice%2Forders%2Frefund')
  })

  it('asks again when a link from elsewhere came without the cookie', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }
    const { status, response } = await guarded(pack, { path: '/office/orders?q=1', headers })
    expect([status, response.headers.get('refresh')]).toEqual([200, '0; url=/office/orders?q=1'])
  })

  it('gives back the form of an ended session, to be sent again after signing in', async () => {
    const fields = { note: 'Ring "twice"', tracking: '1Z', secret_key: 'sk_live_1' }
    const headers = { referer: `${origin}/office/orders/T-7KQ4` }
    const { status, text } = await guarded(pack, { path: '/office/orders/T-7KQ4/ship', fields, headers })
    expect(status).toBe(401)
    expect(text).toContain('href="/office/sign-in?returnTo=%2Foffice%2Forders%2FT-7KQ4" target="_blank"')
    expect(text).toContain('<form method="post" action="/office/orders/T-7KQ4/ship">')
    expect(text).toContain('name="note" value="Ring &quot;twice&quot;"')
    expect(text).toContain('name="tracking" value="1Z"')
    expect(text).not.toContain('sk_live_1')
  })

  it('leads a page with scripts to sign in: its browser has a draft', async () => {
    const headers = { referer: `${origin}/office/orders/T-7KQ4` }
    const sent = { path: '/office/orders/T-7KQ4/ship.data', fields: { tracking: '1Z' }, headers }
    const { response, to } = await guarded(pack, sent)
    expect(to).toBe('/office/sign-in?returnTo=%2Foffice%2Forders%2FT-7KQ4')
    expect(response.headers.get('x-remix-reload-document')).toBe('true')
  })

  it('answers scripts with JSON', async () => {
    const sent = { fields: { a: '1' }, headers: { accept: 'application/json' } }
    expect((await guarded(pack, sent)).response.headers.get('content-type')).toBe('application/json')
    expect(await guarded(pack, { ...sent, staff: { ...ada, role: 'editor' } })).toMatchObject({
      status: 403,
      text: expect.stringContaining('"ok":false'),
    })
  })

  it('asks to choose files again: a page can’t send them', async () => {
    const { status, text } = await guarded(pack, { fields: { alt: 'A' }, hasFiles: true })
    expect(status).toBe(401)
    expect(text).toContain('choose your files again')
    expect(text).not.toContain('<form')
  })

  it.each(['https://evil.example/office', `${origin}/cart`, `${origin}/officer`, 'nonsense'])(
    'returns from signing in to no other page: %s',
    async referer => {
      const { text } = await guarded(pack, { fields: { a: '1' }, headers: { referer } })
      expect(text).toContain('href="/office/sign-in"')
    },
  )

  it('waits for a passkey or an app for codes, except on this computer', async () => {
    const staff = { ...ada, isSecured: false }
    expect(await guarded(pack, { staff })).toMatchObject({ status: 303, to: '/office/secure' })
    const here = { staff, isLocal: true, headers: { host: 'localhost:3000' } }
    expect((await guarded(pack, here)).text).toBe('Hello Ada')
    const elsewhere: Record<string, string>[] = [
      { host: 'shop.example' },
      { host: 'localhost', 'x-forwarded-for': '203.0.113.1' },
    ]
    for (const headers of elsewhere)
      expect(await guarded(pack, { ...here, headers })).toMatchObject({ to: '/office/secure' })
    expect((await guarded(allow('office.use', { unsecured: true }), { staff })).text).toBe('Hello Ada')
  })
})

describe('a route that needs a fresh proof', () => {
  const refund = allow('orders.refund', { fresh: true })
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
  const owner = (provenAt: string | null): SignedInStaff => ({ ...ada, role: 'owner', provenAt })

  it('lets in somebody who used a passkey nine minutes ago', async () => {
    expect((await guarded(refund, { staff: owner(ago(9)) })).text).toBe('Hello Ada')
  })

  it.each([[null], [ago(10.1)]])('asks others to confirm: %s', async provenAt => {
    const path = '/office/orders/T-7KQ4/refund'
    const sent = { staff: owner(provenAt), path }
    expect(await guarded(refund, sent)).toMatchObject({
      status: 303,
      to: '/office/confirm?returnTo=%2Foffice%2Forders%2FT-7KQ4%2Frefund',
    })
    expect(await guarded(refund, { ...sent, fields: { amount: '95.00' } })).toMatchObject({
      status: 307,
      to: '/office/confirm?form=%2Foffice%2Forders%2FT-7KQ4%2Frefund',
    })
  })

  it('is still closed to other roles', async () => {
    expect(await guarded(refund, { staff: { ...ada, provenAt: ago(1) } })).toMatchObject({ status: 403 })
  })
})

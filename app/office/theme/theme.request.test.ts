import { expect, it } from 'vitest'
import { builtShop } from '#test/built-shop.ts'
import { officeCookie } from '#web/staff/office-cookie.fixture.ts'

const shop = builtShop()

const page = '/office/settings/theme'
const green = '#116644'
const sheet = '/theme/1.116644.serif.round.compact.css'
const changed = { accent_color: green, typeface: 'serif', corner_radius: 'round', density: 'compact' }

let signedIn: Promise<string> | undefined
async function staff() {
  signedIn ??= officeCookie(shop, 'manager')
  return { cookie: await signedIn, origin: shop.origin }
}

async function html(path: string, headers: Record<string, string> = {}) {
  return (await shop.fetch(path, { headers })).text()
}

async function save(fields: Record<string, string>) {
  const shown = {
    ...{ logo_picture: '', accent_color: '', typeface: 'instrument-sans' },
    ...{ corner_radius: 'small', density: 'comfortable' },
  }
  const body = new URLSearchParams({ shown: JSON.stringify(shown), ...fields })
  return shop.fetch(page, { method: 'POST', headers: await staff(), body })
}

/** The cookie of a preview, as a browser would send it. */
async function preview(query: Record<string, string>) {
  const headers = await staff()
  const response = await shop.fetch(`${page}/preview?${new URLSearchParams(query)}`, { headers })
  const cookie = String(response.headers.getSetCookie()).split(';')[0]!
  return { status: response.status, to: response.headers.get('location'), cookie }
}

it('loads the font and no theme by default', async () => {
  const home = await html('/')
  expect(home).toContain('rel="preload" href="/assets/instrument-sans-')
  expect(home).not.toContain('/theme/')
})

it('changes every page of the shop, and is undone', async () => {
  const before = await html('/Shop')
  const saved = await save(changed)
  expect([saved.status, saved.headers.get('location')]).toEqual([303, page])
  await expect.poll(() => html('/')).toContain(sheet)
  for (const path of ['/', '/Shop', '/cart', '/checkout', '/nothing-here']) {
    const text = await html(path)
    expect(text, path).toContain(`<link rel="stylesheet" href="${sheet}"/>`)
    expect(text, path).not.toContain('rel="preload"')
  }
  const { id } = await shop.db
    .selectFrom('change_set')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const body = new URLSearchParams({ returnTo: page })
  await shop.fetch(`/office/changes/${id}/undo`, { method: 'POST', headers: await staff(), body })
  await expect.poll(() => html('/Shop')).toBe(before)
})

it('is a stylesheet that browsers keep', async () => {
  const { status, headers } = await shop.fetch(sheet)
  expect([status, headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8'])
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(await html(sheet)).toContain(`--button:${green}`)
  expect((await shop.fetch('/theme/1.red.serif.round.compact.css')).status).toBe(404)
})

it('refuses colors without contrast beside the field, and offers the nearest', async () => {
  const refused = await save({ ...changed, accent_color: '#ffcc00' })
  expect(refused.status).toBe(422)
  const text = await refused.text()
  expect(text).toContain('has a contrast of 1.5:1 and needs 4.5:1')
  expect(text).toMatch(/Use (<!-- -->)?#[0-9a-f]{6}(<!-- -->)? instead/)
  expect(text).toContain('value="#ffcc00"')
  expect(await html('/')).not.toContain('/theme/')
})

it('is previewed by one browser only', async () => {
  const { status, to, cookie } = await preview({ ...changed, scope: 'tabs' })
  expect([status, to]).toEqual([302, '/'])
  const shown = await shop.fetch('/Shop', { headers: { cookie } })
  expect(shown.headers.get('cache-control')).toBe('no-store')
  expect(shown.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  expect(shown.headers.get('x-frame-options')).toBe('SAMEORIGIN')
  const text = await shown.text()
  expect(text).toContain(sheet)
  expect(text).toMatch(/<body><aside class="demo-notice" aria-label="Preview">/)
  const others = await shop.fetch('/Shop')
  expect(others.headers.get('x-frame-options')).toBe('DENY')
  expect(await others.text()).not.toContain('/theme/')
})

it('is previewed in a frame of the office, and nowhere else', async () => {
  const { cookie } = await preview({ ...changed, scope: 'frame' })
  expect(await html('/', { cookie })).not.toContain('/theme/')
  const framed = await html('/', { cookie, 'sec-fetch-dest': 'iframe' })
  expect(framed).toContain(sheet)
  expect(framed).not.toContain('<aside class="demo-notice"')
})

it('is previewed with a cookie of ours only, until that ends', async () => {
  const { cookie } = await preview({ ...changed, scope: 'tabs' })
  const [name, value] = cookie.split('=') as [string, string]
  const [theme, logo, scope, expiresAt, signature] = value.split('~')
  const forged = [
    [theme, logo, scope, Number(expiresAt) + 1, signature],
    [theme!.replace('116644', 'ffcc00'), logo, scope, expiresAt, signature],
    [theme, 'a'.repeat(24), scope, expiresAt, signature],
    [theme, logo, 'frame', expiresAt, signature],
    [theme, logo, scope, expiresAt, ''],
    [theme, logo, scope, '1700000000000', signature],
  ]
  for (const parts of forged) {
    const headers = { cookie: `${name}=${parts.join('~')}`, 'sec-fetch-dest': 'iframe' }
    expect(await html('/', headers), parts.join('~')).not.toContain('/theme/')
  }
  // As long as a signature, but not in bytes.
  const foreign = [theme, logo, scope, expiresAt, `${signature!.slice(0, -1)}é`].join('~')
  expect((await shop.fetch('/', { headers: { cookie: `${name}=${foreign}` } })).status).toBe(200)
  const headers = { ...(await staff()) }
  const ended = await shop.fetch(`${page}/end-preview`, { method: 'POST', headers })
  expect(String(ended.headers.getSetCookie())).toContain(`${name}=; Path=/; Max-Age=0`)
})

it('refuses to preview what could not be saved', async () => {
  expect((await preview({ accent_color: '#ffcc00' })).status).toBe(400)
  const editor = { cookie: await officeCookie(shop, 'editor') }
  expect((await shop.fetch(`${page}/preview?scope=tabs`, { headers: editor })).status).toBe(403)
  expect((await shop.fetch(`${page}/preview`)).headers.get('location')).toMatch(/^\/office\/sign-in/)
})

import sharp from 'sharp'
import { expect, it } from 'vitest'
import { builtShop } from '#test/built-shop.ts'
import { officeCookie } from '#web/staff/office-cookie.fixture.ts'

const shop = builtShop()

const page = '/office/settings/theme'

let signedIn: Promise<string> | undefined
async function staff() {
  signedIn ??= officeCookie(shop, 'manager')
  return { cookie: await signedIn, origin: shop.origin }
}

async function html(path: string, headers: Record<string, string> = {}) {
  return (await shop.fetch(path, { headers })).text()
}

/** Uploads a picture of this size on the page of pictures and returns its hash. */
async function upload(width: number, height: number) {
  const background = { r: 20, g: 60, b: 140, alpha: 0.5 }
  const bytes = await sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer()
  const body = new FormData()
  body.append('pictures', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'logo.png')
  const init = { method: 'POST', headers: await staff(), body }
  const text = await (await shop.fetch('/office/content/pictures', init)).text()
  expect(text).toContain('Picture added.')
  const { hash } = await shop.db
    .selectFrom('picture')
    .select('hash')
    .where('width', '=', width)
    .where('height', '=', height)
    .executeTakeFirstOrThrow()
  return hash
}

async function save(logo: string, was = '') {
  const body = new URLSearchParams({ shown: JSON.stringify({ logo_picture: was }), logo_picture: logo })
  return shop.fetch(page, { method: 'POST', headers: await staff(), body })
}

const wordmark = /aria-label="Tote, home"[^>]*>tote<\/a>/

it('replaces the wordmark on every page, and the wordmark comes back with Undo', async () => {
  const before = await html('/Shop')
  expect(before).toMatch(wordmark)
  const hash = await upload(900, 150)
  expect((await save(hash)).status).toBe(303)
  const picture = `<source type="image/avif" srcSet="/i/${hash}-480.avif"/><img src="/i/${hash}-480.webp" width="180" height="30" alt="Tote"/>`
  await expect.poll(() => html('/')).toContain(picture)
  for (const path of ['/Shop', '/checkout', '/nothing-here']) {
    expect(await html(path), path).toContain(picture)
    expect(await html(path), path).not.toMatch(wordmark)
  }
  expect((await shop.fetch(`/i/${hash}-480.avif`)).status).toBe(200)
  expect(await html('/')).toContain(`"logo":"${shop.ownOrigin}/i/${hash}-900.webp"`)
  expect(await html('/office', await staff())).toContain(`/i/${hash}-480.webp`)

  const { id } = await shop.db
    .selectFrom('change_set')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const undo = { method: 'POST', headers: await staff(), body: new URLSearchParams({ returnTo: page }) }
  await shop.fetch(`/office/changes/${id}/undo`, undo)
  await expect.poll(() => html('/Shop')).toBe(before)
})

it('is no higher than a header of 40 pixels, and never enlarged', async () => {
  const tall = await upload(200, 400)
  const small = await upload(90, 30)
  const { cookie } = await preview(tall)
  expect(await html('/', { cookie })).toContain(`/i/${tall}-200.webp" width="20" height="40"`)
  const other = await preview(small)
  expect(await html('/', other)).toContain(`/i/${small}-90.webp" width="90" height="30"`)
  expect(await html('/')).toMatch(wordmark)
})

it('is one of the shop’s pictures', async () => {
  for (const logo of ['a'.repeat(24), '<script>']) {
    const refused = await save(logo)
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain('Choose one of the shop’s pictures.')
  }
  const { cookie } = await preview('b'.repeat(24))
  expect(await html('/', { cookie })).toMatch(wordmark)
})

async function preview(logo: string) {
  const query = new URLSearchParams({ logo_picture: logo, scope: 'tabs' })
  const response = await shop.fetch(`${page}/preview?${query}`, { headers: await staff() })
  return { cookie: String(response.headers.getSetCookie()).split(';')[0]! }
}

import { describe, expect, it } from 'vitest'
import { readChangeSets } from '#commerce/editing/changes/change-set-store.server.ts'
import type { Role } from '#commerce/people/staff/role.ts'
import { builtShop } from '#test/built-shop.ts'
import { officeCookie } from '#web/staff/office-cookie.fixture.ts'

const shop = builtShop({ firstOpening: 'empty', smtpUrl: 'smtp://127.0.0.1:9' })
const cookies = new Map<Role, Promise<string>>()
function cookieOf(role: Role): Promise<string> {
  const cookie = cookies.get(role) ?? officeCookie(shop, role)
  cookies.set(role, cookie)
  return cookie
}

async function open(path = '/office/setup', role: Role = 'owner') {
  const response = await shop.fetch(path, { headers: { cookie: await cookieOf(role) } })
  return { status: response.status, html: await response.text() }
}

async function post(path: string, fields: Record<string, string> = {}, role: Role = 'owner') {
  const headers = { cookie: await cookieOf(role), origin: shop.origin }
  const response = await shop.fetch(path, { method: 'POST', headers, body: new URLSearchParams(fields) })
  return { status: response.status, to: response.headers.get('location') }
}

describe('the setup of an empty shop', () => {
  it('says what is missing, with an action for each', async () => {
    const { html } = await open()
    expect(html).toContain('0<!-- --> of <!-- -->7'.replaceAll('<!-- -->', ''))
    expect(html).toContain('Your shop still has the name it came with.')
    expect(html).toContain('href="/office/settings/shop"')
    expect(html).toContain('href="/office/selling/taxes/new?country=US"')
    expect(html).toContain('href="/office/selling/zones/new"')
    expect(html).toContain('href="/office/settings/bank-accounts/new"')
    expect(html).toContain('new?legal=privacy')
  })

  it('is filled step by step', async () => {
    const shown = JSON.stringify({ logo_text: 'Shop', shop_name: 'Shop', address: '', email: '' })
    const shopFields = { shop_name: 'Harbor', logo_text: 'harbor', shown }
    const address = { address: '1 Pier', email: 'hi@shop.example' }
    expect((await post('/office/settings/shop', { ...shopFields, ...address })).status).toBe(303)
    expect((await open()).html).toContain('Harbor, United States.')
    await post('/office/setup/tax', { answer: 'yes' })
    expect((await open()).html).toContain('You don’t charge tax.')
    await post('/office/setup/tax', { answer: 'no' })
    expect((await open()).html).toContain('No tax is charged in your country.')
    const account = { name: 'Bank', countries: '', details: 'IBAN DE02', position: '' }
    await post('/office/settings/bank-accounts/new', account)
    expect((await open()).html).toContain('Shoppers see your bank account.')
  })

  it('sends a test email, and waits for it', async () => {
    await shop.db.updateTable('staff').set({ email: 'ada@shop.example' }).execute()
    expect((await open()).html).toContain('value="ada@shop.example"')
    expect((await post('/office/setup', { email: 'nowhere' })).status).toBe(400)
    expect((await post('/office/setup', { email: 'ada@shop.example' })).to).toBe('/office/setup')
    expect((await open()).html).toContain('The test email is on its way.')
    await shop.db.updateTable('email').set({ sent_at: new Date().toISOString() }).execute()
    expect((await open()).html).toContain('Delivered to ada@shop.example.')
  })

  it('links the legal pages, with Undo', async () => {
    for (const [slug, title] of [
      ['privacy-policy', 'Privacy policy'],
      ['terms-and-conditions', 'Terms'],
    ] as const)
      await post('/office/content/pages/new', { slug, title, body: 'Text', publication: 'now' })
    expect((await open()).html).toContain('Link them in the footer')
    expect((await post('/office/setup/link-pages')).to).toBe('/office/setup')
    expect((await open()).html).toContain('Written, and linked in the footer.')
    expect((await shop.fetch('/pages/privacy-policy')).status).toBe(200)
    const [{ id } = { id: 0 }] = await readChangeSets(shop.db, 1)
    await post(`/office/changes/${id}/undo`, { returnTo: '/office/setup' })
    expect((await open()).html).toContain('Link them in the footer')
  })

  it('can be hidden and shown again, and asks no provider without one', async () => {
    await post('/office/setup/dismiss', { answer: 'yes' })
    expect((await open()).html).toContain('Show in the menu again')
    await post('/office/setup/dismiss', { answer: 'no' })
    expect((await open()).html).toContain('Hide from the menu')
    expect((await post('/office/setup/ask-provider')).to).toBe('/office/setup')
  })

  it.each(['ask-provider', 'tax', 'link-pages', 'dismiss'])(
    'takes %s from owners and managers only',
    async action => {
      const fields = { answer: 'yes' }
      expect((await post(`/office/setup/${action}`, fields, 'packer')).status).toBe(403)
      expect((await open('/office/setup', 'packer')).status).toBe(403)
      expect((await post(`/office/setup/${action}`, fields, 'manager')).status).toBe(303)
    },
  )
})

describe('the setup of a demo shop', () => {
  const demo = builtShop()

  it('empties it, with Undo, for the owner with a fresh proof', async () => {
    let people = 0
    const send = async (method: 'GET' | 'POST', role: Role, isProven = true) => {
      const cookie = await officeCookie(demo, role, { name: `${role} ${people++}`, isProven })
      const headers = { cookie, origin: demo.origin }
      const body = method === 'POST' ? new URLSearchParams() : null
      return demo.fetch('/office/setup/empty', { method, headers, body })
    }
    expect((await send('POST', 'manager')).status).toBe(403)
    expect((await send('POST', 'owner', false)).status).toBe(307)
    expect((await (await send('GET', 'owner')).text()).replaceAll('<!-- -->', '')).toContain(
      '28 demo products',
    )
    expect((await send('POST', 'owner')).headers.get('location')).toBe('/office/setup')
    const [last] = await readChangeSets(demo.db, 1)
    expect(last).toMatchObject({ reason: 'Started with an empty shop' })
    expect((await send('GET', 'owner')).status).toBe(303)
  })
})

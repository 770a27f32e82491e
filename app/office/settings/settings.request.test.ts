import { describe, expect, it } from 'vitest'
import { readChangeSets } from '#commerce/editing/changes/change-set-store.server.ts'
import type { Role } from '#commerce/people/staff/role.ts'
import { loadSetting } from '#commerce/running/settings/load-settings.server.ts'
import { settingTopicNames } from '#commerce/running/settings/setting-topics.ts'
import { builtShop } from '#test/built-shop.ts'
import { officeCookie } from '#web/staff/office-cookie.fixture.ts'

const shop = builtShop()
const cookies = new Map<string, Promise<string>>()
function cookieOf(role: Role, isProven = true): Promise<string> {
  const name = `${role}${isProven}`
  const cookie = cookies.get(name) ?? officeCookie(shop, role, { name, isProven })
  cookies.set(name, cookie)
  return cookie
}

async function open(path: string, role: Role = 'manager', isProven = true) {
  const headers = { cookie: await cookieOf(role, isProven) }
  const response = await shop.fetch(path, { headers })
  return { status: response.status, to: response.headers.get('location'), html: await response.text() }
}

async function post(path: string, fields: Record<string, string>, role: Role = 'manager', isProven = true) {
  const headers = { cookie: await cookieOf(role, isProven), origin: shop.origin }
  const response = await shop.fetch(path, { method: 'POST', headers, body: new URLSearchParams(fields) })
  const cookies = String(response.headers.getSetCookie())
  return {
    ...{ status: response.status, to: response.headers.get('location'), cookies },
    html: await response.text(),
  }
}

async function undoLast(returnTo: string) {
  const [{ id } = { id: 0 }] = await readChangeSets(shop.db, 1)
  return post(`/office/changes/${id}/undo`, { returnTo })
}

describe('the settings', () => {
  it('are listed by topic, for each role what it may change', async () => {
    const { html } = await open('/office/settings', 'owner')
    for (const topic of settingTopicNames) expect(html).toContain(`href="/office/settings/${topic}"`)
    const manager = (await open('/office/settings')).html
    expect(manager).toContain('href="/office/settings/returns"')
    expect(manager).not.toContain('/office/settings/payments')
    expect(manager).not.toContain('/office/settings/bank-accounts')
    expect((await open('/office/settings', 'packer')).status).toBe(403)
  })

  it.each(settingTopicNames)('have a page for %s with all fields', async topic => {
    const { status, html } = await open(`/office/settings/${topic}`, 'owner')
    expect(status).toBe(200)
    expect(html).toContain('name="shown"')
  })

  it('are saved, and undone', async () => {
    const page = '/office/settings/returns'
    const saved = await post(page, { return_days: '45', shown: JSON.stringify({ return_days: '30' }) })
    expect(saved).toMatchObject({ status: 303, to: page })
    const notice = Buffer.from(/notice=([^;]+)/.exec(saved.cookies)![1]!, 'base64url').toString()
    expect(notice).toContain('Return window in days changed from “30” to “45”.')
    expect(await loadSetting(shop.db, 'returnDays')).toBe(45)
    expect((await undoLast(page)).to).toBe(page)
    expect(await loadSetting(shop.db, 'returnDays')).toBe(30)
  })

  it('say what is wrong beside the field, and keep what was typed', async () => {
    const { status, html } = await post('/office/settings/returns', {
      ...{ return_days: 'soon', returns_text: 'Unused & clean' },
      shown: JSON.stringify({ return_days: '30', returns_text: await loadSetting(shop.db, 'returnsText') }),
    })
    expect(status).toBe(422)
    expect(html).toContain('Enter a whole number from 0 to 999.')
    expect(html).toContain('value="soon"')
    expect(html).toContain('Unused &amp; clean')
    expect(await loadSetting(shop.db, 'returnDays')).toBe(30)
  })

  it('about payments take the owner, and a proof of the last ten minutes', async () => {
    const page = '/office/settings/payments'
    const fields = { transfer_days: '9', shown: JSON.stringify({ transfer_days: '3' }) }
    expect((await post(page, fields)).status).toBe(403)
    expect((await post(page, fields, 'owner', false)).status).toBe(307)
    expect(await open(page, 'owner', false)).toMatchObject({ status: 303 })
    expect((await post(page, fields, 'owner')).to).toBe(page)
    expect(await loadSetting(shop.db, 'transferDays')).toBe(9)
    expect((await post('/office/settings/shop', fields)).status).toBe(303)
    expect((await post('/office/settings/nothing', {})).status).toBe(404)
  })
})

it.each([
  ['shop', 'Shoppers see the change at once.'],
  ['invoices', 'Issued ones stay as they are.'],
  ['returns', 'Orders so far keep what they were promised.'],
])('the settings of %s say when a change has an effect', async (topic, says) => {
  expect((await open(`/office/settings/${topic}`)).html).toContain(says)
})

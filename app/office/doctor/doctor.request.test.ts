import { describe, expect, it } from 'vitest'
import { adjustStock } from '#commerce/catalog/stock/adjust-stock.server.ts'
import { readChangeSets } from '#commerce/editing/changes/change-set-store.server.ts'
import type { Role } from '#commerce/people/staff/role.ts'
import { proveIdentity } from '#commerce/running/doctor/address/identity.server.ts'
import { commandLineActor } from '#commerce/values/actor.ts'
import { newToken } from '#commerce/values/random-token.server.ts'
import { builtShop } from '#test/built-shop.ts'
import { waterPotSku } from '#test/demo-skus.ts'
import { officeRequests } from '#web/staff/office-requests.fixture.ts'

/** Nothing listens there. */
const publicUrl = 'http://127.0.0.1:9'
const shop = builtShop({ smtpUrl: 'smtp://127.0.0.1:9', publicUrl })
const requests = officeRequests(shop, 'owner', publicUrl)

function open(path = '/office/doctor', role: Role = 'owner', notice = '') {
  return requests.open(path, role, notice)
}

async function post(fix: string, role: Role = 'owner') {
  const { cookies, notice: shown, ...answer } = await requests.post(`/office/doctor/${fix}`, {}, role)
  const [notice = ''] = (cookies[0] ?? '').split(';')
  return { ...answer, notice, shown }
}

describe('the doctor', () => {
  it('checks everything at once, and says what is well', async () => {
    expect((await open()).html).toContain(
      'Public address, Stock, Pictures, Manufacturers, and Database: once a day',
    )
    expect(await post('check')).toMatchObject({ status: 303, to: '/office/doctor' })
    const { html } = await open()
    expect(html).toContain('All stock is what its history says.')
    expect(html).toMatch(/SQLite, [\d.]+ MB, intact\./)
    expect(html).not.toContain('Public address, Stock, Pictures, Manufacturers, and Database: once a day')
  })

  it('corrects stock by a button, with Undo', async () => {
    const context = { actor: commandLineActor, now: new Date() }
    await adjustStock(shop.db, waterPotSku, 2, context)
    await shop.db.updateTable('variant').set({ available: 777 }).where('sku', '=', waterPotSku).execute()
    await post('check')
    expect((await open()).html).toContain('The stock of 1 SKU isn’t what its history says.')
    expect((await open('/office')).html).toContain('3 things need care')
    expect((await open('/office', 'packer')).html).not.toContain('need care')
    const { to, notice, shown } = await post('correct-stock')
    expect(shown).toMatchObject({ changeSet: expect.any(Number) })
    expect(to).toBe('/office/doctor')
    const { html } = await open(to!, 'owner', notice)
    expect(html).toContain('All stock is what its history says.')
    expect(html).toContain('1 SKU corrected.')
    expect((await open('/office')).html).toContain('2 things need care')
    const [{ id, reason } = { id: 0, reason: '' }] = await readChangeSets(shop.db, 1)
    expect(reason).toBe('The doctor corrected stock by its history')
    expect((await open(`/office/changes/${id}`)).html).toContain('777')
  })

  it('sends a test email to whoever asks', async () => {
    expect((await open()).html).toContain('Send one to owner@example.com')
    await post('send-email')
    expect((await open()).html).toContain('The test email is on its way.')
  })

  it('is for owners and managers, and knows its fixes', async () => {
    expect((await open('/office/doctor', 'packer')).status).toBe(403)
    expect((await post('check', 'packer')).status).toBe(403)
    expect((await post('send-failed', 'editor')).status).toBe(403)
    expect((await post('send-failed', 'manager')).status).toBe(303)
    expect((await post('surgery')).status).toBe(404)
  })

  it.each([
    'send-unknown',
    'send-waiting',
    'ask-provider',
    'ask-payments',
    'settle-gaps',
    'release-stock',
    'run-jobs',
    'send-overdue',
  ])('mends nothing by %s where nothing is ill', async fix => {
    expect(await post(fix)).toMatchObject({ status: 303, to: '/office/doctor' })
  })

  it('makes the first backup', async () => {
    expect((await open()).html).toContain('There is no backup')
    await post('back-up')
    await expect.poll(async () => (await open()).html).toContain('The last one was made on')
  })

  it.each(['restore-pictures', 'empty-log', 'rebuild-indexes'])('does no harm by %s', async fix => {
    expect(await post(fix)).toMatchObject({ status: 303, to: '/office/doctor' })
  })
})

it('proves which shop it is to itself alone', async () => {
  const nonce = newToken()
  const ask = async (headers: Record<string, string> = {}) =>
    (await shop.fetch(`/identity/${nonce}`, { headers })).text()
  expect(await ask()).toBe(`${proveIdentity(shop.db, nonce)} direct`)
  expect(await ask({ 'x-forwarded-for': '203.0.113.7' })).toMatch(/ forwarded$/)
  expect((await shop.fetch('/identity/short')).status).toBe(404)
})

import { beforeAll, describe, expect, it } from 'vitest'
import { adjustStock, countStock } from '#commerce/catalog/stock/adjust-stock.server.ts'
import { changeSettings } from '#commerce/running/settings/change-settings.server.ts'
import { namedStaff, staffWithName } from '#commerce/values/actor.fixture.ts'
import { frameMessages } from '#messages/office/frame.ts'
import { builtShop } from '#test/built-shop.ts'
import { waterPotSku } from '#test/demo-skus.ts'
import { liftedRates } from '#test/lifted-rates.ts'
import { officeCookie } from '#web/staff/office-cookie.fixture.ts'

const shop = builtShop({ rates: liftedRates })
const cookies: Record<string, string> = {}
let logos = 0
const sku = waterPotSku

beforeAll(async () => {
  cookies.owner = await officeCookie(shop, 'owner', { name: 'Grace' })
  cookies.packer = await officeCookie(shop, 'packer', { name: 'Alan' })
})

/** A new logo text by a staff member; returns the change set. */
async function changeLogo(name: string): Promise<number> {
  logos += 1
  const origin = {
    actor: await staffWithName(shop.db, name),
    reason: '',
    cause: 'form',
    now: new Date(),
  } as const
  const changed = await changeSettings(shop.db, origin, { logo_text: `logo ${logos}` })
  return changed.ok ? changed.changeSet! : 0
}

async function addStock(name: string): Promise<number> {
  const added = await adjustStock(shop.db, sku, 5, {
    ...{ actor: await staffWithName(shop.db, name), now: new Date() },
  })
  return added.ok ? added.changeSet! : 0
}

async function readLogo(): Promise<string> {
  const { value } = await shop.db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', 'logo_text')
    .executeTakeFirstOrThrow()
  return value
}

/** Presses Undo as this person; returns where it leads, and the sentence there. */
async function pressUndo(person: string, changeSet: number | string, returnTo = '/office/search?q=x') {
  const cookie = cookies[person]!
  const response = await shop.fetch(`/office/changes/${changeSet}/undo`, {
    method: 'POST',
    body: new URLSearchParams({ returnTo }),
    headers: { cookie, origin: shop.origin },
  })
  expect(response.status).toBe(303)
  const to = response.headers.get('location')!
  const notice = response.headers.getSetCookie().find(line => line.startsWith('office-notice='))!
  const page = await shop.fetch('/office', { headers: { cookie: `${cookie}; ${notice.split(';')[0]}` } })
  return { to, html: await page.text(), forgets: page.headers.getSetCookie() }
}

describe('Undo', () => {
  it('takes back a change, and leads back with a sentence and Undo', async () => {
    const before = await readLogo()
    const changeSet = await changeLogo('Grace')
    const { to, html, forgets } = await pressUndo('owner', changeSet)
    expect(await readLogo()).toBe(before)
    expect(to).toBe('/office/search?q=x')
    expect(html).toContain('Undone: Changed Logo text')
    const { id } = await shop.db
      .selectFrom('change_set')
      .select('id')
      .where('undoes', '=', changeSet)
      .executeTakeFirstOrThrow()
    expect(html).toContain(`action="/office/changes/${id}/undo"`)
    expect(forgets.join()).toContain('office-notice=; Path=/; Max-Age=0')
  })

  it('is there for one’s own changes without the permission for others’', async () => {
    const own = await addStock('Alan')
    expect((await pressUndo('packer', own)).html).toContain('Undone: ')
    const others = await addStock('Grace')
    expect((await pressUndo('packer', others)).html).toContain('your role doesn')
    expect((await pressUndo('owner', others)).html).toContain('Undone: ')
  })

  it('takes the permission to change the same', async () => {
    const asEditorOnce = await changeLogo('Alan')
    const logo = await readLogo()
    expect((await pressUndo('packer', asEditorOnce)).html).toContain('your role doesn')
    expect(await readLogo()).toBe(logo)
  })

  it('takes a fresh proof for settings of payments', async () => {
    const origin = { actor: namedStaff('Grace'), reason: '', cause: 'form', now: new Date() } as const
    const changed = await changeSettings(shop.db, origin, { transfer_days: '9' })
    cookies.stale = await officeCookie(shop, 'owner', { name: 'Stale', isProven: false })
    const { to } = await pressUndo('stale', changed.ok ? changed.changeSet! : 0)
    expect(to).toMatch(/^\/office\/confirm/)
    expect((await pressUndo('owner', changed.ok ? changed.changeSet! : 0)).html).toContain('Undone: ')
  })

  it('refuses a change that was changed since, was undone before, or is unknown', async () => {
    const first = await addStock('Alan')
    await countStock(shop.db, sku, 0, { actor: namedStaff('Grace'), now: new Date() })
    const second = await changeLogo('Grace')
    const read = async (changeSet: number | string, person = 'owner') =>
      (await pressUndo(person, changeSet)).html.replaceAll('&#x27;', "'")
    expect(await read(first, 'packer')).toContain(frameMessages.notUndone.conflict)
    await pressUndo('owner', second)
    expect(await read(second)).toContain(frameMessages.notUndone['already-undone'])
    expect(await read('999999')).toContain(frameMessages.notUndone['unknown-change'])
  })

  it('never leads out of the shop', async () => {
    const changeSet = await changeLogo('Grace')
    expect((await pressUndo('owner', changeSet, 'https://evil.example/')).to).toBe('/office')
  })
})

it('shows a notice only in a form that the office wrote', async () => {
  for (const value of ['x', Buffer.from('{"text":1}').toString('base64url'), '%00']) {
    const page = await shop.fetch('/office', {
      headers: { cookie: `${cookies.owner}; office-notice=${value}` },
    })
    expect(page.status).toBe(200)
  }
  const hostile = Buffer.from('{"text":"<script>zzq</script>","changeSet":"1"}').toString('base64url')
  const page = await shop.fetch('/office', {
    headers: { cookie: `${cookies.owner}; office-notice=${hostile}` },
  })
  expect(await page.text()).not.toContain('<script>zzq')
})

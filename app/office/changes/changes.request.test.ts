import { beforeEach, describe, expect, it } from 'vitest'
import { change } from '#commerce/editing/changes/change.server.ts'
import { addedStaff, namedStaff, staffWithName } from '#commerce/values/actor.fixture.ts'
import { type Actor, actorKey } from '#commerce/values/actor.ts'
import { builtShop } from '#test/built-shop.ts'
import { elementTexts, plainText } from '#test/html.ts'
import { liftedRates } from '#test/lifted-rates.ts'
import { officeCookie } from '#web/staff/office-cookie.fixture.ts'

const shop = builtShop({ rates: liftedRates })

/** Each test has people of its own, so that it finds only their changes. */
let number = 0

describe('the changes page', () => {
  let grace: Actor
  let bag: number
  let variant: number

  beforeEach(async () => {
    number += 1
    grace = await addedStaff(shop.db, `Grace ${number}`)
    const row = await shop.db
      .selectFrom('variant')
      .innerJoin('product', 'product.id', 'product_id')
      .select(['variant.id', 'product_id'])
      .where('slug', '=', 'school-bag')
      .executeTakeFirstOrThrow()
    ;[bag, variant] = [row.product_id, row.id]
    await shop.db.updateTable('variant').set({ price: 14000 }).where('id', '=', variant).execute()
    await shop.db.updateTable('product').set({ title: 'School Bag' }).where('id', '=', bag).execute()
  })

  const setPrice = async (price: number, reason = '', actor = grace) => {
    const origin = { actor, reason, cause: 'form', now: new Date() } as const
    const changed = await change(shop.db, origin, async edit => {
      await edit.update('variant', { id: variant }, { price })
      return { ok: true }
    })
    return changed.ok ? changed.changeSet! : 0
  }
  const price = async () =>
    (await shop.db.selectFrom('variant').select('price').where('id', '=', variant).executeTakeFirstOrThrow())
      .price
  const read = async (target: string, cookie: string) => {
    const response = await shop.fetch(target, { headers: { cookie } })
    const html = (await response.text()).replaceAll('<!-- -->', '')
    return { status: response.status, html: html.slice(html.indexOf('<main'), html.indexOf('</main>')) }
  }
  const send = (id: number, fields: Record<string, string>, cookie: string) =>
    shop.fetch(`/office/changes/${id}/undo`, {
      method: 'POST',
      headers: { cookie, origin: shop.origin },
      body: new URLSearchParams({ returnTo: '/office/changes', ...fields }),
    })
  const mine = () => `/office/changes?by=${encodeURIComponent(actorKey(grace))}`

  it('shows who changed what, with values before and after in words', async () => {
    const cookie = await officeCookie(shop, 'owner', { name: `Olga ${number}` })
    await setPrice(12600)
    const { status, html } = await read(mine(), cookie)
    expect(status).toBe(200)
    expect(elementTexts(html, 'h3')).toEqual(['Changed School Bag, Cobalt'])
    expect(elementTexts(html, 'li')).toEqual([
      expect.stringMatching(/^School Bag, Cobalt: price\s*\$140\.00\s*becomes\s*\$126\.00$/),
    ])
    expect(html).toContain(grace.name)
    expect(elementTexts(html, 'h2')).toEqual(['Today'])
  })

  it('names a part by its own name, and all its countries', async () => {
    const cookie = await officeCookie(shop, 'owner', { name: `Olga ${number}` })
    const origin = { actor: grace, reason: '', cause: 'form', now: new Date() } as const
    await change(shop.db, origin, async edit => {
      const zone = await edit.insert('delivery_zone', { name: `Islands ${number}`, position: 9 })
      await edit.insert('delivery_zone_country', { country: 'FO', zone_id: zone.id })
      const days = {
        duration: '5 days',
        min_days: 4,
        max_days: 6,
        measure: 'price',
        free_from: null,
      } as const
      await edit.insert('delivery_method', { name: 'By boat', position: 1, zone_id: zone.id, ...days })
      return { ok: true }
    })
    const { html } = await read(mine(), cookie)
    expect(elementTexts(html, 'h3')).toEqual(['Added shipping method By boat'])
    expect(elementTexts(html, 'li').join()).toContain('Faroe Islands')
  })

  it('leads to the values that the list leaves out', async () => {
    const cookie = await officeCookie(shop, 'owner', { name: `Olga ${number}` })
    const origin = { actor: grace, reason: '', cause: 'form', now: new Date() } as const
    const texts = { title: 'A', description: 'B', details: 'C', seo_title: 'D', seo_description: 'E' }
    await change(shop.db, origin, async edit => {
      await edit.update('product', { id: bag }, { ...texts, badge: 'F', brand_id: null })
      return { ok: true }
    })
    const { html } = await read(mine(), cookie)
    expect(elementTexts(html, 'li')).toHaveLength(6)
    const path = /href="(\/office\/changes\/\d+)"[^>]*>Show all values</.exec(html)![1]!
    expect(elementTexts((await read(path, cookie)).html, 'li').length).toBeGreaterThan(6)
  })

  it('undoes and redoes a change, and says so', async () => {
    const cookie = await officeCookie(shop, 'owner', { name: `Olga ${number}` })
    const id = await setPrice(12600, 'Lowered prices by 10%')
    const undone = await send(id, {}, cookie)
    expect([undone.status, undone.headers.get('location')]).toEqual([303, '/office/changes'])
    expect(await price()).toBe(14000)
    const { html } = await read(mine(), cookie)
    expect(html).toMatch(/Undone by Olga \d, /)
    expect(html).toContain('Redo: Lowered prices by 10%')
    const [, undo] = /action="\/office\/changes\/(\d+)\/undo"/.exec(html)!
    expect((await send(Number(undo), {}, cookie)).status).toBe(303)
    expect(await price()).toBe(12600)
  })

  it('shows the values of a row that was changed since, and leaves it unless it is chosen', async () => {
    const cookie = await officeCookie(shop, 'owner', { name: `Olga ${number}` })
    const id = await setPrice(12600)
    await setPrice(13000, 'Matched the wholesale list', namedStaff('Maria'))
    const stopped = await send(id, {}, cookie)
    expect(stopped.headers.get('location')).toBe(`/office/changes/${id}?undo`)
    expect(await price()).toBe(13000)
    const { html } = await read(`/office/changes/${id}?undo`, cookie)
    expect(elementTexts(html, 'dd')).toEqual(['$140.00', '$126.00', '$130.00'])
    expect(html).toContain('Maria changed this afterwards')
    expect(html).toContain('Go back to $140.00')
    expect(html).toContain('What you don’t check stays')
    expect(html, 'this row is all of the change').not.toContain('goes back')
    const unchecked = await send(id, { decided: 'yes' }, cookie)
    expect(unchecked.headers.get('location')).toBe(`/office/changes/${id}?undo`)
    expect(await price()).toBe(13000)
    const last = await read(mine(), cookie)
    expect(last.html, 'an undo of nothing is none').not.toContain(`Undone by Olga ${number}`)
  })

  it('writes the old value over a later one that was chosen, but not over one nobody saw', async () => {
    const cookie = await officeCookie(shop, 'owner', { name: `Olga ${number}` })
    const choose = async (id: number) => {
      const { html } = await read(`/office/changes/${id}?undo`, cookie)
      return /name="overwrite" value="([^"]+)"/.exec(html)![1]!
    }
    const seen = await setPrice(12600)
    await setPrice(13000, '', namedStaff('Maria'))
    await send(seen, { decided: 'yes', overwrite: await choose(seen) }, cookie)
    expect(await price()).toBe(14000)
    const unseen = await setPrice(12600)
    await setPrice(13000, '', namedStaff('Maria'))
    const choice = await choose(unseen)
    await setPrice(13500, '', namedStaff('Maria'))
    await send(unseen, { decided: 'yes', overwrite: choice }, cookie)
    expect(await price()).toBe(13500)
  })

  it('lets editors read all changes and undo only their own', async () => {
    const id = await setPrice(12600)
    const cookie = await officeCookie(shop, 'editor', { name: `Eve ${number}` })
    const { html } = await read(mine(), cookie)
    expect(html).toContain('Your role doesn’t include undoing this')
    expect(html).not.toContain('>Undo<')
    await send(id, {}, cookie)
    expect(await price()).toBe(12600)
    const own = await setPrice(11000, '', await staffWithName(shop.db, `Eve ${number}`))
    await send(own, {}, cookie)
    expect(await price()).toBe(12600)
  })

  it('lets only those who manage staff undo a role', async () => {
    const manager = await officeCookie(shop, 'manager', { name: `Max ${number}` })
    await officeCookie(shop, 'packer', { name: `Pam ${number}` })
    const staff = shop.db.selectFrom('staff').select(['id', 'role']).where('name', '=', `Pam ${number}`)
    const { id } = await staff.executeTakeFirstOrThrow()
    const origin = { actor: grace, reason: '', cause: 'form', now: new Date() } as const
    const changed = await change(shop.db, origin, async edit => {
      await edit.update('staff', { id }, { role: 'editor' })
      return { ok: true }
    })
    const changeSet = changed.ok ? changed.changeSet! : 0
    await send(changeSet, {}, manager)
    expect(await staff.executeTakeFirstOrThrow()).toMatchObject({ role: 'editor' })
    await send(changeSet, {}, await officeCookie(shop, 'owner', { name: `Olga ${number}` }))
    expect(await staff.executeTakeFirstOrThrow()).toMatchObject({ role: 'packer' })
  })

  it('is closed to packers and people who are not signed in', async () => {
    const id = await setPrice(12600)
    const packer = await officeCookie(shop, 'packer', { name: `Pat ${number}` })
    for (const target of ['/office/changes', `/office/changes/${id}`]) {
      expect((await read(target, packer)).status).toBe(403)
      expect((await shop.fetch(target)).status).toBe(303)
    }
    await send(id, {}, packer)
    expect(await price()).toBe(12600)
  })

  it('finds changes by product, kind and day', async () => {
    const cookie = await officeCookie(shop, 'owner', { name: `Olga ${number}` })
    await setPrice(12600)
    const titles = async (more: string) => elementTexts((await read(mine() + more, cookie)).html, 'h3')
    expect(await titles('&q=school')).toEqual(['Changed School Bag, Cobalt'])
    expect(await titles('&q=water+pot')).toEqual([])
    expect(await titles('&about=products')).toEqual(['Changed School Bag, Cobalt'])
    expect(await titles('&about=settings')).toEqual([])
    expect(await titles('&from=2020-01-01&until=2020-01-31')).toEqual([])
    expect(await titles('&from=2020-01-01')).toEqual(['Changed School Bag, Cobalt'])
    expect(await titles('&from=yesterday&before=x&about=nonsense')).toEqual(['Changed School Bag, Cobalt'])
    const { html } = await read(`${mine()}&about=settings`, cookie)
    expect(plainText(html)).toContain('No changes match.')
  })

  it('answers 404 for a change that does not exist', async () => {
    const cookie = await officeCookie(shop, 'owner', { name: `Olga ${number}` })
    for (const id of ['999999', '0', 'x', '1e3'])
      expect((await read(`/office/changes/${id}`, cookie)).status).toBe(404)
  })
})

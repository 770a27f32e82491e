import { beforeAll, describe, expect, it } from 'vitest'
import { officeCookie } from '../../app/web/staff/office-cookie.fixture.ts'
import { builtShop } from '../built-shop.ts'
import { liftedRates } from '../lifted-rates.ts'
import { shopBrowser } from '../shop-browser.ts'

const staff = '/office/settings/staff'
const bob = { name: 'Bob', email: 'bob@example.com', role: 'packer' }

describe('a shop without a mail server', () => {
  const shop = builtShop({ rates: liftedRates })
  let owner: ReturnType<typeof shopBrowser>

  beforeAll(async () => {
    owner = shopBrowser(shop)
    owner.cookies.set('office', (await officeCookie(shop, 'owner', { name: 'Ada' })).replace('office=', ''))
  })

  /** The link in an answer, which says that nothing was emailed. */
  const linkIn = async (response: Response) => {
    expect([response.status, response.headers.get('cache-control')]).toEqual([
      200,
      expect.stringContaining('no-store'),
    ])
    const page = await response.text()
    expect(page).toContain('nothing was emailed')
    expect(page).not.toMatch(/Invitation sent|on its way/)
    const link = /https?:\/\/[^"<\s]*(\/office\/link\/[\w-]+)/.exec(page)
    expect(link).not.toBeNull()
    return link![1]!
  }

  it('shows the owner who invites somebody, again or after a reset, the link to pass on, once', async () => {
    const first = await linkIn(await owner.send(staff, bob))
    const { id } = await shop.db
      .selectFrom('staff')
      .select('id')
      .where('name', '=', 'Bob')
      .executeTakeFirstOrThrow()
    const second = await linkIn(await owner.send(`${staff}/invite`, { staff: String(id) }))
    expect(second).not.toBe(first)
    const third = await linkIn(await owner.send(`${staff}/${id}/reset`, {}))
    for (const path of [staff, `${staff}/invite`, `${staff}/${id}/reset`]) {
      const page = await (await owner.fetch(path)).text()
      expect(page).not.toContain('/office/link/')
      expect(page).not.toMatch(/get an email|and email|Email a new link|by email|We email|Send invitation/)
    }
    const visit = await shopBrowser(shop).send(third, {})
    expect([visit.status, visit.headers.get('location')]).toEqual([303, expect.stringMatching(/^\/office/)])
    expect(JSON.stringify(shop.logged)).not.toContain(third.split('/').at(-1))
  })
})

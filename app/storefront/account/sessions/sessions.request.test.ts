import { describe, expect, it } from 'vitest'
import { builtShop } from '#test/built-shop.ts'
import { shopBrowser } from '#test/shop-browser.ts'
import { maxPathLength } from '#web/forms/return-path.ts'
import { defaultRates } from '#web/limits/rates.ts'
import { signedInBrowser } from '../account.fixture.ts'

const boundless = { burst: 1e6, perSecond: 1 }
const shared = { visitor: boundless, address: boundless }

describe('the devices of an account', () => {
  const shop = builtShop({ rates: { ...defaultRates, emails: shared, codes: shared } })
  let people = 0
  const newAddress = () => `bea-${++people}@mail.example`
  const sessions = () => shop.db.selectFrom('session').selectAll().orderBy('id').execute()
  const latestId = async () => String((await sessions()).at(-1)!.id)
  const page = async (browser: Awaited<ReturnType<typeof signedInBrowser>>) =>
    (await browser.fetch('/account/sessions')).text()
  const isSignedIn = async (browser: Awaited<ReturnType<typeof signedInBrowser>>) =>
    (await browser.fetch('/account/sessions')).status === 200

  it('are listed with their dates, and this one is marked', async () => {
    const email = newAddress()
    const phone = await signedInBrowser(shop, email)
    await shop.db
      .updateTable('session')
      .set({
        name: 'Safari, iPhone',
        created_at: '2026-01-02T12:00:00.000Z',
        seen_at: '2026-03-04T12:00:00.000Z',
      })
      .where('id', '=', Number(await latestId()))
      .execute()
    const laptop = await signedInBrowser(shop, email)
    const html = await page(laptop)
    expect(html).toContain('Signed in January 2, 2026, last used March 4, 2026')
    expect(html.match(/This device/g)).toHaveLength(1)
    expect(html.indexOf('This device')).toBeLessThan(html.indexOf('Safari, iPhone'))
    expect(await isSignedIn(phone)).toBe(true)
  })

  it('can be renamed', async () => {
    const browser = await signedInBrowser(shop, newAddress())
    const renamed = { session: await latestId(), name: ' <b>Kitchen</b> tablet ' }
    const answer = await browser.send('/account/sessions/rename', renamed)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/account/sessions'])
    expect(await page(browser)).toContain('&lt;b&gt;Kitchen&lt;/b&gt; tablet')
    await browser.send('/account/sessions/rename', { ...renamed, name: '' })
    expect(await page(browser)).toContain('Unknown browser')
  })

  it.each([
    [{ session: 'x', name: 'A' }, 400],
    [{ session: '', name: 'A' }, 400],
    [{ session: '999999', name: 'A' }, 404],
    [{ name: 'x'.repeat(61) }, 400],
  ])('refuse %j', async (fields, status) => {
    const browser = await signedInBrowser(shop, newAddress())
    const sent = { session: await latestId(), ...fields }
    expect((await browser.send('/account/sessions/rename', sent)).status).toBe(status)
  })

  it('can be signed out one by one, and all at once', async () => {
    const email = newAddress()
    const [phone, tablet, laptop] = [
      await signedInBrowser(shop, email),
      await signedInBrowser(shop, email),
      await signedInBrowser(shop, email),
    ]
    const [first] = (await sessions()).slice(-3)
    const answer = await laptop.send('/account/sessions/end', { session: String(first!.id) })
    expect([answer.status, answer.headers.get('clear-site-data')]).toEqual([303, null])
    expect([await isSignedIn(phone), await isSignedIn(tablet), await isSignedIn(laptop)]).toEqual([
      false,
      true,
      true,
    ])
    const all = await laptop.send('/account/sessions/end-all', {})
    expect([all.status, all.headers.get('clear-site-data')]).toEqual([303, '"cache", "storage"'])
    expect([...laptop.cookies]).toEqual([])
    expect([await isSignedIn(tablet), await isSignedIn(laptop)]).toEqual([false, false])
  })

  it('leave nothing behind when they end themselves', async () => {
    const browser = await signedInBrowser(shop, newAddress())
    await browser.send('/account/sessions/end', { session: await latestId() })
    expect([...browser.cookies]).toEqual([])
  })

  it('belong to nobody else', async () => {
    const victim = await signedInBrowser(shop, newAddress())
    const session = await latestId()
    const eve = await signedInBrowser(shop, newAddress())
    const before = await sessions()
    for (const action of ['rename', 'end'])
      expect((await eve.send(`/account/sessions/${action}`, { session, name: 'Eve' })).status).toBe(404)
    expect(await sessions()).toEqual(before)
    expect(await isSignedIn(victim)).toBe(true)
  })

  it('are shown to nobody who is not signed in', async () => {
    const guest = shopBrowser(shop)
    const answer = await guest.fetch('/account/sessions')
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/account?returnTo=%2Faccount%2Fsessions',
    ])
    const tooLong = await guest.fetch(`/account/sessions?q=${'é'.repeat(maxPathLength)}`)
    expect(tooLong.headers.get('location')).toBe('/account')
    for (const action of ['rename', 'end', 'end-all']) {
      const sent = await guest.send(`/account/sessions/${action}`, { session: '1', name: 'A' })
      expect([sent.status, sent.headers.get('location')]).toEqual([303, '/account'])
      expect((await guest.fetch(`/account/sessions/${action}`)).status).toBe(405)
    }
  })
})

import { describe, expect, it } from 'vitest'
import { builtShop } from '#test/built-shop.ts'
import { waterPotSku as pot } from '#test/demo-skus.ts'
import { liftedRates } from '#test/lifted-rates.ts'
import { shopBrowser } from '#test/shop-browser.ts'
import { askForCode, signedInBrowser } from '../account.fixture.ts'

const publicUrl = 'https://shop.example'
const secret = 'Path=/; SameSite=Lax; Secure; HttpOnly'
const readable = 'Path=/; SameSite=Lax; Secure'

describe('cookies of an account under https', () => {
  const shop = builtShop({ publicUrl, rates: liftedRates })
  const newBrowser = () => shopBrowser(shop, publicUrl)
  const isSignedIn = async ({ fetch }: ReturnType<typeof newBrowser>) =>
    (await (await fetch('/account')).text()).includes('Signed in as')

  /** The attributes of each cookie, without its lifetime. */
  const attributesOf = (answer: Response) =>
    Object.fromEntries(
      answer.headers.getSetCookie().map(line => {
        const [cookie, ...attributes] = line.split('; ')
        return [cookie!.split('=')[0], attributes.filter(one => !one.startsWith('Max-Age')).join('; ')]
      }),
    )

  it('belong to this host alone, and those that open something are hidden from scripts', async () => {
    const browser = newBrowser()
    await browser.send('/cart/add', { sku: pot, quantity: '1' })
    const requested = await browser.send('/account', { email: 'ada@mail.example' })
    expect(attributesOf(requested)).toEqual({ '__Host-sign-in': secret })
    const { code } = await askForCode(shop, 'ada@mail.example', browser)
    const signedIn = await browser.send('/account/sign-in', { code })
    const all = { '__Host-visitor': secret, cart: readable, account: readable }
    expect(attributesOf(signedIn)).toEqual({ ...all, compare: readable, '__Host-sign-in': secret })
    await browser.send('/account', { email: 'ada@mail.example' })
    const signedOut = await browser.send('/account/sign-out', {})
    expect(attributesOf(signedOut)).toEqual({ ...all, compare: readable, '__Host-sign-in': secret })
    expect([...browser.cookies]).toEqual([])
  })

  it('are not taken from another host of the domain', async () => {
    const { browser, code } = await askForCode(shop, 'bob@mail.example', newBrowser())
    const planted = newBrowser()
    planted.cookies.set('sign-in', browser.cookies.get('__Host-sign-in')!)
    expect((await planted.send('/account/sign-in', { code })).status).toBe(400)
    await browser.send('/account/sign-in', { code })
    planted.cookies.set('visitor', browser.cookies.get('__Host-visitor')!)
    expect(await isSignedIn(planted)).toBe(false)
  })

  it('that were planted from another account open nothing after signing in', async () => {
    const eve = await signedInBrowser(shop, 'eve@mail.example', newBrowser())
    const victim = newBrowser()
    victim.cookies.set('__Host-visitor', eve.cookies.get('__Host-visitor')!)
    await signedInBrowser(shop, 'cem@mail.example', victim)
    expect(victim.cookies.get('__Host-visitor')).not.toBe(eve.cookies.get('__Host-visitor'))
    expect([await isSignedIn(victim), await isSignedIn(eve)]).toEqual([true, false])
  })

  it('of a guest stay when a form signs out', async () => {
    const guest = newBrowser()
    await guest.send('/cart/add', { sku: pot, quantity: '2' })
    const answer = await guest.send('/account/sign-out', {})
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/account'])
    expect((await (await guest.fetch('/cart/state')).json()).lines).toMatchObject([{ sku: pot, quantity: 2 }])
  })
})

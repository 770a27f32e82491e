import { beforeAll, describe, expect, it } from 'vitest'
import { bumpCatalogVersion } from '#commerce/catalog/products/catalog-version-store.server.ts'
import { askForCode } from '#storefront/account/account.fixture.ts'
import { passkeyOptionsFor } from '#storefront/account/passkeys/passkey-browser.fixture.ts'
import { officeCookie } from '#web/staff/office-cookie.fixture.ts'
import { actionRoutes } from '../action-routes.ts'
import { builtShop } from '../built-shop.ts'
import { liftedRates } from '../lifted-rates.ts'
import { sampleCheckoutForm } from '../sample-customer.ts'
import { ownedRows } from './checks/owned-rows.ts'
import { type AttackShopper, createAttackShopper } from './requests/attack-shoppers.ts'
import { attackedRoutes, fillRoute } from './requests/attacked-routes.ts'
import { cookieCombinations } from './requests/cookie-combinations.ts'
import { cookieNames } from './requests/cookie-names.ts'
import { isPublic } from './requests/crawl.ts'
import {
  isComplete,
  isOpenedByKey,
  keyParameters,
  matchAt,
  parametersOf,
  routesToOwned,
} from './requests/linked-routes.ts'
import { dataOf, publicPages, publicRoutes } from './requests/public-pages.ts'

const cookiesOf = (header: string) =>
  Object.fromEntries(header.split('; ').map(cookie => cookie.split('=') as [string, string]))

function asMultipart(fields: [string, string][]): FormData {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}

/** Without what changes with the notice: its text, and the date in sitemaps. */
const withoutNotice = (text: string) => text.replace(/Notice \d|<lastmod>[^<]*/g, '')

const filledIn = (fields: [string, string][]) =>
  fields.map(([name, value]): [string, string] => [name, value || sampleCheckoutForm.email])

/** The pages and forms that need an account. A sign-in or a link from an email needs none. */
const accountRoutes = attackedRoutes.filter(
  route => /^\/account\/(?!sign-in)/.test(route) && !isOpenedByKey(route),
)

describe('two accounts', () => {
  const shop = builtShop({ rates: liftedRates })
  let ada: AttackShopper
  let bob: AttackShopper

  beforeAll(async () => {
    const create = (number: number) => createAttackShopper(shop, number, { hasAccount: true })
    ;[ada, bob] = await Promise.all([create(1), create(2)])
  })

  const send = (
    { cookie }: { cookie: string },
    target: string,
    fields?: [string, string][] | FormData,
    headers: Record<string, string> = { origin: shop.origin },
  ) =>
    shop.fetch(target, {
      ...(fields && {
        method: 'POST',
        body: fields instanceof FormData ? fields : new URLSearchParams(fields),
      }),
      headers: { ...headers, cookie },
    })

  /** The answer to a form of whatever type the route takes, or to where it leads. */
  const finalAnswer = async (shopper: AttackShopper, target: string, fields?: [string, string][]) => {
    const plain = await send(shopper, target, fields)
    const answer = plain.status === 415 ? await send(shopper, target, asMultipart(fields ?? [])) : plain
    const next = answer.headers.get('location')
    return next === null ? answer : send(shopper, next)
  }

  /** Values for the parameters of a route, as the shopper's pages link to it. */
  const valuesFor = ({ pages, forms, name }: AttackShopper, route: string) => {
    const links = [...pages, ...forms.map(({ action }) => action)]
    const params = links.map(link => matchAt(link)).find(found => isComplete(found, route))?.params
    if (!params) throw new Error(`${name} has no page at ${route}: let createAttackShopper visit one.`)
    return params
  }

  const formAt = (route: string) =>
    ada.forms.find(({ method, action }) => method === 'POST' && isComplete(matchAt(action), route))

  it.each(routesToOwned)('find nothing of each other at %s', async route => {
    const [own, ofBob] = [valuesFor(ada, route), isOpenedByKey(route) ? valuesFor(bob, route) : {}]
    const target = fillRoute(route, name => (keyParameters.includes(name) ? ofBob[name] : own[name]))
    const fields = formAt(route)?.fields ?? []
    const sent = JSON.stringify(fields)
    const before = await ownedRows(shop.db, ada)
    for (const response of [await finalAnswer(bob, target), await finalAnswer(bob, target, fields)]) {
      expect([404, 405], target).toContain(response.status)
      const text = await response.text()
      expect(ada.secrets.filter(secret => !sent.includes(secret) && text.includes(secret))).toEqual([])
    }
    expect(await ownedRows(shop.db, ada)).toEqual(before)
  })

  it('change nothing of each other with any form of their pages', async () => {
    // Anybody may type an address into a form.
    const owner = { ...ada, email: '' }
    const before = await ownedRows(shop.db, owner)
    const isKey = (action: string) => ada.secrets.some(secret => action.includes(secret))
    const endsSession = /^\/account\/(?:sign-out|sessions\/end-all)$/
    const forms = ada.forms.filter(
      ({ method, action }) => method === 'POST' && !isKey(action) && !endsSession.test(action),
    )
    for (const { action, fields } of forms) await finalAnswer(bob, action, fields)
    expect(forms.length).toBeGreaterThan(20)
    expect(await ownedRows(shop.db, owner)).toEqual(before)
  })

  it.each(accountRoutes)('show and change nothing at %s for a guest', async route => {
    const before = await ownedRows(shop.db, ada)
    const target = fillRoute(route, () => '1')
    for (const answer of [
      await send({ cookie: '' }, target),
      await send({ cookie: '' }, target, formAt(route)?.fields ?? []),
    ]) {
      const isSignIn = /^\/account(?:$|\?returnTo=)/.test(answer.headers.get('location') ?? '')
      expect([target, answer.status, isSignIn]).toBeOneOf([
        [target, 303, true],
        ...[400, 404, 405].map(status => [target, status, false]),
      ])
    }
    expect(await ownedRows(shop.db, ada)).toEqual(before)
  })

  describe.each(['address', 'session', 'passkey', 'list'])('by the field %s of a form', field => {
    const formsWithField = () =>
      ada.forms.filter(({ method, fields }) => method === 'POST' && fields.some(([name]) => name === field))

    it('find nothing of each other', async () => {
      expect(formsWithField()).not.toEqual([])
      for (const { action, fields } of formsWithField())
        expect([action, (await send(bob, action, filledIn(fields))).status]).toEqual([action, 404])
    })

    it.each(['', '0', '1e0', '-1', 'x', '2147483647', '99999999999'])('find nothing at "%s"', async value => {
      const before = await ownedRows(shop.db, ada)
      for (const { action, fields } of formsWithField()) {
        const sent = filledIn(fields).map(([name, own]): [string, string] => [
          name,
          name === field ? value : own,
        ])
        expect([400, 404], action).toContain((await send(ada, action, sent)).status)
      }
      expect(await ownedRows(shop.db, ada)).toEqual(before)
    })
  })

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['a sandboxed page', { origin: 'null' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighboring site', { 'sec-fetch-site': 'same-site' }],
  ])('take no form of %s', async (_, headers) => {
    const before = await ownedRows(shop.db, ada)
    for (const { path } of actionRoutes) {
      const form = formAt(path)
      const target = form?.action ?? fillRoute(path, () => 'A'.repeat(22))
      expect([target, (await send(ada, target, form?.fields ?? [], headers)).status]).toEqual([target, 403])
    }
    expect(await ownedRows(shop.db, ada)).toEqual(before)
  })

  describe('share their cached pages', () => {
    let cookies: Record<string, string>

    beforeAll(async () => {
      const { browser } = await askForCode(shop, ada.email)
      await passkeyOptionsFor(browser, 'sign-in')
      const office = {
        ...cookiesOf(await officeCookie(shop)),
        'office-notice': 'e30',
        'office-menu': 'narrow',
      }
      cookies = {
        ...cookiesOf(ada.cookie),
        ...office,
        ...Object.fromEntries(browser.cookies),
        compare: 'classic-tee',
      }
    })

    /** Drops all cached pages by changing a text on each of them. */
    const showNotice = async (notice: string) => {
      await shop.db.transaction().execute(async tx => {
        await tx.updateTable('setting').set({ value: notice }).where('name', '=', 'demo_notice').execute()
        await bumpCatalogVersion(tx)
      })
      await expect.poll(async () => (await shop.fetch('/')).text()).toContain(notice)
    }

    const read = (page: string, sent: [string, string][]) =>
      shop.fetch(page, {
        headers: {
          cookie: sent.map(([name, value]) => `${name}=${value}`).join('; '),
          // Thousands of pages needn't be unpacked.
          'accept-encoding': 'identity',
        },
      })

    const readAll = (sent: [string, string][], pages = publicPages) =>
      Promise.all(
        pages.map(async page => {
          const response = await read(page, sent)
          const control = response.headers.get('cache-control')
          expect([page, response.status, control]).toEqual([page, 200, expect.stringMatching(/^public/)])
          return response.text()
        }),
      )

    it('and each of them is tested', () => {
      const tested = publicPages.map(page => matchAt(page).route)
      expect(publicRoutes.filter(route => !tested.includes(route))).toEqual([])
    })

    it('whatever cookies a browser has', async () => {
      expect(Object.keys(cookies).toSorted()).toEqual(cookieNames())
      await showNotice('Notice 1')
      // The first visitor after a change, with every cookie, has the pages rendered for all.
      const all = Object.entries(cookies)
      const shown = await readAll(all)
      const data = publicPages.map(dataOf)
      const shownWithData = [...shown, ...(await readAll(all, data))]
      for (const some of cookieCombinations(all)) expect(await readAll(some)).toEqual(shown)
      await showNotice('Notice 2')
      const forGuest = await readAll([], [...publicPages, ...data])
      expect(forGuest.map(withoutNotice)).toEqual(shownWithData.map(withoutNotice))
      expect(ada.secrets.filter(secret => shownWithData.some(text => text.includes(secret)))).toEqual([])
    })

    it('and keep all others out of caches', async () => {
      const others = [...ada.pages, ...attackedRoutes.filter(route => parametersOf(route).length === 0)]
      for (const page of new Set(others.filter(page => !isPublic(page)))) {
        const response = await read(page, Object.entries(cookies))
        if (response.headers.get('cache-control')?.includes('no-store')) continue
        expect([page, response.headers.getSetCookie()]).toEqual([page, []])
        expect(await response.text(), page).toBe(await (await shop.fetch(page)).text())
      }
    })
  })
})

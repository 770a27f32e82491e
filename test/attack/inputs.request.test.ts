import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { InputFields } from '../../app/commerce/input/field.server.ts'
import { formSource } from '../../app/commerce/input/form-source.server.ts'
import { parseInput } from '../../app/commerce/input/parse-input.server.ts'
import { defaultRates, type Rates } from '../../app/web/limits/rates.ts'
import { acceptedForm } from '../../server/pages/form-routes.ts'
import { actionRoutes } from '../action-routes.ts'
import { builtShop } from '../built-shop.ts'
import { sampleCustomer } from '../sample-customer.ts'

const free = { burst: Number.MAX_SAFE_INTEGER, perSecond: 1 }
const rates = Object.fromEntries(
  Object.entries(defaultRates).map(([name, rate]) => [
    name,
    'burst' in rate ? free : { visitor: free, address: free },
  ]),
) as unknown as Rates

const routes = await Promise.all(
  [...new Map(actionRoutes.map(route => [route.path, route])).values()].map(async ({ path: url, file }) => {
    const { middleware = [] } = (await import(path.resolve(file))) as { middleware?: object[] }
    return { url, accepts: acceptedForm(middleware) }
  }),
)

/** Routes whose senders choose the format: the payment provider and browsers. */
const otherFormats = ['/payments/stripe', '/reports']

const forms = routes.flatMap(({ url, accepts }) =>
  accepts?.fields && Object.keys(accepts.fields).length > 0 ? [[url, accepts.fields] as const] : [],
)

/** A valid value for each required field. */
const samples: Record<string, string> = {
  ...sampleCustomer,
  choice: 'pays',
  orderNumber: 'T-7KQ4-M2XA',
  product: 'classic-tee',
  quantity: '1',
}

const hostile = [
  'a\0b',
  '\u0001\u001b[2J',
  '\ufffd\u202e',
  '__proto__',
  '<script>zzq</script>',
  "' or 1=1 --",
  '1e9',
  '-1',
  '99999999999999999999',
  '{"$ne":null}',
  '../../etc/passwd',
  '%00',
  'x'.repeat(14_000),
  '9'.repeat(14_000),
]

/** Names that no form declares. */
const strangers = ['__proto__', 'constructor', 'toString', 'isAdmin', 'visitor', 'price']

it('every route with an action declares what it takes', () => {
  expect(routes.length).toBeGreaterThan(30)
  expect(routes.filter(({ accepts }) => !accepts).map(({ url }) => url)).toEqual([])
  const undeclared = routes.filter(({ accepts }) => !accepts?.fields).map(({ url }) => url)
  expect(undeclared.toSorted()).toEqual(otherFormats)
  expect(forms.length).toBeGreaterThan(25)
})

describe('each form of the shop', () => {
  const shop = builtShop({ rates })

  /** The status of a form, and whether its schema takes it. */
  async function send(url: string, fields: InputFields, sent: readonly (readonly [string, string])[]) {
    const body = String(new URLSearchParams(sent.map(([name, value]) => [name, value])))
    const target = url.replace(':sku', 'PRD-CLY-XL').replace(/:\w+/g, 'A'.repeat(22))
    const answer = await shop.ask(target, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: shop.origin },
    })
    const read = formSource(Buffer.from(body))
    const parsed = read.ok ? parseInput(fields, read.source) : read
    expect(await answer.text()).not.toContain('<script>zzq')
    return { status: answer.status, parsed }
  }

  /** The required fields of a form with valid values. */
  const complete = (fields: InputFields) =>
    Object.entries(fields).flatMap(([name, field]): [string, string][] =>
      field.fallback ? [] : [[name, samples[name] ?? '']],
    )

  it.each(forms)(
    '%s takes its required fields alone, and refuses any that is missing',
    async (url, fields) => {
      const whole = complete(fields)
      const { status, parsed } = await send(url, fields, whole)
      expect([status < 500, parsed]).toEqual([true, expect.objectContaining({ ok: true })])
      for (const [name] of whole) {
        const rest = whole.filter(([other]) => other !== name)
        const { status, parsed } = await send(url, fields, rest)
        expect([name, parsed]).toEqual([
          name,
          { ok: false, errors: { [name]: expect.objectContaining({ code: 'missing' }) } },
        ])
        expect([name, refused(status)]).toEqual([name, true])
      }
    },
  )

  it.each(forms)('%s refuses a duplicated field', async (url, fields) => {
    for (const [name, { takes }] of Object.entries(fields).filter(([, { takes }]) => takes !== 'list')) {
      const sent = takes === 'numbered' ? `${name}-7` : name
      const value = samples[name] ?? '1'
      const others = complete(fields).filter(([other]) => other !== name)
      const { status, parsed } = await send(url, fields, [...others, [sent, value], [sent, value]])
      expect([sent, parsed]).toMatchObject([sent, { ok: false, errors: { [sent]: { code: 'duplicate' } } }])
      expect([sent, refused(status)]).toEqual([sent, true])
    }
  })

  it.each(forms)('%s refuses what its schema refuses, and survives the rest', async (url, fields) => {
    for (const [name, { takes }] of Object.entries(fields))
      for (const value of hostile) {
        const sent = takes === 'numbered' ? `${name}-7` : name
        const others = complete(fields).filter(([other]) => other !== name)
        const { status, parsed } = await send(url, fields, [...others, [sent, value]])
        const about = [sent, value.slice(0, 30)]
        expect([...about, status < 500]).toEqual([...about, true])
        if (!parsed.ok) expect([...about, refused(status)]).toEqual([...about, true])
      }
  })

  it.each(forms)('%s ignores fields that it does not declare', async (url, fields) => {
    const whole = complete(fields)
    const plain = await send(url, fields, whole)
    const added = await send(url, fields, [...whole, ...strangers.map(name => [name, 'x'] as const)])
    expect(added).toEqual(plain)
  })

  it.each(forms)('%s refuses bytes that are not UTF-8, and hundreds of fields', async (url, fields) => {
    const [[name] = ['key']] = Object.entries(fields)
    const target = url.replace(':sku', 'PRD-CLY-XL').replace(/:\w+/g, 'A'.repeat(22))
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    for (const body of [`${name}=%ff`, `${name}=%ed%a0%80`, `${name}=%e0%a4`, 'a=1&'.repeat(400)])
      expect(refused((await shop.ask(target, { method: 'POST', body, headers })).status)).toBe(true)
  })
})

function refused(status: number): boolean {
  return status >= 400 && status < 500
}

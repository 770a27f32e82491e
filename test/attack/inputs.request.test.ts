import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { InputFields } from '../../app/commerce/input/field.server.ts'
import { formSource } from '../../app/commerce/input/form-source.server.ts'
import { parseInput } from '../../app/commerce/input/parse-input.server.ts'
import { actionRoutes, shopRoutes } from '../action-routes.ts'
import { builtShop } from '../built-shop.ts'
import { liftedRates } from '../lifted-rates.ts'
import {
  accepting,
  completeForm,
  formData,
  forms,
  isRefused,
  otherFormats,
  ownersOf,
  routes,
  samples,
  targetOf,
} from './form-inputs.ts'

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

/** Bodies that are broken in every format. */
const brokenBodies = [
  '',
  '&&&===%',
  '%ff%fe=%00',
  'isAdmin=true&__proto__=x&price=0&visitor=1',
  '{',
  'null',
  '[]',
  '[null,{},{"body":1},{"type":"csp-violation"},{"type":1,"body":{"blockedURL":[]}}]',
  '{"csp-report":null}',
  '{"csp-report":{"document-uri":{},"blocked-uri":"<script>zzq</script>"}}',
  '{"__proto__":{"isAdmin":true},"id":"evt_1","type":"checkout.session.completed","data":null}',
  '['.repeat(8000),
  '--b\r\nContent-Disposition: form-data; name="key"; filename="a"\r\n\r\n<script>zzq</script>\r\n--b--',
  new Uint8Array([0xff, 0xfe, 0x00, 0xc0, 0xaf]),
]

/** Over HTTP, of each form; its schema is asked about all fields. */
const maxDuplicatesSent = 3

/** Forms of the office that lead back with a sentence. */
const leadBack = [
  '/office/secure',
  '/office/orders/views',
  '/office/orders/views/:view/rename',
  '/office/products/bulk/:preview',
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

it('every route whose module has an action is attacked', async () => {
  const files = [...new Set(shopRoutes.map(({ file }) => file))]
  const modules = await Promise.all(files.map(file => import(path.resolve(file)) as Promise<object>))
  const withAction = files.filter((_, index) => 'action' in modules[index]!)
  expect(withAction.toSorted()).toEqual([...new Set(actionRoutes.map(({ file }) => file))].toSorted())
})

describe('each route with an action', () => {
  const shop = builtShop({ rates: liftedRates })
  const cookieFor = ownersOf(shop)

  const send = async (url: string, type: string, body: string | Uint8Array<ArrayBuffer>) => {
    const headers = { 'content-type': type, origin: shop.origin, cookie: await cookieFor(url) }
    const response = await shop.fetch(targetOf(url), { method: 'POST', body, headers })
    expect(await response.text()).not.toContain('<script>zzq')
    return response.status
  }

  it.each(accepting)('%s refuses a body beyond its limit', async (url, { contentTypes, maxBytes }) => {
    for (const type of contentTypes) expect(await send(url, type, 'x'.repeat(maxBytes + 1))).toBe(413)
  })

  it.each(accepting)('%s refuses types that it does not declare', async (url, { contentTypes }) => {
    const others = [
      'text/plain',
      'application/json',
      'application/xml',
      'multipart/form-data; boundary=b',
      'x',
    ]
    for (const type of others.filter(type => !contentTypes.includes(type.split(';')[0]!)))
      expect([type, await send(url, type, '{"sku":1}')]).toEqual([type, 415])
  })

  it.each(accepting)('%s survives bodies that are nothing', async (url, { contentTypes }) => {
    for (const type of contentTypes)
      for (const body of brokenBodies) {
        const about = [type, String(body).slice(0, 30)]
        expect([...about, (await send(url, type, body)) < 500]).toEqual([...about, true])
      }
  })
})

describe('each form of the shop', () => {
  const shop = builtShop({ rates: liftedRates })
  const cookieFor = ownersOf(shop)

  const countChanges = async () =>
    (
      await shop.db
        .selectFrom('change_set')
        .select(({ fn }) => fn.max('id').as('last'))
        .executeTakeFirst()
    )?.last

  const isRefusedBy = (url: string, status: number) =>
    isRefused(status) || (status === 303 && leadBack.includes(url))

  /** The status of a form, and whether its schema takes it. A form that it refuses changes nothing. */
  async function send(
    url: string,
    fields: InputFields,
    isMultipart: boolean,
    sent: readonly (readonly [string, string])[],
  ) {
    const parsed = parse(fields, sent)
    const headers = { origin: shop.origin, cookie: await cookieFor(url) }
    const changes = parsed.ok ? undefined : await countChanges()
    const body = isMultipart ? formData(sent) : urlencoded(sent)
    const response = await shop.fetch(targetOf(url), { method: 'POST', body, headers })
    expect(await response.text()).not.toContain('<script>zzq')
    if (!parsed.ok) expect(await countChanges()).toBe(changes)
    return { status: response.status, parsed }
  }

  const urlencoded = (sent: readonly (readonly [string, string])[]) =>
    new URLSearchParams(sent.map(([name, value]) => [name, value]))

  function parse(fields: InputFields, sent: readonly (readonly [string, string])[]) {
    const read = formSource(Buffer.from(String(urlencoded(sent))), 10_000)
    return read.ok ? parseInput(fields, read.source) : read
  }

  it.each(forms)(
    '%s takes its required fields alone, and refuses any that is missing',
    async (url, fields, isMultipart) => {
      const whole = completeForm(fields)
      const { status, parsed } = await send(url, fields, isMultipart, whole)
      expect([status < 500, parsed]).toEqual([true, expect.objectContaining({ ok: true })])
      for (const [name] of whole) {
        const rest = whole.filter(([other]) => other !== name)
        const { status, parsed } = await send(url, fields, isMultipart, rest)
        expect([name, parsed]).toEqual([
          name,
          { ok: false, errors: { [name]: expect.objectContaining({ code: 'missing' }) } },
        ])
        expect([name, isRefusedBy(url, status)]).toEqual([name, true])
      }
    },
  )

  it.each(forms)('%s refuses a duplicated field', async (url, fields, isMultipart) => {
    const single = Object.entries(fields).filter(([, { takes }]) => takes !== 'list')
    for (const [at, [name, { takes }]] of single.entries()) {
      const sent = takes === 'numbered' ? `${name}-7` : name
      const value = samples[name] ?? '1'
      const others = completeForm(fields).filter(([other]) => other !== name)
      const doubled = [...others, [sent, value], [sent, value]] as const
      const duplicate = { ok: false, errors: { [sent]: { code: 'duplicate' } } }
      expect([sent, parse(fields, doubled)]).toMatchObject([sent, duplicate])
      if (at >= maxDuplicatesSent) continue
      const { status } = await send(url, fields, isMultipart, doubled)
      expect([sent, isRefusedBy(url, status)]).toEqual([sent, true])
    }
  })

  it.each(forms)(
    '%s refuses what its schema refuses, and survives the rest',
    async (url, fields, isMultipart) => {
      const names = Object.entries(fields)
      // Each value in a field, and each field with a value: all of both would be 20,000 requests.
      for (let at = 0; at < Math.max(names.length, hostile.length); at++) {
        const [name, { takes }] = names[at % names.length]!
        const value = hostile[at % hostile.length]!
        const sent = takes === 'numbered' ? `${name}-7` : name
        const others = completeForm(fields).filter(([other]) => other !== name)
        const { status, parsed } = await send(url, fields, isMultipart, [...others, [sent, value]])
        const about = [sent, value.slice(0, 30)]
        expect([...about, status < 500]).toEqual([...about, true])
        if (!parsed.ok) expect([...about, isRefusedBy(url, status)]).toEqual([...about, true])
      }
    },
  )

  it.each(forms)('%s ignores fields that it does not declare', async (url, fields, isMultipart) => {
    const whole = completeForm(fields)
    const plain = await send(url, fields, isMultipart, whole)
    const added = await send(url, fields, isMultipart, [
      ...whole,
      ...strangers.map(name => [name, 'x'] as const),
    ])
    expect(added).toEqual(plain)
  })

  it.each(forms)('%s refuses bytes that are not UTF-8, and hundreds of fields', async (url, fields) => {
    const [[name] = ['key']] = Object.entries(fields)
    const target = targetOf(url)
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    for (const body of [`${name}=%ff`, `${name}=%ed%a0%80`, `${name}=%e0%a4`, 'a=1&'.repeat(400)])
      expect(isRefused((await shop.fetch(target, { method: 'POST', body, headers })).status)).toBe(true)
  })
})

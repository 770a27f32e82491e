import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { InputFields } from '#commerce/editing/input/field.server.ts'
import { formSource } from '#commerce/editing/input/form-source.server.ts'
import { parseInput } from '#commerce/editing/input/parse-input.server.ts'
import { isDeclared } from '#commerce/editing/input/sent-field.server.ts'
import { actionRoutes, shopRoutes } from '../action-routes.ts'
import { builtShop } from '../built-shop.ts'
import { liftedRates } from '../lifted-rates.ts'
import { rawRequest } from '../raw-request.ts'
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
import { type Body, readBody, unlikeBodies, urlencodedType } from './requests/broken-bodies.ts'

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

  const send = async (url: string, type: string, body: Body, cookie = '') => {
    const headers = { 'content-type': type, origin: shop.origin, cookie }
    const response = await shop.fetch(targetOf(url), { method: 'POST', body, headers })
    expect(await response.text()).not.toContain('<script>zzq')
    return response.status
  }

  it('refuses a body beyond its limit by the declared length', async () => {
    const sent = accepting.flatMap(([url, { contentTypes, maxBytes }]) =>
      contentTypes.map(type => [url, type, maxBytes + 1] as const),
    )
    const answers = sent.map(async ([url, type, length]) => {
      const head = [`POST ${targetOf(url)} HTTP/1.1`, `Host: ${new URL(shop.origin).host}`]
      const about = [`Origin: ${shop.origin}`, `Content-Type: ${type}`, `Content-Length: ${length}`]
      const answer = await rawRequest(shop.origin, [...head, ...about])
      return answer?.status === 413 ? [] : [url, type, answer?.status]
    })
    expect((await Promise.all(answers)).flat()).toEqual([])
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

  it.each(accepting)('%s survives bodies that are nothing', async (url, accepted) => {
    for (const [type, body] of await unlikeBodies(accepted)) {
      const about = [type, String(body).slice(0, 30)]
      expect([...about, (await send(url, type, body, await cookieFor(url))) < 500]).toEqual([...about, true])
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
    const single = Object.entries(fields).filter(
      ([, { takes }]) => !['list', 'others', 'named'].includes(takes ?? ''),
    )
    for (const [at, [name, { takes }]] of single.entries()) {
      const sent = takes === 'numbered' ? `${name}-7` : name
      const value = samples[name] ?? '1'
      const others = completeForm(fields).filter(([other]) => other !== name)
      const doubled = [...others, [sent, value], [sent, value]] as const
      const duplicate = { ok: false, errors: { [sent]: { code: 'duplicate' } } }
      expect([sent, parse(fields, doubled)]).toMatchObject([sent, duplicate])
      // Over HTTP once: one reader finds duplicates.
      if (at > 0) continue
      const { status } = await send(url, fields, isMultipart, doubled)
      expect([sent, isRefusedBy(url, status)]).toEqual([sent, true])
    }
  })

  it.each(forms)(
    '%s refuses what its schema refuses, and survives the rest',
    async (url, fields, isMultipart) => {
      const names = Object.entries(fields)
      const sentErrors = new Set<string>()
      // Each value in a field, and each field with a value: all of both would be 20,000 requests.
      for (let at = 0; at < Math.max(names.length, hostile.length); at++) {
        const [name, { takes }] = names[at % names.length]!
        const value = hostile[at % hostile.length]!
        const sent = takes === 'numbered' ? `${name}-7` : name
        const whole = [...completeForm(fields).filter(([other]) => other !== name), [sent, value] as const]
        const about = [sent, value.slice(0, 30)]
        const { ok, errors } = { errors: {}, ...parse(fields, whole) }
        // Of those that its schema refuses, one for each error of each field.
        const error = JSON.stringify(errors)
        if (!ok && sentErrors.has(error)) continue
        sentErrors.add(error)
        const { status } = await send(url, fields, isMultipart, whole)
        expect([...about, status < 500]).toEqual([...about, true])
        if (!ok) expect([...about, isRefusedBy(url, status)]).toEqual([...about, true])
      }
    },
  )

  it.each(forms)('%s ignores fields that it does not declare', async (url, fields, isMultipart) => {
    const whole = completeForm(fields)
    const plain = await send(url, fields, isMultipart, whole)
    const added = await send(url, fields, isMultipart, [
      ...whole,
      ...strangers.filter(name => !isDeclared(name, fields)).map(name => [name, 'x'] as const),
    ])
    expect(added).toEqual(plain)
  })

  it.each(forms)('%s refuses bytes that are not UTF-8, and thousands of fields', async (url, fields) => {
    const [[name] = ['key']] = Object.entries(fields)
    const bodies = [`${name}=%ff`, `${name}=%ed%a0%80`, `${name}=%e0%a4`, 'a=1&'.repeat(40_000)]
    for (const body of bodies)
      expect(await readBody(fields, body)).toEqual({ ok: false, errors: {}, typed: {} })
    const headers = { 'content-type': urlencodedType, origin: shop.origin, cookie: await cookieFor(url) }
    const response = await shop.fetch(targetOf(url), { method: 'POST', body: bodies[0]!, headers })
    expect(isRefusedBy(url, response.status)).toBe(true)
  })
})

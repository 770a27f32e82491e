import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { placeSampleOrder } from '#commerce/orders/sample-order.fixture.ts'
import { shopRoutes } from '../action-routes.ts'
import { builtShop } from '../built-shop.ts'
import { type DatabaseKind, demoCopy } from '../databases.ts'
import { blackTeeSku } from '../demo-skus.ts'
import { liftedRates } from '../lifted-rates.ts'
import { sourceFiles } from '../source-files.ts'
import { completeForm, formData, forms, ownersOf } from './form-inputs.ts'
import { fillRoute } from './requests/attacked-routes.ts'
import { readBody } from './requests/broken-bodies.ts'

/** The largest id, which no row has. */
const largest = '2147483647'

/** Beyond the largest id, a fraction, and a digit of another script: PostgreSQL fails on each kind where `Number` or nothing reads it. */
const kinds = ['2147483648', '1.5', '\uff11']

/** Other spellings of the same kinds, for `npm run attack`. */
const more = ['9007199254740992', '1e3', '-0']

/** SQLite takes any number: what fails there fails on PostgreSQL, unless its statement is another. */
function numbersFor(kind: DatabaseKind): string[] {
  if (process.env.TOTE_REQUESTS) return [largest, ...kinds, ...more]
  return kind === 'PostgreSQL' ? [largest, ...kinds] : [largest, '1.5']
}

/** Segments of paths that are the id of a row. */
const idNames = ['id', 'card', 'change', 'count', 'note', 'view', 'promotion', 'email', 'refund']

/** Every name that a loader of the office asks a query for. */
const queryNames = [
  ...new Set(
    sourceFiles
      .filter(file => /^app\/(office|commerce)\//.test(file))
      .flatMap(file => [...readFileSync(file, 'utf8').matchAll(/\bget(?:All)?\('(\w{1,20})'\)/g)])
      .map(([, name]) => name!)
      // The list of gift cards leads away from the rest of the query.
      .filter(name => name !== 'q'),
  ),
]

/** The routes of the office, one of those that a file serves with the same parameters. */
const office = [
  ...new Map(
    shopRoutes
      .filter(({ path: route }) => /^\/office(\/|$)/.test(route))
      .map(route => [`${route.file} ${route.path.match(/:\w+/g)}`, route] as const),
  ).values(),
]

const officeForms = forms.filter(([url]) => /^\/office(\/|$)/.test(url))

/** Sends numbers that no row has to every address and form of the office, as an owner, on one kind of database. */
export async function describeIds(kind: DatabaseKind): Promise<void> {
  const address = await demoCopy(kind, afterAll)
  const numbers = numbersFor(kind)

  describe(`the office on ${kind}`, () => {
    const shop = builtShop({ ...address, rates: liftedRates })
    const ownerFor = ownersOf(shop)
    let known: Record<string, string> = {}

    beforeAll(async () => {
      const items = [{ sku: blackTeeSku, quantity: 1 }]
      const { number } = await placeSampleOrder(shop.db, items, 'bank-transfer', new Date())
      known = { number, sku: blackTeeSku }
    })

    const fill = (route: string, name: string, value: string) =>
      fillRoute(route, other => (other === name ? encodeURIComponent(value) : (known[other] ?? '1')))

    const ask = async (target: string, route: string, body?: BodyInit) => {
      const headers = { cookie: await ownerFor(route), origin: shop.origin }
      const response = await shop.fetch(target, {
        method: body ? 'POST' : 'GET',
        body: body ?? null,
        headers,
      })
      await response.arrayBuffer()
      return response.status
    }

    const named = office.filter(({ path: route }) => route.includes(':'))

    it.each(named)('answers no number in $path with a failure', async ({ path: route, file }) => {
      const { loader, default: page, action } = await import(path.resolve(file))
      const fields = officeForms.find(([url]) => url === route)
      for (const [, name] of route.matchAll(/:(\w+)/g))
        for (const number of numbers) {
          const target = fill(route, name!, number)
          const statuses = [
            ...(loader || page ? [await ask(target, route)] : []),
            ...(action ? [await ask(target, route, bodyOf(fields))] : []),
          ]
          const isOfNoRow = idNames.includes(name!) && number !== largest
          const allowed = statuses.filter(status => (isOfNoRow ? status === 404 : status < 500))
          expect([name, number, statuses]).toEqual([name, number, allowed])
        }
    })

    it.each(office)('answers no number in a query of $path with a failure', async ({ path: route, file }) => {
      const { loader, default: page } = await import(path.resolve(file))
      if (!loader && !page) return
      for (const number of numbers) {
        const query = new URLSearchParams(queryNames.map(name => [name, number]))
        const status = await ask(`${fill(route, '', '')}?${query}`, route)
        expect([number, status < 500, status]).toEqual([number, true, status])
      }
    })

    it.each(officeForms)(
      'answers no number in a field of %s with a failure',
      async (url, fields, isMultipart) => {
        const names = Object.entries(fields)
        let isRefusedOnce = false
        for (let at = 0; at < Math.max(names.length, numbers.length); at++) {
          const [name, { takes }] = names[at % names.length]!
          const number = numbers[at % numbers.length]!
          const sent = completeForm(fields).filter(([other]) => other !== name)
          sent.push(takes === 'numbered' ? [`${name}-${number}`, '1'] : [name, number])
          // A refused form reaches no query: once is enough.
          const isRefused = !(await readBody(fields, String(new URLSearchParams(sent)))).ok
          if (isRefused && isRefusedOnce) continue
          isRefusedOnce ||= isRefused
          const body = isMultipart ? formData(sent) : new URLSearchParams(sent)
          const status = await ask(fill(url, '', ''), url, body)
          expect([name, number, status < 500, status]).toEqual([name, number, true, status])
        }
      },
    )
  })
}

function bodyOf(form: (typeof officeForms)[number] | undefined): BodyInit {
  if (!form) return new URLSearchParams()
  const [, fields, isMultipart] = form
  const sent = completeForm(fields)
  return isMultipart ? formData(sent) : new URLSearchParams(sent)
}

import { SeededRandom } from '../../../demo/big-shop/seeded-random.ts'
import { attackBody } from './attack-body.ts'
import type { AttackShopper } from './attack-shoppers.ts'
import type { AttackTarget } from './attack-target.ts'
import { attackedRoutes, fillRoute } from './attacked-routes.ts'
import { hostileSegment, hostileValue, injectionMarker } from './hostile-values.ts'
import type { PageForm } from './page-forms.ts'

export interface AttackRequest {
  number: number
  /** The route pattern it was generated from. */
  route: string | undefined
  method: string
  target: string
  headers: Record<string, string>
  body: string | Buffer | undefined
  /** Sent by a page of another site: must change nothing. */
  isForeign: boolean
}

const methods = ['HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'M-SEARCH', 'QUERY']

/** Request `number` of the run with this seed: always the same except for the shop's random tokens. */
export function attackRequest(seed: number, number: number, field: AttackTarget): AttackRequest {
  const dice = new SeededRandom(seed * 1_000_003 + number)
  const mark = `${injectionMarker}${number}`
  const isForeign = dice.chance(0.12)
  const sender = isForeign
    ? field.crossSiteVictim
    : dice.chance(0.85)
      ? dice.pick(field.attackers)
      : undefined
  const { route, method, address, fields } = draft(dice, mark, field, { sender, isForeign })
  const target = printable(spelled(dice, address))
  const readsOnly = method === 'GET' || method === 'HEAD'
  const sent = readsOnly ? undefined : attackBody(dice, mark, fields)
  const headers = {
    host: new URL(field.origin).host,
    ...(sender && !dice.chance(0.03) && { cookie: sender.cookie }),
    ...(sent?.type !== undefined && { 'content-type': sent.type }),
    ...(sent && { 'content-length': String(Buffer.byteLength(sent.body)) }),
    ...(isForeign ? dice.pick(foreignHeaders) : { origin: field.origin }),
    'x-forwarded-for': `10.200.${dice.integer(0, 255)}.${dice.integer(0, 255)}`,
    ...(dice.chance(0.3) && oddHeaders(dice, mark)),
  }
  return { number, route, method, target, headers, body: sent?.body, isForeign }
}

const foreignHeaders: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://127.0.0.1:1' },
  { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
]

type Draft = {
  route?: string
  method: string
  address: string
  fields: [name: string, value: string][]
}

function draft(
  dice: SeededRandom,
  mark: string,
  field: AttackTarget,
  { sender, isForeign }: { sender: AttackShopper | undefined; isForeign: boolean },
): Draft {
  // One attacker's pages are also tried with the other's cookie and with none.
  const others = isForeign ? [] : field.attackers
  const target = dice.pick([...(sender ? [sender, sender, sender] : []), ...others, field.publicPart])
  const kind = dice.next()
  if (kind < 0.4 && target.forms.length > 0) {
    const form = pickForm(dice, target.forms)
    const fields = dice.chance(0.35) ? form.fields : mutated(dice, mark, field, form.fields)
    if (form.method === 'POST') return { method: 'POST', address: form.action, fields }
    const query = new URLSearchParams(fields.map(([name, value]) => [name, value.toWellFormed()]))
    return { method: 'GET', address: `${form.action.split('?', 1)[0]}?${query}`, fields: [] }
  }
  const kindOfMethod = dice.next()
  const method = kindOfMethod < 0.65 ? 'GET' : kindOfMethod < 0.88 ? 'POST' : dice.pick(methods)
  const fields = mutated(dice, mark, field, dice.pick(field.publicPart.forms).fields)
  if (kind < 0.6) return { method, address: withQuery(dice, mark, field, dice.pick(target.pages)), fields }
  if (kind < 0.63) return { method, address: withQuery(dice, mark, field, dice.pick(oddTargets)), fields }
  const route = dice.pick(attackedRoutes)
  const segments = dice.chance(0.5) ? [] : target.pages.flatMap(page => page.split(/[/?]/).slice(2))
  const address = fillRoute(route, () => {
    if (dice.chance(0.1)) return undefined
    const known = dice.chance(0.5) ? dice.pick([...segments, ...field.known]) : undefined
    return known === undefined ? hostileSegment(dice, mark) : encodeURIComponent(known)
  })
  return { route, method, address: withQuery(dice, mark, field, address), fields }
}

/** Picks every form address equally often, however many forms lead there. */
function pickForm(dice: SeededRandom, forms: readonly PageForm[]): PageForm {
  const groups = formGroups.get(forms) ?? [...Map.groupBy(forms, form => withoutTokens(form.action)).values()]
  formGroups.set(forms, groups)
  return dice.pick(dice.pick(groups))
}

const formGroups = new WeakMap<readonly PageForm[], PageForm[][]>()

/** An address without its tokens and numbers. */
function withoutTokens(address: string): string {
  return address.replace(/\/[\w-]{16,}|\/\d+|\?.*/g, '')
}

const oddTargets = [
  '//',
  '///',
  '/./',
  '/../',
  '/%2f',
  '/%5c',
  '/;',
  '/??',
  '/&',
  '//evil.example/',
  '/.data',
  '/_root.data',
]

/** The fields with one or two changed, missing, doubled or added. */
function mutated(
  dice: SeededRandom,
  mark: string,
  field: AttackTarget,
  fields: readonly [name: string, value: string][],
): [name: string, value: string][] {
  const changed = fields.map(([name, value]): [string, string] => [name, value])
  for (let left = dice.integer(1, 3); left > 0; left -= 1) {
    const at = dice.integer(0, changed.length)
    const value = dice.chance(0.3) ? dice.pick(field.known) : hostileValue(dice, mark)
    const name = changed[at]?.[0] ?? dice.pick(dice.pick(field.publicPart.forms).fields)?.[0] ?? '__proto__'
    const choice = dice.next()
    if (choice < 0.15) changed.splice(at, 1)
    else if (choice < 0.3) changed.push([name, value])
    else if (choice < 0.35) changed.push([hostileValue(dice, mark), value])
    else changed[at] = [name, value]
  }
  return changed
}

function withQuery(dice: SeededRandom, mark: string, field: AttackTarget, address: string): string {
  if (!dice.chance(0.4)) return address
  const forms = field.publicPart.forms.filter(({ method }) => method === 'GET')
  const query = new URLSearchParams()
  for (const [name, value] of mutated(dice, mark, field, dice.pick(forms).fields).slice(0, 20))
    query.append(name.toWellFormed(), value.toWellFormed().slice(0, 3000))
  if (dice.chance(0.2)) query.append('_routes', hostileValue(dice, mark).toWellFormed())
  return `${address.split('#', 1)[0]}${address.includes('?') ? '&' : '?'}${query}`
}

/** The path in another spelling, mostly unchanged. */
function spelled(dice: SeededRandom, address: string): string {
  if (dice.chance(0.8)) return address
  const [path = '', ...query] = address.split('?')
  const other = dice.pick([
    `${path === '/' ? '/_root' : path.replace(/\/$/, '')}.data`,
    `${path === '/' ? '/_root' : path.replace(/\/$/, '')}.data`,
    `${path}/`,
    `/${path}`,
    path.toUpperCase(),
    path.replace(/[a-z]/, character => `%${character.charCodeAt(0).toString(16)}`),
    path.replace('/', '/./'),
    path.replaceAll('/', '//'),
    `${path};x=1`,
    `${path}%20`,
    `${path}%00`,
  ])
  return [other, ...query].join('?')
}

function oddHeaders(dice: SeededRandom, mark: string): Record<string, string> {
  const value = () =>
    hostileValue(dice, mark)
      .replace(/[^ -~]/g, '')
      .slice(0, 4000)
  const names = [
    'accept',
    'accept-language',
    'user-agent',
    'referer',
    'x-forwarded-host',
    'x-forwarded-proto',
  ]
  return dice.pick<Record<string, string>>([
    { accept: 'application/json' },
    { accept: 'application/json' },
    { 'accept-encoding': dice.pick(['br', 'gzip', 'gzip;q=0, br;q=0', value()]) },
    { 'if-none-match': dice.pick(['*', '""', 'W/"x"', value()]) },
    { range: dice.pick(['bytes=0-10', 'bytes=-1', 'bytes=9-1', value()]) },
    { cookie: `visitor=${value()}; cart=${value()}; compare=${value()}; __proto__=1` },
    { 'x-http-method-override': 'DELETE', 'x-original-url': '/checkout/place' },
    { 'x-forwarded-for': value() },
    { 'if-modified-since': value() },
    { [dice.pick(names)]: value() },
  ])
}

/** Encodes what a request line may not contain, as a browser would. */
function printable(target: string): string {
  const encoded = target.replace(/[^!-~]+/g, part => encodeURIComponent(part.toWellFormed()))
  return encoded.slice(0, 12_000)
}

import { attackBody, browserBody } from './attack-body.ts'
import { AttackDice, type DealtParts } from './attack-dice.ts'
import { plannedDraft, randomDraft } from './attack-drafts.ts'
import type { AttackTarget } from './attack-target.ts'
import { hostileValue, injectionMarker } from './hostile-values.ts'

export interface AttackRequest {
  number: number
  /** Its index in the plan. */
  planned: number | undefined
  method: string
  target: string
  headers: Record<string, string>
  body: string | Buffer | undefined
  /** Sent by a page of another site: must change nothing. */
  isForeign: boolean
}

/**
 * Request `number` of the run with this seed: always the same except for the shop's random tokens. Three planned requests, which a
 * browser could send, are followed by a random one.
 */
export function attackRequest(
  seed: number,
  number: number,
  field: AttackTarget,
  parts: DealtParts,
): AttackRequest {
  const dice = new AttackDice(seed * 1_000_003 + number, parts)
  const mark = `${injectionMarker}${number}`
  const planned = plannedIndex(number, field.plan.length)
  const draft = planned === undefined ? undefined : plannedDraft(dice, mark, field, field.plan[planned]!)
  const isRandom = draft === undefined
  const { method, address, fields, isMultipart, sender, isForeign } = draft ?? randomDraft(dice, mark, field)
  const readsOnly = method === 'GET' || method === 'HEAD'
  const asSent = () => browserBody(fields, isMultipart)
  const sent = readsOnly ? undefined : isRandom ? attackBody(dice, mark, fields, asSent) : asSent()
  const headers = {
    host: new URL(field.origin).host,
    ...(sender && !(isRandom && dice.chance(0.05)) && { cookie: sender.cookie }),
    ...(sent?.type !== undefined && { 'content-type': sent.type }),
    ...(sent && { 'content-length': String(Buffer.byteLength(sent.body)) }),
    ...(isForeign ? dice.deal('foreign header', foreignHeaders) : { origin: field.origin }),
    'x-forwarded-for': `10.200.${dice.integer(0, 255)}.${dice.integer(0, 255)}`,
    ...(isRandom && dice.chance(0.5) && oddHeaders(dice, mark)),
  }
  const target = printable(isRandom ? spelled(dice, address) : address)
  return {
    number,
    planned: isRandom ? undefined : planned,
    method,
    target,
    headers,
    body: sent?.body,
    isForeign,
  }
}

function plannedIndex(number: number, planned: number): number | undefined {
  return number % 4 === 3 ? undefined : (number - Math.floor(number / 4)) % planned
}

/** How many requests send the whole plan. */
export function requestsForPlan(planned: number): number {
  return Math.ceil((planned * 4) / 3)
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

/** The path in another spelling, mostly unchanged. */
function spelled(dice: AttackDice, address: string): string {
  if (dice.chance(0.65)) return address
  const [path = '', ...query] = address.split('?')
  const other = dice.deal('spelling', [
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

function oddHeaders(dice: AttackDice, mark: string): Record<string, string> {
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
  return dice.deal<Record<string, string>>('odd header', [
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

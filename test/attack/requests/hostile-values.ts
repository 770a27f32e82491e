import type { AttackDice } from './attack-dice.ts'

/** The prefix of every marker: none may come back as a tag, an attribute, a header or a result. */
export const injectionMarker = 'zzq'

/** Signs that a payload was not treated as text, by name. */
export const injectionSigns: Record<string, RegExp> = {
  'a tag': new RegExp(`<${injectionMarker}`),
  // In JSON a quote follows a backslash.
  'an attribute': new RegExp(`[^\\\\]"on${injectionMarker}`),
  'an executable address': /(?:href|src|action)="\s*(?:javascript|data):/i,
  'an evaluated template': new RegExp(`1337${injectionMarker}`),
}

type Payload = string | ((mark: string) => string)

const tags: Payload[] = [
  mark => `<${mark}>`,
  mark => `'><script>${mark}</script><${mark}`,
  mark => `</script><${mark}>`,
  mark => `<!--${mark}--><${mark}`,
  mark => `]]><${mark}/>`,
]

const attributes: Payload[] = [mark => `" on${mark}="x`, mark => `"on${mark}=x`]

const expressions: Payload[] = [
  mark => `javascript:${mark}`,
  mark => `data:text/html,<${mark}>`,
  mark => `{{7*191}}${mark}`,
  mark => `$\{7*191}${mark}`,
  mark => `<%=7*191%>${mark}`,
]

const queries: Payload[] = [
  "' or '1'='1",
  "'; drop table visitor; --",
  '1 union select token from customer_order',
  "1'||(select token_hash from session)||'",
  '$1',
  '?',
  ':sku',
  '\\',
  '%',
  '_',
  '*',
  '((((((((((',
  '"a" AND "b" OR NEAR(',
  'a* b* c*',
]

const headers: Payload[] = [
  '\r\nX-Injected: yes',
  '\nSet-Cookie: visitor=evil',
  'ada@example.com\r\nBcc: eve@example.com',
  '%0d%0aX-Injected:%20yes',
]

const paths: Payload[] = [
  '../../../../etc/passwd',
  '..%2f..%2f..%2fetc%2fpasswd',
  '..\\..\\windows\\win.ini',
  '.git/config',
  '//evil.example/',
  '/.//evil.example/',
  '/\\evil.example/',
  'https://evil.example/',
  '\thttps://evil.example/',
  '.',
  '..',
  '%2e%2e',
  ';a=b',
]

const phrases: Payload[] = [
  '__proto__',
  'constructor',
  'prototype',
  'hasOwnProperty',
  'toString',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '[object Object]',
  '{"$ne":null}',
  '',
  ' ',
  '\t',
]

const numbers: Payload[] = [
  '-1',
  '-0',
  '0',
  '1e0',
  '1e3',
  '0x1',
  '0b1',
  '1e309',
  '-1e309',
  'NaN',
  'Infinity',
  '1.5',
  '1,5',
  ' 1 ',
  '+1',
  '01',
  '٣',
  '１',
  '²',
  '999999999999',
  '2147483647',
  '2147483648',
  '-2147483649',
  '9007199254740992',
  '9007199254740993',
  '9223372036854775808',
  '9'.repeat(400),
]

const texts: Payload[] = [
  '\0',
  'a\0b',
  '\u202Eabc',
  '\uFEFF',
  'e\u0301\u0301\u0301\u0301',
  '\u{1F600}'.repeat(40),
  '\uD800',
  'ß ﷺ Ａ ﬀ İ ı',
  '\u0001\u001B[2J',
  '\u2028\u2029',
  'x'.repeat(300),
  'é'.repeat(3000),
  'word '.repeat(400),
  `"<b>"@example.com`,
  `${'a'.repeat(250)}@example.com`,
  'ada@example.com,eve@example.com',
  '2024-13-45T99:99:99Z',
]

const payloads = {
  ...{ tags, attributes, expressions, queries, headers },
  ...{ paths, phrases, numbers, texts },
}

export type HostileKind = keyof typeof payloads

export const hostileKinds = Object.keys(payloads) as HostileKind[]

/** The kinds with many values, twice. */
const weighted: HostileKind[] = [...hostileKinds, 'tags', 'numbers']

/** A hostile value of this or any kind; `mark` identifies its request. */
export function hostileValue(dice: AttackDice, mark: string, kind = dice.pick(weighted)): string {
  const payload = dice.deal(kind, payloads[kind])
  return typeof payload === 'string' ? payload : payload(mark)
}

/** The same for a path segment: encoded once, twice, partly or not at all. */
export function hostileSegment(dice: AttackDice, mark: string, kind?: HostileKind): string {
  const value = hostileValue(dice, mark, kind).slice(0, 2000)
  const encoded = encodeURIComponent(value.toWellFormed())
  const raw = value.replace(/[^!-~]/g, '') || 'x'
  return dice.deal('encoding', [
    encoded,
    encoded,
    encoded.replaceAll('%', '%25'),
    raw,
    '%E0%A4%A',
    '%ED%A0%80',
    '%00',
    '%2F',
  ])
}

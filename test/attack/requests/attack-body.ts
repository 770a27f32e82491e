import type { AttackDice } from './attack-dice.ts'
import type { SentFields } from './attack-fields.ts'
import { hostileValue } from './hostile-values.ts'

export interface SentBody {
  type: string | undefined
  body: string | Buffer
}

const form = 'application/x-www-form-urlencoded'
const megabyte = 1024 * 1024

/** A body with these fields as a browser sends it. */
export function browserBody(fields: Readonly<SentFields>, isMultipart: boolean): SentBody {
  if (!isMultipart) return { type: form, body: encode(fields) }
  return { type: 'multipart/form-data; boundary=zzqBoundary', body: multipart(fields, 'zzqBoundary') }
}

/** The same, or a hostile body. */
export function attackBody(
  dice: AttackDice,
  mark: string,
  fields: Readonly<SentFields>,
  asSent: () => SentBody,
): SentBody {
  if (dice.chance(0.6)) return asSent()
  const encoded = encode(fields)
  const json = JSON.stringify(Object.fromEntries(fields))
  return dice.deal<() => SentBody>('body', [
    () => ({ type: undefined, body: encoded }),
    () => ({ type: 'text/plain', body: encoded }),
    () => ({ type: `${form}; charset=utf-7`, body: encoded }),
    () => ({ type: form.toUpperCase(), body: encoded }),
    () => ({ type: 'application/json', body: json }),
    () => ({ type: 'application/json', body: `{"__proto__":{"isAdmin":true},"constructor":${json}}` }),
    () => ({ type: form, body: json }),
    () => ({ type: form, body: '' }),
    () => ({ type: form, body: `${encoded}&%E0%A4%A=%&=&&==&%00=%00&a%` }),
    () => ({ type: form, body: `${encoded}&`.repeat(60) }),
    () => ({ type: form, body: Buffer.from([0xff, 0xfe, 0x00, 0xc0, 0xaf, ...Buffer.from(encoded)]) }),
    () => ({ type: form, body: `sku=${'x'.repeat(dice.pick([17_000, 70_000]))}` }),
    () => ({ type: form, body: dice.chance(0.05) ? 'x'.repeat(megabyte + 1) : 'x=1' }),
    () => ({ type: 'multipart/form-data; boundary=b', body: multipart(fields, 'b') }),
    () => ({ type: 'multipart/form-data', body: multipart(fields, 'b') }),
    () => ({ type: hostileValue(dice, mark).replace(/[^ -~]/g, ''), body: encoded }),
    () => ({ type: 'application/csp-report', body: `{"csp-report":{"blocked-uri":"<${mark}>"}}` }),
    () => ({ type: 'application/reports+json', body: `[{"type":"csp-violation","url":"<${mark}>"}]` }),
  ])()
}

function encode(fields: Readonly<SentFields>): string {
  return String(new URLSearchParams(fields.map(pair => pair.map(text => text.toWellFormed()))))
}

function multipart(fields: Readonly<SentFields>, boundary: string): string {
  const parts = fields.map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  return `${parts.join('')}--${boundary}--\r\n`
}

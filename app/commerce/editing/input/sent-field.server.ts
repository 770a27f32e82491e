import { isBlank, listItems } from '../../values/typed/typed-text.ts'
import { readWholeNumber } from '../../values/whole-number.ts'
import type { InputField, InputFields } from './field.server.ts'
import type { InputSource } from './input-source.server.ts'

/** The input for one field; `value` is undefined if nothing was sent. */
export interface SentField {
  value?: unknown
  /** The names that were sent more often than the field allows. */
  duplicates: string[]
}

/** Gathers the value of one of the declared fields. */
export function readSentField(name: string, fields: InputFields, source: InputSource): SentField {
  const field = fields[name]!
  if (field.takes === 'others') return readOthers(fields, field, source)
  if (field.takes === 'numbered' && source.kind !== 'json') return readNumbered(name, field, source)
  if (field.takes === 'named') return readNamed(name, source)
  const sent = source.values.get(name) ?? []
  const repeats = field.takes === 'list' && (source.kind === 'form' || source.kind === 'options')
  if (repeats) {
    const items = sent.filter(value => !isEmpty(value))
    return { ...(items.length > 0 && { value: items }), duplicates: [] }
  }
  const [value] = sent
  const duplicates = sent.length > 1 ? [name] : []
  if (value === undefined || value === null || (isEmpty(value) && !field.keepsEmpty)) return { duplicates }
  if (field.takes === 'list' && typeof value === 'string') return { value: listItems(value), duplicates }
  if (field.takes === 'numbered') return { value: numberedEntries(value, field), duplicates }
  return { value, duplicates }
}

/** Whether these fields declare a name that was sent. */
export function isDeclared(name: string, fields: InputFields): boolean {
  const takesOthers = Object.values(fields).some(({ takes }) => takes === 'others')
  return isNamed(name, fields) || (takesOthers && otherName.test(name))
}

/** The names that a field takes for others. */
const otherName = /^[a-z0-9-]{1,100}$/

/** Whether one of these fields has this name, or stands for it by a number. */
function isNamed(name: string, fields: InputFields): boolean {
  if (Object.hasOwn(fields, name)) return true
  if (Object.entries(fields).some(([field, { takes }]) => takes === 'named' && slugBehind(field, name)))
    return true
  const [, stem = '', number = ''] = numberedName.exec(name) ?? []
  if (!Object.hasOwn(fields, stem) || fields[stem]!.takes !== 'numbered') return false
  return readNumber(number, fields[stem]!) !== undefined
}

/** The slug of a name such as `attribute-material`. */
function slugBehind(field: string, name: string): string | undefined {
  const slug = name.startsWith(`${field}-`) ? name.slice(field.length + 1) : ''
  return otherName.test(slug) ? slug : undefined
}

/** All values of each slug; null, which no schema takes, for JSON that isn't an object. */
function readNamed(name: string, { kind, values }: InputSource): SentField {
  if (kind === 'json') {
    const [value] = values.get(name) ?? []
    if (value === undefined || value === null) return { duplicates: [] }
    const isObject = typeof value === 'object' && !Array.isArray(value)
    return { value: isObject ? Object.entries(value).map(jsonEntry) : null, duplicates: [] }
  }
  const entries = [...values].flatMap(([sent, texts]) => {
    const slug = slugBehind(name, sent)
    return slug === undefined ? [] : [[slug, texts] as const]
  })
  return { ...(entries.length > 0 && { value: entries }), duplicates: [] }
}

/** Null clears, as an empty text does. */
function jsonEntry([slug, value]: [string, unknown]): [string, unknown] {
  return [slug, Array.isArray(value) ? value : [value ?? '']]
}

const numberedName = /^(.+)-([\d.]+)$/

function readNumber(text: string, { takesDecimals }: InputField<unknown>): number | undefined {
  const [, whole, fraction] = /^(0|[1-9]\d*)(\.\d{1,3})?$/.exec(text) ?? []
  if (readWholeNumber(whole) === undefined || (fraction !== undefined && !takesDecimals)) return undefined
  return Number(text)
}

function readNumbered(name: string, field: InputField<unknown>, { values }: InputSource): SentField {
  const entries: [number, unknown][] = []
  const duplicates: string[] = []
  for (const [sentName, sent] of values) {
    const [, stem, typed = ''] = numberedName.exec(sentName) ?? []
    const number = stem === name ? readNumber(typed, field) : undefined
    if (number === undefined) continue
    if (sent.length > 1 || entries.some(([other]) => other === number)) duplicates.push(sentName)
    if (!isEmpty(sent[0])) entries.push([number, sent[0]])
  }
  return { ...(entries.length > 0 && { value: entries }), duplicates }
}

/** The members of a JSON object by number; null, which no schema takes, for anything else. */
function numberedEntries(value: unknown, field: InputField<unknown>): unknown {
  if (typeof value !== 'object' || Array.isArray(value)) return null
  const entries = Object.entries(value!).map(([number, sent]) => [readNumber(number, field), sent] as const)
  const numbers = new Set(entries.map(([number]) => number))
  return numbers.has(undefined) || numbers.size < entries.length ? null : entries
}

/** The first value of each name that the others don't declare. */
function readOthers(
  fields: InputFields,
  { maxItems }: InputField<unknown>,
  { values }: InputSource,
): SentField {
  const others = [...values].filter(
    ([name, [value]]) => otherName.test(name) && !isNamed(name, fields) && !isEmpty(value),
  )
  const entries = others.slice(0, maxItems).map(([name, [value]]) => [name, value])
  return { ...(entries.length > 0 && { value: Object.fromEntries(entries) }), duplicates: [] }
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'string' && isBlank(value)
}

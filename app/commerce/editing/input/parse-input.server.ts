import * as v from 'valibot'
import type { InputField, InputFields, InputValues } from './field.server.ts'
import type { InputError, InputErrorCode, InputErrors, InputLimits } from './input-error.ts'
import { type InputSource, SentValues } from './input-source.server.ts'
import { isDeclared, readSentField } from './sent-field.server.ts'

export type ParsedInput<Fields extends InputFields> =
  | { ok: true; values: InputValues<Fields> }
  | { ok: false; errors: InputErrors }

/**
 * Parses what was sent into typed values, or returns the error of each field. A single value sent twice is an error. Fields
 * that aren't declared are ignored in forms, where browsers and old pages add some, and errors elsewhere.
 */
export function parseInput<const Fields extends InputFields>(
  fields: Fields,
  source: InputSource,
): ParsedInput<Fields> {
  const values: [string, unknown][] = []
  const errors: [string, InputError][] = []
  for (const name of Object.keys(fields)) {
    const parsed = parseField(name, fields, source)
    if (parsed.ok) values.push([name, parsed.value])
    else errors.push(...parsed.errors)
  }
  if (source.kind !== 'form')
    for (const name of source.values.keys())
      if (!isDeclared(name, fields)) errors.push([name, { code: 'unknown-field', params: {} }])
  if (errors.length > 0) return { ok: false, errors: Object.fromEntries(errors) }
  return { ok: true, values: Object.fromEntries(values) as InputValues<Fields> }
}

/** Parses one text, as a cell of a spreadsheet has it. */
export function parseText<Value>(
  text: InputField<Value>,
  typed: string,
): { ok: true; value: Value } | { ok: false; error: InputError } {
  const sent = new SentValues()
  sent.add('text', typed)
  const parsed = parseInput({ text }, sent.source('row'))
  return parsed.ok
    ? { ok: true, value: parsed.values.text as Value }
    : { ok: false, error: Object.values(parsed.errors)[0]! }
}

type IssuePath = readonly { key: unknown }[] | undefined

const maxItemText = 40

type ParsedField = { ok: true; value: unknown } | { ok: false; errors: [string, InputError][] }

function parseField(name: string, fields: InputFields, source: InputSource): ParsedField {
  const field = fields[name]!
  const params = field.limits
  const { value, duplicates } = readSentField(name, fields, source)
  if (duplicates.length > 0)
    return { ok: false, errors: duplicates.map(sent => [sent, { code: 'duplicate', params }]) }
  if (value === undefined)
    return field.fallback
      ? { ok: true, value: field.fallback.value }
      : { ok: false, errors: [[name, { code: 'missing', params }]] }
  const parsed = v.safeParse(field.schema, value, { abortPipeEarly: true })
  if (parsed.success) return { ok: true, value: parsed.output }
  const known = { ...params, ...field.explain?.(value) }
  // The first issue of each item.
  const errors = new Map<string, InputError>()
  for (const { message, path } of parsed.issues) {
    const errorName = sentName(name, field, value, path?.[0]?.key)
    const limits = message === 'too-many' ? { max: field.maxItems } : withItem(known, field, value, path)
    if (!errors.has(errorName)) errors.set(errorName, { code: message as InputErrorCode, params: limits })
  }
  return { ok: false, errors: [...errors] }
}

/** With the text of an item of a list, cut to what a message can show. */
function withItem(
  params: InputLimits,
  field: InputField<unknown>,
  value: unknown,
  path: IssuePath,
): InputLimits {
  const index = path?.[0]?.key
  if (field.takes !== 'list' || !Array.isArray(value) || typeof index !== 'number') return params
  const item = String(value[index]).trim()
  return item === '' || /\p{C}/u.test(item) ? params : { ...params, item: item.slice(0, maxItemText) }
}

/** The name of an item of a list or of a numbered field. */
function sentName(name: string, field: InputField<unknown>, value: unknown, index: unknown): string {
  if (typeof index !== 'number' || !Array.isArray(value)) return name
  return field.takes === 'numbered' ? `${name}-${(value[index] as unknown[])[0]}` : `${name}.${index}`
}

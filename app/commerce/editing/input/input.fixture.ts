import type { InputFields } from './field.server.ts'
import { formSource } from './form-source.server.ts'
import type { InputSource, ReadSource } from './input-source.server.ts'
import { jsonSource } from './json-source.server.ts'
import { parseInput } from './parse-input.server.ts'

export const utf8 = (text: string) => new TextEncoder().encode(text)

export const formInput = (text: string) => read(formSource(utf8(text)))

export const jsonInput = (value: unknown) =>
  read(jsonSource(utf8(typeof value === 'string' ? value : JSON.stringify(value))))

function read(result: ReadSource): InputSource {
  if (!result.ok) throw new Error(result.reason)
  return result.source
}

/** The codes of all errors by field. */
export function errorCodes(fields: InputFields, source: InputSource): Record<string, string> {
  const parsed = parseInput(fields, source)
  if (parsed.ok) return {}
  return Object.fromEntries(Object.entries(parsed.errors).map(([name, error]) => [name, error!.code]))
}

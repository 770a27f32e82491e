import * as v from 'valibot'
import type { InputField } from './field.server.ts'
import type { InputError, InputErrorCode } from './input-error.ts'

/** Longer than any text may be, and nothing else either. */
const nothingValid = '?'.repeat(1_000_000)

/** The error of a field that was filled in wrongly: its message says what the field takes. Undefined if it takes everything. */
export function expectedInput(field: InputField<unknown>): InputError | undefined {
  const { takes, schema, limits } = field
  const value = takes === 'list' ? [nothingValid] : takes === 'numbered' ? [[0, nothingValid]] : nothingValid
  const { issues } = v.safeParse(schema, value, { abortPipeEarly: true })
  return issues && { code: issues[0].message as InputErrorCode, params: limits }
}

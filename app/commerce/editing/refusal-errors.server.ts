import type { ChangeRefusal, RowRefusal } from './changes/change-set.ts'
import { columnOf, isRowsField, type RecordDefinition } from './records/record-definition.server.ts'
import type { RecordError, RecordErrors } from './records/record-error.ts'

/** The refusal of a change as errors of the fields that people typed. */
export function refusalErrors(definition: RecordDefinition, refusal: ChangeRefusal): RecordErrors {
  if (refusal.reason === 'too-many-rows' || refusal.reason === 'last-owner')
    return { '': { code: refusal.reason, params: {} } }
  const field = fieldOf(definition, refusal)
  const error = errorOf(refusal)
  const isList = refusal.table !== definition.table && refusal.taken !== undefined
  return { [field]: isList ? { ...error, params: { ...error.params, item: refusal.taken } } : error }
}

function errorOf({ reason, columns, suggestion }: RowRefusal): RecordError {
  switch (reason) {
    case 'slug-taken':
    case 'duplicate':
      // Another slug or code can be taken as it is, but people name things themselves.
      return { code: 'taken', params: { suggestion: columns.includes('name') ? undefined : suggestion } }
    case 'in-use':
      return { code: 'in-use', params: {} }
    case 'missing-reference':
      return { code: 'unknown', params: {} }
    case 'invalid-value':
      return { code: 'impossible', params: {} }
  }
}

/** The last field with one of the columns: in "placement, position" the position is taken. */
function fieldOf({ table, fields }: RecordDefinition, refusal: RowRefusal): string {
  const isAbout = ([name, field]: [string, RecordDefinition['fields'][string]]) =>
    isRowsField(field)
      ? field.rows.table === refusal.table
      : refusal.table === table && refusal.columns.includes(columnOf(name, field))
  return Object.entries(fields).findLast(isAbout)?.[0] ?? ''
}

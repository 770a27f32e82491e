import type { RowRefusal } from './change-set.ts'

type RowOperation = 'insert' | 'update' | 'delete'

/** The refusal behind a driver's error, the same for both databases; undefined for any other error. */
export function rowRefusalOf(error: unknown, table: string, operation: RowOperation): RowRefusal | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  const code = String(error.code)
  const refusal = (reason: RowRefusal['reason'], columns: string[] = []): RowRefusal => ({
    ok: false,
    reason,
    table,
    columns,
  })
  if (/^SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY|ROWID)$|^23505$/.test(code)) {
    const columns = uniqueColumnsOf(error)
    return refusal(columns.join() === 'slug' ? 'slug-taken' : 'duplicate', columns)
  }
  if (/^SQLITE_CONSTRAINT_FOREIGNKEY$|^23503$/.test(code))
    return refusal(operation === 'delete' ? 'in-use' : 'missing-reference')
  if (/^SQLITE_CONSTRAINT_NOTNULL$|^23502$/.test(code)) return refusal('invalid-value', nullColumnsOf(error))
  // Also numbers that PostgreSQL cannot store.
  if (/^SQLITE_CONSTRAINT_CHECK$|^23514$|^22003$/.test(code)) return refusal('invalid-value')
  return undefined
}

/** SQLite: "UNIQUE constraint failed: banner.placement, banner.position"; PostgreSQL: "Key (placement, position)=(hero, 1) …". */
function uniqueColumnsOf(error: Error & { detail?: unknown }): string[] {
  const listed = /\(([^)]*)\)=\(/.exec(String(error.detail))?.[1] ?? /failed: (.*)$/.exec(error.message)?.[1]
  return (listed ?? '').split(', ').map(column => column.replace(/^.*\./, '').replaceAll('"', ''))
}

function nullColumnsOf(error: Error & { column?: unknown }): string[] {
  const column = error.column ?? /failed: \w+\.(\w+)$/.exec(error.message)?.[1]
  return column === undefined ? [] : [String(column)]
}

import { CompiledQuery } from 'kysely'
import { isPostgres } from '../schema/engine.ts'
import type { Tx } from '../schema/schema.ts'

/**
 * Runs writes that don't need each other: as one statement on PostgreSQL, where each is a round trip, and one after the other on
 * SQLite. On PostgreSQL none sees the rows of another; foreign keys between them hold.
 */
export async function writeTogether(tx: Tx, writes: readonly CompiledQuery[]): Promise<void> {
  if (isPostgres(tx)) await tx.executeQuery(oneStatement(writes))
  else for (const write of writes) await tx.executeQuery(write)
}

function oneStatement(writes: readonly CompiledQuery[]): CompiledQuery {
  const parameters: unknown[] = []
  const parts = writes.map(write => {
    const before = parameters.length
    parameters.push(...write.parameters)
    return write.sql.replaceAll(/\$(\d+)/g, (_, number: string) => `$${before + Number(number)}`)
  })
  const last = parts.pop()!
  const others = parts.map((part, at) => `write_${at} as (${part})`)
  return CompiledQuery.raw(others.length > 0 ? `with ${others.join(', ')} ${last}` : last, parameters)
}

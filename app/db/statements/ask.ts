import { CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely'
import { isPostgres } from '../schema/engine.ts'
import type { Db, Tx } from '../schema/schema.ts'

/** A query and its answer: what its rows mean, which may take further statements to tell. */
export interface Question<Answer> {
  query: CompiledQuery
  answer: (rows: never[]) => Answer | Promise<Answer>
}

/** Both drivers can do this besides single queries. */
export interface ConnectionTogether {
  /** In this order; PostgreSQL gets all before it answers the first. Throws the first error. */
  executeTogether(queries: readonly CompiledQuery[]): Promise<QueryResult<unknown>[]>
  /** Together with the transaction's next query, or its commit, which throw their errors; SQLite executes them at once. */
  executeLater(queries: readonly CompiledQuery[]): Promise<void>
}

export function question<Row, Answer>(
  query: CompiledQuery<Row>,
  answer: (rows: Row[]) => Answer | Promise<Answer>,
): Question<Answer> {
  return { query, answer }
}

type Questions = readonly (Question<unknown> | undefined)[]

type Answers<All extends Questions> = {
  -readonly [At in keyof All]: All[At] extends Question<infer Answer>
    ? Answer
    : All[At] extends Question<infer Answer> | undefined
      ? Answer | undefined
      : undefined
}

export async function ask<Answer>(db: Db | Tx, { query, answer }: Question<Answer>): Promise<Answer> {
  return answer((await db.executeQuery(query)).rows as never[])
}

/**
 * Asks questions whose queries don't need each other's answers, in one round trip to PostgreSQL. The queries run in their order, and all
 * of them before the first answer.
 */
export async function askTogether<const All extends Questions>(
  tx: Tx,
  questions: All,
): Promise<Answers<All>> {
  const queries = questions.flatMap(one => (one ? [one.query] : []))
  const results = await withConnection(tx, one => one.executeTogether(queries))
  const answers: unknown[] = []
  for (const one of questions) answers.push(one && (await one.answer(results.shift()!.rows as never[])))
  return answers as Answers<All>
}

/**
 * Writes whose results nobody needs, nor each other's. On PostgreSQL they are one statement, which travels with the transaction's next
 * one: none sees the rows of another; foreign keys between them hold.
 */
export async function writeLater(tx: Tx, writes: readonly CompiledQuery[]): Promise<void> {
  const queries = isPostgres(tx) && writes.length > 1 ? [oneStatement(writes)] : writes
  await withConnection(tx, one => one.executeLater(queries))
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
  return CompiledQuery.raw(`with ${others.join(', ')} ${last}`, parameters)
}

function withConnection<T>(tx: Tx, work: (connection: ConnectionTogether) => Promise<T>): Promise<T> {
  return tx
    .getExecutor()
    .provideConnection(one =>
      work(
        one as DatabaseConnection & Partial<ConnectionTogether> as ConnectionTogether & DatabaseConnection,
      ),
    )
}

import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { afterAll, beforeAll } from 'vitest'
import type { SentStatement } from '#db/statements/statement-channel.server.ts'

/** The statements that a request or a piece of work sends to the database. */
export interface StatementCount {
  /** Without those of transactions. */
  statements: number
  /** PostgreSQL plans these anew each time. */
  unnamed: number
  /** Waits for the disk: transactions, shared ones included, and writes outside of them. */
  commits: number
  /** Waits for an answer of PostgreSQL. */
  roundTrips: number
}

const current = new AsyncLocalStorage<SentStatement[]>()

/** Counts statements for all tests of a file. Jobs of the same process run outside of requests and aren't counted. */
export function countStatements() {
  const byRequest = new Map<string, SentStatement[]>()
  const addStatement = (message: unknown) => void current.getStore()?.push(message as SentStatement)
  const openRequest = (message: unknown) => {
    const { method, url } = (message as { request: IncomingMessage }).request
    const sent: SentStatement[] = []
    byRequest.set(`${method} ${url}`, sent)
    current.enterWith(sent)
  }
  beforeAll(() => {
    subscribe('tote.statement', addStatement)
    subscribe('http.server.request.start', openRequest)
  })
  afterAll(() => {
    unsubscribe('tote.statement', addStatement)
    unsubscribe('http.server.request.start', openRequest)
  })
  return {
    /** Of the latest request with this method and path, such as `GET /Shop`. */
    ofRequest: (request: string) => countOf(byRequest.get(request)!),
    /** Of `work` in this process. */
    ofWork: async (work: () => Promise<unknown>) => {
      const sent: SentStatement[] = []
      await current.run(sent, work)
      return countOf(sent)
    },
  }
}

function countOf(sent: readonly SentStatement[]): StatementCount {
  const count: StatementCount = { statements: 0, unnamed: 0, commits: 0, roundTrips: 0 }
  let isInTransaction = false
  /** Begun by another request or job, which waited for more to commit. */
  const joined = new Set<number>()
  for (const { sql, isNamed, isRoundTrip, transaction } of sent) {
    if (isRoundTrip) count.roundTrips++
    if (/^begin/.test(sql)) isInTransaction = true
    else if (/^(commit|rollback)/.test(sql)) {
      isInTransaction = false
      if (sql === 'commit') count.commits++
    } else {
      count.statements++
      if (!isNamed) count.unnamed++
      if (isInTransaction) continue
      if (transaction !== undefined) joined.add(transaction)
      else if (!/^select/.test(sql)) count.commits++
    }
  }
  count.commits += joined.size
  return count
}

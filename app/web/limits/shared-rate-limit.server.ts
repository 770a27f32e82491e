import { LRUCache } from 'lru-cache'
import { DatabaseUnavailable } from '../../db/outages/database-unavailable.server.ts'
import type { Db } from '../../db/schema/schema.ts'
import { keyedHash } from '../../db/secrets/secrets.server.ts'
import type { CounterFactory, RateCounter } from './form-limits.server.ts'
import { takeToken } from './rate-bucket-store.server.ts'
import { RateLimit } from './rate-limit.server.ts'
import type { Rate } from './rates.ts'

/** The maximum number of refused keys that a counter remembers; the others ask the database again. */
const maxRefusedKeys = 20_000

/** Counters that all processes on one PostgreSQL share. */
export function sharedCounters(db: Db): CounterFactory {
  return (name, rate) => new SharedRateLimit(db, name, rate)
}

/** Limits each key with a token bucket in the database, and in this process alone during an outage. */
export class SharedRateLimit implements RateCounter {
  readonly #db: Db
  readonly #name: string
  readonly #rate: Rate
  /** Counts along, so that an outage neither refills nor empties the buckets of this process. */
  readonly #own: RateLimit
  /** When each refused key may pass, in milliseconds since 1970: until then it costs the database nothing. */
  readonly #refusedUntil: LRUCache<string, number>

  constructor(db: Db, name: string, rate: Rate, max = maxRefusedKeys) {
    this.#db = db
    this.#name = name
    this.#rate = rate
    this.#own = new RateLimit(rate)
    this.#refusedUntil = new LRUCache({ max })
  }

  async wait(key: string, now: Date): Promise<number> {
    const remaining = (this.#refusedUntil.get(key) ?? 0) - now.getTime()
    if (remaining > 0) return Math.ceil(remaining / 1000)
    let wait: number
    try {
      wait = await takeToken(this.#db, this.#hash(key), this.#rate, now)
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error
      return this.#own.wait(key, now)
    }
    if (wait > 0) this.#refusedUntil.set(key, now.getTime() + wait * 1000)
    else this.#own.wait(key, now)
    return wait
  }

  /** Keys are visitors and client addresses, which nobody should read in the database. */
  #hash(key: string): string {
    return keyedHash(this.#db, 'rate-bucket', `${this.#name}:${key}`)
  }
}

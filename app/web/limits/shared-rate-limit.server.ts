import { LRUCache } from 'lru-cache'
import { DatabaseUnavailable } from '#db/outages/database-unavailable.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { keyedHash } from '#db/secrets/secrets.server.ts'
import type { CounterFactory, RateCounter } from './form-limits.server.ts'
import { type TokenRequest, takeTokens } from './rate-bucket-store.server.ts'
import { RateLimit } from './rate-limit.server.ts'
import type { Rate } from './rates.ts'

/** The maximum number of refused keys that a counter remembers; the others ask the database again. */
const maxRefusedKeys = 20_000

/** Counters that all processes on one PostgreSQL share. */
export function sharedCounters(db: Db): CounterFactory {
  const buckets = new SharedBuckets(db)
  return (name, rate) => new SharedRateLimit(db, name, rate, { buckets })
}

interface WaitingRequest extends TokenRequest {
  now: Date
  answer: (wait: number | Promise<number>) => void
}

/** Takes the tokens that are asked for at the same time by one statement, such as those of a form and of an order. */
class SharedBuckets {
  readonly #db: Db
  #waiting: WaitingRequest[] = []

  constructor(db: Db) {
    this.#db = db
  }

  take(key: string, rate: Rate, now: Date): Promise<number> {
    if (this.#waiting.length === 0) queueMicrotask(() => this.#takeAll())
    return new Promise(answer => this.#waiting.push({ key, rate, now, answer }))
  }

  #takeAll(): void {
    const waiting = this.#waiting
    this.#waiting = []
    // A statement changes each bucket once.
    const rounds: WaitingRequest[][] = []
    for (const request of waiting) {
      const round = rounds.find(requests => requests.every(({ key }) => key !== request.key))
      if (round) round.push(request)
      else rounds.push([request])
    }
    for (const round of rounds) {
      const waits = takeTokens(this.#db, round, round[0]!.now)
      round.forEach(({ answer }, at) => {
        answer(waits.then(all => all[at]!))
      })
    }
  }
}

/** Limits each key with a token bucket in the database, and in this process alone during an outage. */
export class SharedRateLimit implements RateCounter {
  readonly #db: Db
  readonly #buckets: SharedBuckets
  readonly #name: string
  readonly #rate: Rate
  /** Counts along, so that an outage neither refills nor empties the buckets of this process. */
  readonly #own: RateLimit
  /** When each refused key may pass, in milliseconds since 1970: until then it costs the database nothing. */
  readonly #refusedUntil: LRUCache<string, number>

  constructor(
    db: Db,
    name: string,
    rate: Rate,
    { max = maxRefusedKeys, buckets = new SharedBuckets(db) } = {},
  ) {
    this.#db = db
    this.#buckets = buckets
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
      wait = await this.#buckets.take(this.#hash(key), this.#rate, now)
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

import { LRUCache } from 'lru-cache'

/** A rate: `burst` at once and `perSecond` in the long run. */
export interface Rate {
  burst: number
  perSecond: number
}

/** The maximum number of tracked keys; beyond it the least recent start over. */
const maxTrackedKeys = 20_000

/** Limits each key with a token bucket in this process's memory. */
export class RateLimit {
  readonly #rate: Rate
  readonly #buckets = new LRUCache<string | number, { tokens: number; at: number }>({ max: maxTrackedKeys })

  constructor(rate: Rate) {
    this.#rate = rate
  }

  /**
   * Counts `cost` for a key. Returns 0 when allowed, otherwise the whole seconds to wait. A cost above `burst` needs a full
   * bucket.
   */
  wait(key: string | number, now: Date, cost = 1): number {
    const { burst, perSecond } = this.#rate
    const at = now.getTime()
    const bucket = this.#buckets.get(key) ?? { tokens: burst, at }
    const passed = Math.max(at - bucket.at, 0) / 1000
    const tokens = Math.min(burst, bucket.tokens + passed * perSecond)
    const charged = Math.min(cost, burst)
    const may = tokens >= charged
    this.#buckets.set(key, { tokens: may ? tokens - charged : tokens, at })
    return may ? 0 : Math.ceil((charged - tokens) / perSecond)
  }
}

/** Limits visitors, and the addresses that they may share. */
export class SharedRateLimit {
  readonly #visitors: RateLimit
  readonly #addresses: RateLimit

  constructor({ visitor, address }: SharedRate) {
    this.#visitors = new RateLimit(visitor)
    this.#addresses = new RateLimit(address)
  }

  /** Counts once for a visitor, undefined for an unknown one, and once for their address. */
  wait(visitorId: number | undefined, address: string, now: Date): number {
    const own = visitorId === undefined ? 0 : this.#visitors.wait(visitorId, now)
    return Math.max(own, this.#addresses.wait(address, now))
  }
}

export interface SharedRate {
  visitor: Rate
  address: Rate
}

/** The shop's limits. Clicking as fast as possible stays below them. */
export interface Rates {
  /** Pages and invoices rendered for one client address, by `readCost`. Cached pages are free. */
  reads?: Rate
  /** Forms from one client address, counted before their body is read. Whole offices share one. */
  writes?: Rate
  /** Changes by one visitor. */
  visitor: Rate
  /** Changes by unknown visitors from one address: each may create a row. Many share an address. */
  newcomer: Rate
  /** Attempts to place an order. */
  orders?: SharedRate
  /** Attempts to enter a discount code, against guessing. */
  codes?: SharedRate
  /** Searches for an order by its number and email. */
  lookups?: SharedRate
  /** Forms that send an email. */
  emails?: SharedRate
  /** Policy reports of one client address, and of all together: each is a line in the log. */
  reports?: Rate
}

export const defaultRates: Required<Rates> = {
  // 300 pages at once and then 10 per second: a tenth of the thread, and three times the reads of an office.
  reads: { burst: 3000, perSecond: 100 },
  writes: { burst: 600, perSecond: 60 },
  visitor: { burst: 80, perSecond: 5 },
  newcomer: { burst: 120, perSecond: 2 },
  orders: { visitor: { burst: 15, perSecond: 0.1 }, address: { burst: 60, perSecond: 1 } },
  codes: { visitor: { burst: 10, perSecond: 0.05 }, address: { burst: 60, perSecond: 0.2 } },
  lookups: { visitor: { burst: 10, perSecond: 0.05 }, address: { burst: 30, perSecond: 0.1 } },
  emails: { visitor: { burst: 8, perSecond: 0.01 }, address: { burst: 60, perSecond: 0.02 } },
  reports: { burst: 10, perSecond: 0.1 },
}

export interface RateLimits {
  reads: RateLimit
  writes: RateLimit
  visitors: RateLimit
  newcomers: RateLimit
  orders: SharedRateLimit
  codes: SharedRateLimit
  lookups: SharedRateLimit
  emails: SharedRateLimit
  reports: RateLimit
}

/** Missing rates have their defaults. */
export function createLimits(rates: Rates): RateLimits {
  const all = { ...defaultRates, ...rates }
  const { reads, writes, visitor, newcomer, orders, codes, lookups, emails, reports } = all
  return {
    reads: new RateLimit(reads),
    writes: new RateLimit(writes),
    visitors: new RateLimit(visitor),
    newcomers: new RateLimit(newcomer),
    orders: new SharedRateLimit(orders),
    codes: new SharedRateLimit(codes),
    lookups: new SharedRateLimit(lookups),
    emails: new SharedRateLimit(emails),
    reports: new RateLimit(reports),
  }
}

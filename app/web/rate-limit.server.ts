import { LRUCache } from 'lru-cache'

/** How often something may be done: as often as `burst` at once, and `perSecond` in the long run. */
export interface Rate {
  burst: number
  perSecond: number
}

/** The most of whom it is known how often they came; who comes after so many others begins anew. */
const mostKnown = 20_000

/** Holds each to a rate, by a bucket of tokens in the memory of this process. */
export class RateLimit {
  readonly #rate: Rate
  readonly #buckets = new LRUCache<string | number, { tokens: number; at: number }>({ max: mostKnown })

  constructor(rate: Rate) {
    this.#rate = rate
  }

  /**
   * Counts one more of this one, or `cost` of them; 0 when it may be, otherwise the whole seconds after which it may. What costs
   * more than `burst` may be done once nothing else was done for long enough.
   */
  wait(who: string | number, now: Date, cost = 1): number {
    const { burst, perSecond } = this.#rate
    const at = now.getTime()
    const bucket = this.#buckets.get(who) ?? { tokens: burst, at }
    const passed = Math.max(at - bucket.at, 0) / 1000
    const tokens = Math.min(burst, bucket.tokens + passed * perSecond)
    const charged = Math.min(cost, burst)
    const may = tokens >= charged
    this.#buckets.set(who, { tokens: may ? tokens - charged : tokens, at })
    return may ? 0 : Math.ceil((charged - tokens) / perSecond)
  }
}

/** Holds a visitor to a rate, and the address that they come from to another: many may share one. */
export class SharedRateLimit {
  readonly #visitors: RateLimit
  readonly #addresses: RateLimit

  constructor({ visitor, address }: SharedRate) {
    this.#visitors = new RateLimit(visitor)
    this.#addresses = new RateLimit(address)
  }

  /** Counts one more of this visitor, undefined for one that the shop does not know, and of their address. */
  wait(visitorId: number | undefined, address: string, now: Date): number {
    const own = visitorId === undefined ? 0 : this.#visitors.wait(visitorId, now)
    return Math.max(own, this.#addresses.wait(address, now))
  }
}

export interface SharedRate {
  visitor: Rate
  address: Rate
}

/** How often people change what they keep. Who clicks as fast as they can does not come near it. */
export interface Rates {
  /** What one client address makes the shop render or print, by what it costs: see `readCost`. Kept pages cost nothing. */
  reads?: Rate
  /** Everything sent from one client address, counted before its body is read: whole offices share one. */
  writes?: Rate
  /** Changes of one visitor. */
  visitor: Rate
  /** Changes from one address by whom the shop does not know yet: each may make a row. Many share an address. */
  newcomer: Rate
  /** Orders that somebody tries to place. */
  orders?: SharedRate
  /** Codes that are tried: who guesses comes nowhere. */
  codes?: SharedRate
  /** Orders that are looked for by what a person would know of them. */
  lookups?: SharedRate
  /** Forms that make the shop send an email. */
  emails?: SharedRate
  /** Reports of one client address, and as many of all together: each is a line in the log. */
  reports?: Rate
}

export const usualRates: Required<Rates> = {
  // Three hundred pages at once and then ten a second: a tenth of the serving thread, and three times what an office reads.
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

export interface Limits {
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

/** What is not said is as usual. */
export function limitsOf(rates: Rates): Limits {
  const all = { ...usualRates, ...rates }
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

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

  /** Counts one more of this one; 0 when it may be, otherwise the whole seconds after which it may. */
  wait(who: string | number, now: Date): number {
    const { burst, perSecond } = this.#rate
    const at = now.getTime()
    const bucket = this.#buckets.get(who) ?? { tokens: burst, at }
    const passed = Math.max(at - bucket.at, 0) / 1000
    const tokens = Math.min(burst, bucket.tokens + passed * perSecond)
    const may = tokens >= 1
    this.#buckets.set(who, { tokens: may ? tokens - 1 : tokens, at })
    return may ? 0 : Math.ceil((1 - tokens) / perSecond)
  }
}

/** How often people change what they keep. Who clicks as fast as they can does not come near it. */
export interface Rates {
  /** Changes of one visitor. */
  visitor: Rate
  /** Changes from one address by whom the shop does not know yet: each may make a row. Many share an address. */
  newcomer: Rate
}

export const usualRates: Rates = {
  visitor: { burst: 80, perSecond: 5 },
  newcomer: { burst: 120, perSecond: 2 },
}

export interface Limits {
  visitors: RateLimit
  newcomers: RateLimit
}

export function limitsOf({ visitor, newcomer }: Rates): Limits {
  return { visitors: new RateLimit(visitor), newcomers: new RateLimit(newcomer) }
}

import { LRUCache } from 'lru-cache'
import { wideNetwork } from '#commerce/cart/holds/wide-network.ts'
import { type Rate, wideRate } from './rates.ts'

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

/** Limits each network, and the IPv6 /48 around it with `wideRate`, in this process's memory. */
export class NetworkRateLimit {
  readonly #networks: RateLimit
  readonly #wideNetworks: RateLimit

  constructor(rate: Rate) {
    this.#networks = new RateLimit(rate)
    this.#wideNetworks = new RateLimit(wideRate(rate))
  }

  /** As of `RateLimit`. */
  wait(network: string, now: Date, cost = 1): number {
    const wide = wideNetwork(network)
    const wait = this.#networks.wait(network, now, cost)
    return wait > 0 || wide === network ? wait : this.#wideNetworks.wait(wide, now, cost)
  }
}

import { type CounterFactory, createFormLimits, type FormLimits } from './form-limits.server.ts'
import { NetworkRateLimit, RateLimit } from './rate-limit.server.ts'
import { defaultRates, type Rates } from './rates.ts'

/** The shop's limits. Those of requests protect this process, and those of forms the shop. */
export interface RateLimits extends FormLimits {
  reads: NetworkRateLimit
  writes: NetworkRateLimit
  reports: NetworkRateLimit
}

/** Missing rates have their defaults. */
export function createLimits(
  rates: Rates,
  counter: CounterFactory = (_, rate) => new RateLimit(rate),
): RateLimits {
  const all = { ...defaultRates, ...rates }
  return {
    ...createFormLimits(all, counter),
    reads: new NetworkRateLimit(all.reads),
    writes: new NetworkRateLimit(all.writes),
    reports: new NetworkRateLimit(all.reports),
  }
}

import type { Schema } from '../../db/schema/schema.ts'

/** Which limits apply: bank transfers by whether the email is confirmed; any other payment is online. */
export type HoldKind = Schema['unpaid_hold']['kind']

/** Units in unpaid orders. */
export interface HeldUnits {
  visitor: number
  email: number
  /** An IPv4 address, or an IPv6 /64. */
  network: number
  /** The IPv6 /48 around it; for IPv4 the same address. */
  wideNetwork: number
}

/**
 * Maximum units in unpaid orders. `base` is the setting `unpaid_units`, what a household buys at once. Why these multiples:
 * docs/decisions/0021.
 */
export function holdLimits(base: number): Record<HoldKind, HeldUnits> {
  const secured = { visitor: 3 * base, email: 3 * base, network: 6 * base, wideNetwork: 12 * base }
  return {
    unconfirmed: { visitor: base, email: 2 * base, network: 3 * base, wideNetwork: 6 * base },
    confirmed: secured,
    online: { ...secured, email: 6 * base },
  }
}

export function fitsLimits(limits: HeldUnits, held: HeldUnits, units: number): boolean {
  return (['visitor', 'email', 'network', 'wideNetwork'] as const).every(by => held[by] + units <= limits[by])
}

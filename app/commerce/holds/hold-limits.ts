import type { Schema } from '../../db/schema.ts'

/** Which limits an unpaid order counts against: bank transfers by whether the email is confirmed, all others are paid online. */
export type HoldKind = Schema['unpaid_hold']['kind']

/** Units in unpaid orders, by whom they are held for. */
export interface HoldSums {
  visitor: number
  email: number
  /** An IPv4 address, or an IPv6 /64. */
  network: number
  /** The IPv6 /48 around it; for IPv4 the address again. */
  wideNetwork: number
}

/**
 * The most units that unpaid orders may hold. `base` is the setting `unpaid_units`: what a household buys at once.
 *
 * A network has room for an office where thirty people buy something at the same time, and no more: it is all that a crowd of
 * invented shoppers has in common. An email address nobody has confirmed has more room than one visitor, so that a single order
 * with somebody else's address never tells whether they have one, too. Confirming costs a mailbox, paying online ends within
 * minutes: both get three times as much.
 */
export function holdLimits(base: number): Record<HoldKind, HoldSums> {
  const secured = { visitor: 3 * base, email: 3 * base, network: 6 * base, wideNetwork: 12 * base }
  return {
    unconfirmed: { visitor: base, email: 2 * base, network: 3 * base, wideNetwork: 6 * base },
    confirmed: secured,
    online: { ...secured, email: 6 * base },
  }
}

export function fitsIn(limits: HoldSums, held: HoldSums, units: number): boolean {
  return (['visitor', 'email', 'network', 'wideNetwork'] as const).every(by => held[by] + units <= limits[by])
}

import type { Schema } from '../../db/schema/schema.ts'

/** Which limits apply: bank transfers by whether the email is confirmed; any other payment is online. */
export type HoldKind = Schema['unpaid_hold']['kind']

/** Units of one variant, in unpaid orders of one kind. */
export interface HeldOfVariant {
  /** Of all orders. */
  units: number
  /** Of the orders from one wide network. */
  wideNetwork: number
  /** What is left for everyone else. */
  available: number
}

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

/** Units of one variant that a wide network may hold in open payments while it is scarce: the last one can always be bought. */
const scarceUnits = 3

/** In milliseconds. Enough to pay; whoever doesn't gives back the stock soon. */
export const scarcePaymentTimeout = 15 * 60 * 1000

/**
 * Whether unpaid orders that hold this much of a variant leave enough: as much as they hold, `plenty`. Beyond, open payments may hold
 * a few more for each network, for a shorter time: it is `scarce`.
 */
export function supplyBeside(
  kind: HoldKind,
  { units, wideNetwork, available }: HeldOfVariant,
): 'plenty' | 'scarce' | 'too-little' {
  if (units <= available) return 'plenty'
  return kind === 'online' && wideNetwork <= scarceUnits ? 'scarce' : 'too-little'
}

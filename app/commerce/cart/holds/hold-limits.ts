import type { Schema } from '#db/schema/schema.ts'

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

/** Units of one variant in an order, and in the other unpaid orders of its kind. */
export interface HeldVariant {
  units: number
  /** By all other orders. */
  held: number
  /** By those of the same wide network. */
  heldByNetwork: number
  /** Units left for other shoppers. */
  available: number
}

/** How long an open payment holds scarce stock, in milliseconds: long enough to pay, and unpaid units are soon available again. */
export const scarcePaymentTimeout = 15 * 60 * 1000

/** Whether this order and the others hold more of a variant than is left. */
export function isScarce({ units, held, available }: Omit<HeldVariant, 'heldByNetwork'>): boolean {
  return units + held > available
}

/**
 * Whether unpaid orders leave as much of each variant as they hold: `plenty`. Beyond, open payments may still hold a little for each
 * network: it is `scarce`. Simulated in docs/choices.md.
 */
export function supplyFor(
  kind: HoldKind,
  variants: readonly HeldVariant[],
  network: { held: number; base: number },
): 'plenty' | 'scarce' | 'too-little' {
  const scarce = variants.filter(isScarce)
  if (scarce.length === 0) return 'plenty'
  return kind === 'online' && mayHoldScarce(scarce, network) ? 'scarce' : 'too-little'
}

function mayHoldScarce(scarce: readonly HeldVariant[], { held, base }: { held: number; base: number }) {
  const units = scarce.reduce((sum, variant) => sum + variant.units, 0)
  if (held === 0) return scarce.length === 1 || units <= base
  if (held + units <= base / 2) return true
  return scarce.length === 1 && held === scarce[0]!.heldByNetwork && leavesAFifth(scarce[0]!)
}

/** Colleagues who buy the same: their network holds nothing else, and others aren't in a rush for it. */
function leavesAFifth({ units, held, heldByNetwork, available }: HeldVariant): boolean {
  return held - heldByNetwork <= available && heldByNetwork + units <= 4 * available
}

/** What an order costs beside its goods, as a shop starts with it. The merchant changes all of it. */

interface Method {
  name: string
  duration: string
  price: number
}

/** What "Free shipping" promises: one zone, and a way there that costs nothing. */
export const everywhere = {
  name: 'Everywhere',
  countries: [
    // The European Union.
    ...['AT', 'BE', 'BG', 'HR', 'CY', 'CZ', 'DK', 'EE', 'FI', 'FR', 'DE', 'GR', 'HU', 'IE', 'IT'],
    ...['LV', 'LT', 'LU', 'MT', 'NL', 'PL', 'PT', 'RO', 'SK', 'SI', 'ES', 'SE'],
    // The rest of Europe, America, Asia and the Pacific.
    ...['GB', 'CH', 'IS', 'LI', 'NO', 'US', 'CA', 'MX', 'AU', 'HK', 'JP', 'NZ', 'SG'],
  ],
}

export const standard: Method = { name: 'Standard', duration: '3 to 5 working days', price: 0 }
export const express: Method = { name: 'Express', duration: '1 to 2 working days', price: 1200 }

/**
 * The standard rates of value added tax in the European Union on 1 January 2026, in hundredths of a percent, as the European
 * Commission publishes them ("Taxes in Europe" database, https://ec.europa.eu/taxation_customs/tedb). Delivery is taxed as the goods
 * that it belongs to (Directive 2006/112/EC, article 78). The shop's prices hold the tax, so a tee costs the same everywhere.
 */
export const vat: Record<string, number> = {
  AT: 2000,
  BE: 2100,
  BG: 2000,
  HR: 2500,
  CY: 1900,
  CZ: 2100,
  DK: 2500,
  EE: 2400,
  FI: 2550,
  FR: 2000,
  DE: 1900,
  GR: 2400,
  HU: 2700,
  IE: 2300,
  IT: 2200,
  LV: 2100,
  LT: 2100,
  LU: 1700,
  MT: 1800,
  NL: 2100,
  PL: 2300,
  PT: 2300,
  RO: 2100,
  SK: 2300,
  SI: 2200,
  ES: 2100,
  SE: 2500,
}

/** None applies by itself: the demo's cart comes to what its lines say. */
export const promotions = [
  {
    code: 'WELCOME10',
    title: '10% off your first order',
    kind: 'percent',
    value: 10,
    minimum: 0,
    once_per_customer: 1,
  },
  {
    code: 'TOTE5',
    title: '$5 off from $40',
    kind: 'amount',
    value: 500,
    minimum: 4000,
    once_per_customer: 0,
  },
] as const

/** The delivery methods, taxes, bank accounts and promotions of the demo shop. The merchant can change all of them. */

interface Method {
  name: string
  duration: string
  min_days: number
  max_days: number
  price: number
}

/** One zone with a free delivery method, so that the shop promises "Free shipping". */
export const worldZone = {
  name: 'Everywhere',
  countries: [
    // The European Union.
    ...['AT', 'BE', 'BG', 'HR', 'CY', 'CZ', 'DK', 'EE', 'FI', 'FR', 'DE', 'GR', 'HU', 'IE', 'IT'],
    ...['LV', 'LT', 'LU', 'MT', 'NL', 'PL', 'PT', 'RO', 'SK', 'SI', 'ES', 'SE'],
    // The rest of Europe, America, Asia and the Pacific.
    ...['GB', 'CH', 'IS', 'LI', 'NO', 'US', 'CA', 'MX', 'AU', 'HK', 'JP', 'NZ', 'SG'],
  ],
}

export const standardDelivery: Method = {
  name: 'Standard',
  duration: '3 to 5 business days',
  min_days: 3,
  max_days: 5,
  price: 0,
}
export const expressDelivery: Method = {
  name: 'Express',
  duration: '1 to 2 business days',
  min_days: 1,
  max_days: 2,
  price: 1200,
}

/**
 * Standard VAT rates in the European Union on January 1, 2026, in hundredths of a percent, from the European Commission
 * ("Taxes in Europe" database, https://ec.europa.eu/taxation_customs/tedb). Delivery is taxed like the goods (Directive
 * 2006/112/EC, article 78). Prices include the tax, so a tee costs the same everywhere.
 */
export const vatRates: Record<string, number> = {
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

/** Examples that belong to nobody: numbers from the documentation of the IBAN and of Stripe. */
export const demoBankAccounts: { name: string; countries: string[]; details: string }[] = [
  {
    name: 'US dollar account',
    countries: [],
    details: 'Tote demo shop\nRouting number 110000000\nAccount number 000123456789\nSWIFT TOTEUS33XXX',
  },
  {
    name: 'SEPA account',
    // The European Union and its neighbors in the payment area.
    countries: [...Object.keys(vatRates), 'IS', 'LI', 'NO', 'CH', 'GB'],
    details: 'Tote demo shop\nIBAN DE89 3704 0044 0532 0130 00\nBIC TOTEDEFFXXX',
  },
]

/** All need a code, so that a demo cart costs what its lines say. */
export const demoPromotions = [
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
    title: '$5 off orders of $40 or more',
    kind: 'amount',
    value: 500,
    minimum: 4000,
    once_per_customer: 0,
  },
] as const

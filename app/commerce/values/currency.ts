import type { Amount } from './money.ts'

/** ISO 4217, List One. All others have two digits. `Intl` has those that people usually write, such as none for IQD. */
const withoutDigits = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'
const withThreeDigits = 'BHD IQD JOD KWD LYD OMR TND'

/** The digits after the decimal point of a currency, given by its ISO 4217 code. */
export function minorDigits(currency: string): 0 | 2 | 3 {
  if (withoutDigits.includes(currency)) return 0
  return withThreeDigits.includes(currency) ? 3 : 2
}

/** How many minor units make one main unit: 100 cents, or 1 yen. */
export function minorUnitsPer(currency: string): number {
  return 10 ** minorDigits(currency)
}

/** For machines: 4400 is "44.00" in USD, "4400" in JPY and "4.400" in KWD. Exact up to 10^15 minor units. */
export function toDecimalString(amount: Amount, currency: string): `${number}` {
  return (amount / minorUnitsPer(currency)).toFixed(minorDigits(currency)) as `${number}`
}

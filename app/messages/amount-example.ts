import { minorUnitsPer, toDecimalString } from '#commerce/values/currency.ts'
import { toAmount } from '#commerce/values/money.ts'
import { currentCurrency } from './current-currency.ts'

/** An amount as people may type it in the shop's currency, such as "50.00", or "50" in yen; `more` adds minor units. */
export function amountExample(mainUnits: number, more = 0): string {
  const currency = currentCurrency()
  return toDecimalString(toAmount(Math.round(mainUnits * minorUnitsPer(currency)) + more), currency)
}

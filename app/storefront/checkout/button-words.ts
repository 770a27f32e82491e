import { type Cents, formatMoney } from '../../commerce/money.ts'

/** What a button says that makes somebody owe money: Directive 2011/83/EU, article 8(2). */
export function buttonInWords(due: Cents): string {
  return due === 0 ? 'Place order · nothing to pay' : `Buy now · pay ${formatMoney(due)}`
}

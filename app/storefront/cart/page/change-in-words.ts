import { type Cart, cartTotals } from '../../../commerce/cart/cart.ts'
import { mostInWords, saidInWords } from '../../../commerce/cart/cart-words.ts'
import { formatMoney } from '../../../commerce/money.ts'
import type { LineChange } from './form-change.ts'
import { lineName } from './line-name.ts'

/**
 * What a change did, for those who hear the page. Where a line left they hear it from the button that undoes it, which has the
 * focus then.
 */
export function changeInWords(change: LineChange, undone: boolean, after: Cart): string {
  const line = after.lines.find(({ sku }) => sku === change.sku)
  const words: (string | undefined)[] = []
  if (line && change.kind === 'change' && change.quantity > 0)
    words.push(`${lineName(line)}: ${line.quantity}.`, mostInWords(line, after, 0))
  if (undone) words.push(saidInWords('restored', line, after))
  words.push(`Subtotal ${formatMoney(cartTotals(after).subtotal)}.`)
  return words.filter(said => said !== undefined).join(' ')
}

import { formatMoney } from '../money.ts'
import { refusalInWords } from '../promotions/code-words.ts'
import type { OrderChange } from './order-change.ts'

/** What is not as the shopper saw it, and what that means for their order. */
export function changeInWords(change: OrderChange): string {
  switch (change.about) {
    case 'no-longer-sold':
      return `${change.title} is no longer sold. It is not in this order.`
    case 'sold-out':
      return `${change.title} has just sold out. It is not in this order, and stays in your cart.`
    case 'fewer-left':
      return `Of ${change.title} there ${change.left === 1 ? 'is only 1' : `are only ${change.left}`} left.`
    case 'over-limit':
      return `Of ${change.title} you can have at most ${change.limit} in one order.`
    case 'added':
      return `${change.title} came into your cart: ${change.quantity} of it ${change.quantity === 1 ? 'is' : 'are'} in this order now.`
    case 'removed':
      return `${change.title} is not in your cart any more.`
    case 'quantity-changed':
      return `Of ${change.title} there were ${change.was} in your cart, and now there are ${change.now}.`
    case 'price-changed':
      return `The price of ${change.title} changed from ${formatMoney(change.was)} to ${formatMoney(change.now)}.`
    case 'delivery-changed':
      return `The delivery that you chose is not offered any more. It is ${change.now} now.`
    case 'code-refused':
      return `Code ${change.code}: ${refusalInWords(change.because)}`
    case 'total-changed':
      return `The total changed from ${formatMoney(change.was)} to ${formatMoney(change.now)}.`
    case 'due-changed':
      return `Your gift card pays another part: what is left to pay was ${formatMoney(change.was)} and is ${formatMoney(change.now)} now.`
  }
}

import type { CodeRefusal } from '../pricing/quote.ts'

/** Why a code takes nothing off, for whom typed it. */
export function refusalInWords(because: CodeRefusal): string {
  return words[because]
}

const words: Record<CodeRefusal, string> = {
  'unknown-code': 'We do not know this code. Check how it is written.',
  'not-yet': 'This code cannot be used yet.',
  ended: 'This code has ended.',
  'used-up': 'This code has been used as often as it can be.',
  'used-before': 'This code is for each customer once, and you have used it.',
  'unconfirmed-email': 'One use per customer. Confirm your email to use this code.',
  'below-minimum': 'Your order is not large enough for this code yet.',
  'nothing-it-is-for': 'This code is for other goods than those in your cart, or for more of them.',
  'better-without': 'Your order costs no less with this code, so it is not used.',
  'empty-gift-card': 'There is nothing left on this gift card.',
  'one-gift-card': 'An order can be paid with one gift card.',
}

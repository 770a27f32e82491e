import type { Cents } from '../money.ts'
import type { CodeRefusal } from '../pricing/quote.ts'

/** What is not as the shopper saw it when they pressed the button. */
export type OrderChange =
  | { about: 'no-longer-sold'; sku: string; title: string }
  | { about: 'sold-out'; sku: string; title: string }
  | { about: 'fewer-left'; sku: string; title: string; left: number }
  | { about: 'over-limit'; sku: string; title: string; limit: number }
  /** A line that is in the cart but was not seen: another tab put it there. */
  | { about: 'added'; sku: string; title: string; quantity: number }
  /** A line that was seen but is not in the cart any more. */
  | { about: 'removed'; sku: string; title: string }
  | { about: 'quantity-changed'; sku: string; title: string; was: number; now: number }
  | { about: 'price-changed'; sku: string; title: string; was: Cents; now: Cents }
  /** Said with a total that changed: a code that takes nothing off. */
  | { about: 'code-refused'; code: string; because: CodeRefusal }
  | { about: 'total-changed'; was: Cents; now: Cents }
  /** The total is the same, but a gift card pays another part of it. */
  | { about: 'due-changed'; was: Cents; now: Cents }

/** A line as the shopper saw it. */
export interface SeenLine {
  sku: string
  quantity: number
  unitPrice: Cents
}

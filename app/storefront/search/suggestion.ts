import type { Marked } from '../../commerce/finding/marks.ts'
import type { Cents } from '../../commerce/money.ts'
import type { Picture } from '../../commerce/pictures/picture.ts'

/** What the search box offers while a shopper types. */
export interface Suggestions {
  products: { to: string; title: Marked[]; price: Cents; picture: Picture | null }[]
  /** Categories and brands of that name. */
  parts: { to: string; name: string; kind: 'Category' | 'Brand' }[]
}

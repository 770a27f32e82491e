import type { Cents } from '../../commerce/money.ts'
import type { Picture } from '../../commerce/pictures/picture.ts'
import type { Marked } from '../../commerce/search/marks.ts'

/** What the search box offers while a shopper types. */
export interface Suggestions {
  products: { to: string; title: Marked[]; price: Cents; picture: Picture | null }[]
  /** Categories and brands of that name. */
  parts: { to: string; name: string; kind: 'Category' | 'Brand' }[]
}

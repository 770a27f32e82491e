import { type Cents, cents } from '../../app/commerce/money.ts'
import type { Dice } from './dice.ts'
import type { Kind } from './kind.ts'
import { type BigColorSlug, type BigSizeSlug, bigColors } from './options.ts'

export interface BigVariant {
  sku: string
  color: BigColorSlug | null
  size: BigSizeSlug | null
  price: Cents
  compareAtPrice: Cents | null
  available: number
}

/** How many variants a product has: 3.5 in the mean. */
const counts = [1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 6, 6, 6]

/** What a reduction takes off, in percent. */
const reductions = [5, 10, 15, 20, 25, 30, 40, 50]

interface Offer {
  variants: BigVariant[]
  /** In percent; on all variants alike. */
  reduction: number | null
}

export function offer(dice: Dice, kind: Kind, number: number): Offer {
  const base = priceOf(dice, kind)
  const reduction = dice.happens(0.16) ? dice.pick(reductions) : null
  const sizeStep = kind.sizes.length > 0 && dice.happens(0.4) ? dice.pick([200, 400, 500]) : 0
  const variants = choices(dice, kind).map(({ color, size, larger }) => {
    const price = cents(base + larger * sizeStep)
    const compareAtPrice = reduction === null ? null : cents(Math.round(price / (1 - reduction / 100)))
    const sku = [
      kind.code,
      String(number).padStart(7, '0'),
      color && codeOf(color, 3),
      size && codeOf(size, 4),
    ]
    return {
      sku: sku.filter(part => part !== null).join('-'),
      color,
      size,
      price,
      compareAtPrice,
      available: stock(dice),
    }
  })
  return { variants, reduction }
}

interface Choice {
  color: BigColorSlug | null
  size: BigSizeSlug | null
  /** How many sizes it is above the smallest. */
  larger: number
}

/** Colors by sizes, cut to the number that the dice say: a row of the table may have gaps, as in a real shop. */
function choices(dice: Dice, kind: Kind): Choice[] {
  const count = dice.pick(counts)
  const sized = kind.sizes.length > 0
  const fewestRows = sized ? Math.ceil(count / kind.sizes.length) : count
  const rows = sized && count >= 4 ? Math.max(fewestRows, dice.whole(1, 3)) : fewestRows
  const columns = Math.ceil(count / rows)
  const first = sized ? dice.whole(0, kind.sizes.length - columns) : 0
  const colored = rows > 1 || dice.happens(0.9)
  const colors = colored ? favorites(dice, rows) : [null]
  const sizes = sized ? kind.sizes.slice(first, first + columns) : [null]
  const all = colors.flatMap(color => sizes.map((size, larger) => ({ color, size, larger })))
  return all.slice(0, count)
}

/** Different colors; black sells in every shop, plum in few. */
function favorites(dice: Dice, count: number): BigColorSlug[] {
  const chosen = new Set<BigColorSlug>()
  while (chosen.size < count) chosen.add(dice.pickFavorite(bigColors, 1.4).slug)
  return [...chosen]
}

/** Many cheap ones, few dear ones; most prices end in .00, .50 or .95. */
function priceOf(dice: Dice, { dollars: [low, high] }: Kind): number {
  const whole = Math.floor(low * (high / low) ** dice.next())
  const ending = dice.happens(0.95) ? dice.pick([0, 0, 50, 95, 95]) : dice.whole(1, 99)
  return whole * 100 + ending
}

function stock(dice: Dice): number {
  if (dice.happens(0.12)) return 0
  return dice.happens(0.2) ? dice.whole(1, 3) : dice.whole(4, 60)
}

/** `cobalt` becomes `COB`, `12-oz` becomes `12OZ`. */
function codeOf(slug: string, length: number): string {
  return slug.replace('-', '').slice(0, length).toUpperCase()
}

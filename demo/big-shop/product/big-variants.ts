import { type Amount, toAmount } from '#commerce/values/money.ts'
import { type BigColorSlug, type BigSetSlug, type BigSizeSlug, bigColors, bigSets } from '../big-options.ts'
import type { ProductKind } from '../kinds/product-kind.ts'
import { SeededRandom } from '../seeded-random.ts'

export interface BigVariant {
  sku: string
  color: BigColorSlug | null
  size: BigSizeSlug | null
  set: BigSetSlug | null
  price: Amount
  compareAtPrice: Amount | null
  available: number
}

/** Numbers of variants, 3.5 on average. */
const variantCounts = [1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 6, 6, 6]

/** Discounts in percent. */
const discounts = [5, 10, 15, 20, 25, 30, 40, 50]

interface PricedVariants {
  variants: BigVariant[]
  /** In percent, for all variants; null without a discount. */
  discount: number | null
}

export function makeVariants(random: SeededRandom, kind: ProductKind, number: number): PricedVariants {
  const base = randomPrice(random, kind)
  const discount = random.chance(0.16) ? random.pick(discounts) : null
  const sizeStep = kind.sizes.length > 0 && random.chance(0.4) ? random.pick([200, 400, 500]) : 0
  const combinations = inSets(optionCombinations(random, kind), number)
  const variants = combinations.map(({ color, size, set, larger }) => {
    const single = base + larger * sizeStep
    const price = toAmount(set === 'pair' ? single + wholeDollars(0.8 * single) : single)
    const compareAtPrice = discount === null ? null : toAmount(Math.round(price / (1 - discount / 100)))
    const sku = [
      kind.code,
      String(number).padStart(7, '0'),
      color && skuCode(color, 3),
      size && skuCode(size, 4),
      set && skuCode(set, 4),
    ]
    return {
      sku: sku.filter(part => part !== null).join('-'),
      color,
      size,
      set,
      price,
      compareAtPrice,
      available: randomStock(random),
    }
  })
  return { variants, discount }
}

interface OptionCombination {
  color: BigColorSlug | null
  size: BigSizeSlug | null
  /** Number of sizes above the smallest. */
  larger: number
}

/** Colors by sizes, truncated to a random count, so that some combinations are missing as in a real shop. */
function optionCombinations(random: SeededRandom, kind: ProductKind): OptionCombination[] {
  const count = random.pick(variantCounts)
  const hasSizes = kind.sizes.length > 0
  const minRows = hasSizes ? Math.ceil(count / kind.sizes.length) : count
  const rows = hasSizes && count >= 4 ? Math.max(minRows, random.integer(1, 3)) : minRows
  const columns = Math.ceil(count / rows)
  const first = hasSizes ? random.integer(0, kind.sizes.length - columns) : 0
  const hasColors = rows > 1 || random.chance(0.9)
  const colors = hasColors ? pickColors(random, rows) : [null]
  const sizes = hasSizes ? kind.sizes.slice(first, first + columns) : [null]
  const all = colors.flatMap(color => sizes.map((size, larger) => ({ color, size, larger })))
  return all.slice(0, count)
}

/** Some products with an even number of variants sell each combination of the first half also as a pair. */
function inSets(
  all: readonly OptionCombination[],
  number: number,
): (OptionCombination & { set: BigSetSlug | null })[] {
  // A separate generator, so that sets don't change the rest of the product.
  const hasSets = all.length % 2 === 0 && new SeededRandom(setSeed + number).chance(0.15)
  if (!hasSets) return all.map(combination => ({ ...combination, set: null }))
  return all
    .slice(0, all.length / 2)
    .flatMap(combination => bigSets.map(({ slug }) => ({ ...combination, set: slug })))
}

const setSeed = 20_000_000

/** In cents. */
function wholeDollars(cents: number): number {
  return Math.floor(cents / 100) * 100
}

/** Distinct colors. The first in the list are the most frequent. */
function pickColors(random: SeededRandom, count: number): BigColorSlug[] {
  const chosen = new Set<BigColorSlug>()
  while (chosen.size < count) chosen.add(random.pickSkewed(bigColors, 1.4).slug)
  return [...chosen]
}

/** Mostly low prices; most end in .00, .50 or .95. */
function randomPrice(random: SeededRandom, { dollars: [low, high] }: ProductKind): number {
  const whole = Math.floor(low * (high / low) ** random.next())
  const ending = random.chance(0.95) ? random.pick([0, 0, 50, 95, 95]) : random.integer(1, 99)
  return whole * 100 + ending
}

function randomStock(random: SeededRandom): number {
  if (random.chance(0.12)) return 0
  return random.chance(0.2) ? random.integer(1, 3) : random.integer(4, 60)
}

/** `cobalt` becomes `COB`, `12-oz` becomes `12OZ`. */
function skuCode(slug: string, length: number): string {
  return slug.replace('-', '').slice(0, length).toUpperCase()
}

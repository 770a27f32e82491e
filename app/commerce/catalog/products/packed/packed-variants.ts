import type { Product, Variant } from '../product.ts'

/** A column of a table with each run of equal values once. */
interface Runs<Value> {
  values: Value[]
  counts: number[]
}

/** The variants of a product as its page sends them: columns, because a product with 2,048 has few prices and regular SKUs. */
interface PackedVariants {
  /** A line for each: how much of the one above stays (a digit of base 36), then the rest. */
  skus: string
  /** The places of the values, as one number, from one variant to the next. */
  steps: Runs<number>
  available: Runs<number>
  /** Prices, notes and weight. */
  facts: Runs<Omit<Variant, 'sku' | 'values' | 'available'>>
}

export type PackedProduct = Omit<Product, 'variants'> & { variants: PackedVariants }

const maxShared = 35

/** The server draws the page of the product that it packed. */
const originals = new WeakMap<PackedProduct, Product>()

export function packProduct(original: Product): PackedProduct {
  const { variants, ...product } = original
  const { options } = product
  const places = options.map(({ values }) => new Map(values.map(({ slug }, at) => [slug, at])))
  const numbers = variants.map(({ values }) =>
    options.reduce((sum, option, at) => sum * option.values.length + places[at]!.get(values[at]!)!, 0),
  )
  const packed: PackedProduct = {
    ...product,
    variants: {
      skus: variants.map(({ sku }, at) => shortened(sku, variants[at - 1]?.sku ?? '')).join('\n'),
      steps: runsOf(numbers.map((number, at) => number - (numbers[at - 1] ?? 0))),
      available: runsOf(variants.map(({ available }) => available)),
      facts: runsOf(variants.map(({ sku: _, values: __, available: ___, ...facts }) => facts)),
    },
  }
  originals.set(packed, original)
  return packed
}

export function unpackProduct(sent: PackedProduct): Product {
  const original = originals.get(sent)
  if (original) return original
  const { variants: packed, ...product } = sent
  const { options } = product
  const [steps, available, facts] = [packed.steps, packed.available, packed.facts].map(valuesOf) as [
    number[],
    number[],
    PackedVariants['facts']['values'],
  ]
  let [sku, number] = ['', 0]
  const variants = packed.skus.split('\n').map((line, at): Variant => {
    sku = sku.slice(0, Number.parseInt(line[0]!, maxShared + 1)) + line.slice(1)
    number += steps[at]!
    return { sku, values: valuesAt(options, number), available: available[at]!, ...facts[at]! }
  })
  return { ...product, variants }
}

function valuesAt(options: Product['options'], number: number): string[] {
  let rest = number
  return options
    .toReversed()
    .map(({ values }) => {
      const place = rest % values.length
      rest = (rest - place) / values.length
      return values[place]!.slug
    })
    .reverse()
}

function shortened(sku: string, above: string): string {
  let shared = 0
  while (shared < maxShared && shared < sku.length && sku[shared] === above[shared]) shared += 1
  return shared.toString(maxShared + 1) + sku.slice(shared)
}

function runsOf<Value>(column: readonly Value[]): Runs<Value> {
  const runs: Runs<Value> = { values: [], counts: [] }
  for (const value of column)
    if (runs.counts.length > 0 && isSame(value, runs.values.at(-1))) runs.counts[runs.counts.length - 1]! += 1
    else {
      runs.values.push(value)
      runs.counts.push(1)
    }
  return runs
}

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (!one || !other || typeof one !== 'object' || typeof other !== 'object') return false
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every(name => isSame(one[name as never], other[name as never]))
  )
}

function valuesOf({ values, counts }: Runs<unknown>): unknown[] {
  return values.flatMap((value, at) => Array<unknown>(counts[at]!).fill(value))
}

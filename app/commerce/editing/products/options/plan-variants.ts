/** The values of a variant by id, in the order of the options; null where it lacks one. */
export interface PlannedVariant {
  values: readonly (number | null)[]
}

export interface CombinationChoice<Variant extends PlannedVariant> {
  /** Removes a variant, whose combination isn't made again. */
  isLeftOut?: (variant: Variant) => boolean
  /** Makes combinations, too, that the product could have had so far. */
  makesMissing?: boolean
}

export interface VariantPlan<Variant extends PlannedVariant> {
  /** In the order of the values; `like` is the variant whose price and weight a new one starts with. */
  added: { values: readonly number[]; like: Variant | undefined }[]
  /** Variants that stay, some with values that they didn't have before. */
  staying: { variant: Variant; values: readonly number[] }[]
  removed: Variant[]
  /** Combinations that the product could have had so far. */
  missing: (readonly number[])[]
}

/** More variants than any product has. */
export const maxVariants = 2048

/**
 * Plans a variant for each combination of the options' values that is made already or has something new. A variant that lacks a new
 * option gets its first value, so that it keeps its SKU and stock; of those that only differed in an option that is gone, the first
 * stays.
 */
export function planVariants<Variant extends PlannedVariant>(
  variants: readonly Variant[],
  options: readonly (readonly number[])[],
  { isLeftOut = () => false, makesMissing = false }: CombinationChoice<Variant> = {},
): VariantPlan<Variant> {
  const plan: VariantPlan<Variant> = {
    added: [],
    staying: [],
    removed: variants.filter(isLeftOut),
    missing: [],
  }
  const left = variants.filter(variant => !isLeftOut(variant))
  const rest = new Set(left)
  const isNew = newness(variants, options.length)
  const byValues = new Map<string, Variant>()
  for (const variant of left)
    if (!byValues.has(`${variant.values}`)) byValues.set(`${variant.values}`, variant)
  const open = combinations(options).filter(values => {
    const same = byValues.get(`${values}`)
    if (same) {
      rest.delete(same)
      plan.staying.push({ variant: same, values })
    }
    if (same) return false
    const isMissing = !isNew(values) && !left.some(variant => canBecome(variant, values))
    if (isMissing) plan.missing.push(values)
    return !isMissing || makesMissing
  })
  for (const values of open) {
    const adapted = [...rest].find(variant => lacksSome(variant) && canBecome(variant, values))
    if (adapted) {
      rest.delete(adapted)
      plan.staying.push({ variant: adapted, values })
    } else plan.added.push({ values, like: closestVariant(variants, values) })
  }
  plan.removed.push(...rest)
  return plan
}

/** Tells the combinations that have a value which is new to an option. */
function newness(variants: readonly PlannedVariant[], count: number) {
  const known = Array.from({ length: count }, (_, at) => new Set(variants.map(({ values }) => values[at])))
  for (const values of known) values.delete(null)
  const isFirst = known.every(({ size }) => size === 0)
  return (values: readonly number[]) =>
    isFirst || values.some((value, at) => known[at]!.size > 0 && !known[at]!.has(value))
}

function combinations(options: readonly (readonly number[])[]): number[][] {
  return options.reduce<number[][]>(
    (found, values) => found.flatMap(one => [...new Set(values)].map(value => [...one, value])),
    [[]],
  )
}

function lacksSome({ values }: PlannedVariant): boolean {
  return values.includes(null)
}

/** Values are gained, and never exchanged: a black tee doesn't become a white one. */
function canBecome(variant: PlannedVariant, values: readonly number[]): boolean {
  return values.every((value, at) => variant.values[at] === value || variant.values[at] === null)
}

/** The variant that shares the most, the first options first. */
function closestVariant<Variant extends PlannedVariant>(
  variants: readonly Variant[],
  values: readonly number[],
): Variant | undefined {
  let best: { variant: Variant; score: number } | undefined
  for (const variant of variants) {
    const score = values.reduce((sum, value, at) => 2 * sum + Number(variant.values[at] === value), 0)
    if (!best || score > best.score) best = { variant, score }
  }
  return best?.variant
}

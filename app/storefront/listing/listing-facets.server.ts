import { href } from 'react-router'
import { waysIn } from '../../commerce/catalog/category-path.ts'
import type { Counts } from '../../commerce/finding/listing-query.ts'
import type { Entry, Taxonomy } from '../../commerce/finding/product-facts.ts'
import type { Choice, Group } from './listing-address.ts'
import type { FacetGroup, FacetValue } from './listing-view.ts'

/** Of a long list, so many values are shown: those that bring the most. */
const mostValues = 12

const groupTitles: Record<Group, string> = {
  categories: 'Shop by Category',
  colors: 'Shop by Color',
  brands: 'Shop by Brand',
  priceRanges: 'Shop by Price',
  sizes: 'Shop by Size',
}

interface Panel {
  choice: Choice
  categories: readonly ShownCategory[]
  /** The group that the page itself decides. */
  fixed: Group | undefined
}

/** The values of the filter panel with what each would bring. */
export function facetGroups(
  taxonomy: Taxonomy,
  counts: Counts,
  { choice, categories, fixed }: Panel,
): FacetGroup[] {
  const values = (entries: readonly Entry[], group: Group): FacetValue[] =>
    entries.map(({ slug, name, ...more }, place) => ({
      slug,
      name,
      count: counts[group][place]!,
      ...('hex' in more && { hex: String(more.hex) }),
    }))
  const all: Record<Group, FacetValue[]> = {
    categories: categoryValues(taxonomy, counts.categories, categories),
    colors: values(taxonomy.colors, 'colors'),
    brands: theMost(values(taxonomy.brands, 'brands'), choice.brands),
    priceRanges: values(taxonomy.priceRanges, 'priceRanges'),
    sizes: values(taxonomy.sizes, 'sizes'),
  }
  const order: Group[] = ['categories', 'colors', 'brands', 'priceRanges', 'sizes']
  return order
    .filter(group => group !== fixed && all[group].length > 0)
    .map(group => ({
      group,
      title: groupTitles[group],
      values: all[group],
      ...(group === 'brands' && all.brands.length < taxonomy.brands.length && { all: href('/brands') }),
    }))
}

/** A category of the panel: its place in the taxonomy, and how far below the top it stands. */
interface ShownCategory {
  place: number
  depth: number
}

/** The top of the tree; below what is chosen, what is finer, and whatever is chosen itself. */
export function categoriesShown({ categories }: Taxonomy, choice: Choice): ShownCategory[] {
  const chosen = categories.filter(({ slug }) => choice.categories.includes(slug))
  const opened = new Set(chosen.flatMap(waysIn(categories)).map(({ id }) => id))
  const children = Map.groupBy(
    categories.map((category, place) => ({ ...category, place })),
    ({ parent }) => parent,
  )
  const below = (parent: number | null, depth: number): ShownCategory[] =>
    (children.get(parent) ?? []).flatMap(({ id, place }) => [
      { place, depth },
      ...(opened.has(id) ? below(id, depth + 1) : []),
    ])
  return below(null, 0)
}

function categoryValues(
  { categories }: Taxonomy,
  counts: Uint32Array,
  shown: readonly ShownCategory[],
): FacetValue[] {
  return shown.map(({ place, depth }) => {
    const { slug, name } = categories[place]!
    return { slug, name, count: counts[place]!, depth }
  })
}

/** A short list as it is; of a long one the values that bring the most, and those that are chosen, in the list's order. */
function theMost(values: FacetValue[], chosen: readonly string[]): FacetValue[] {
  if (values.length <= mostValues) return values
  const least = values.map(({ count }) => count).sort((a, b) => b - a)[mostValues - 1]!
  const shown = values.filter(({ count }) => count > 0 && count >= least).slice(0, mostValues)
  return values.filter(value => shown.includes(value) || chosen.includes(value.slug))
}

import { data, href } from 'react-router'
import { waysIn } from '../../commerce/catalog/category-path.ts'
import { type Collection, findCollection } from '../../commerce/finding/collection.server.ts'
import type { Filters } from '../../commerce/finding/listing-query.ts'
import type { Entry, Taxonomy } from '../../commerce/finding/product-facts.ts'
import type { Shop } from '../../web/shop.server.ts'
import type { Choice, Group } from './listing-address.ts'

/** A part of the shop with a page of its own. */
export interface Part {
  title: string
  path: string
  trail: { name: string; to: string }[]
  /** The filter that makes the part. */
  fixed?: { group: Group; place: number }
  /** Or its products, in order. */
  among?: readonly number[]
}

/** The whole shop. */
export const wholeShop: Part = {
  title: 'Shop',
  path: href('/Shop/:category?'),
  trail: [{ name: 'Home', to: href('/') }],
}

const withShop = [...wholeShop.trail, { name: wholeShop.title, to: wholeShop.path }]

/** What an address names a part by; without a name it is the whole shop. */
interface PartName {
  category?: string
  brand?: string
  collection?: string
}

/** The part of this name. Throws 404 when the shop has none. */
export async function partNamed(shop: Shop, { category, brand, collection }: PartName): Promise<Part> {
  const { taxonomy } = shop.catalog.model
  if (category !== undefined) return categoryPart(taxonomy, category)
  if (brand !== undefined) return brandPart(taxonomy, brand)
  if (collection !== undefined) return collectionPart(shop, collection)
  return wholeShop
}

/** A category with the way down to it. */
function categoryPart({ categories }: Taxonomy, slug: string): Part {
  const pathOf = (category: string) => href('/Shop/:category?', { category })
  const place = categories.findIndex(category => category.slug === slug)
  const category = categories[place]
  if (!category) throw data(null, { status: 404 })
  const above = waysIn(categories)(category)
    .slice(0, -1)
    .map(({ name, slug }) => ({ name, to: pathOf(slug) }))
  return {
    title: category.name,
    path: pathOf(slug),
    trail: [...withShop, ...above],
    fixed: { group: 'categories', place },
  }
}

/** What a brand makes. */
function brandPart({ brands }: Taxonomy, slug: string): Part {
  const place = brands.findIndex(brand => brand.slug === slug)
  const brand = brands[place]
  if (!brand) throw data(null, { status: 404 })
  return {
    title: brand.name,
    path: href('/brands/:brand', { brand: slug }),
    trail: [...withShop, { name: 'Brands', to: href('/brands') }],
    fixed: { group: 'brands', place },
  }
}

/** A collection, kept by hand or by rule. */
async function collectionPart({ db, kept, catalog }: Shop, slug: string): Promise<Part> {
  const find = (): Promise<Collection | undefined> => findCollection(db, catalog.model, slug)
  const collection = await kept.get(`collection ${slug}`, find)
  if (!collection) throw data(null, { status: 404 })
  return {
    title: collection.title,
    path: href('/collections/:collection', { collection: slug }),
    trail: withShop,
    among: collection.ids,
  }
}

export function filtersOf(choice: Choice, taxonomy: Taxonomy, fixed: Part['fixed']): Filters {
  const places = (values: readonly string[], entries: readonly Entry[]) =>
    values.map(value => entries.findIndex(({ slug }) => slug === value))
  const filters: Filters = {
    categories: places(choice.categories, taxonomy.categories),
    colors: places(choice.colors, taxonomy.colors),
    brands: places(choice.brands, taxonomy.brands),
    sizes: places(choice.sizes, taxonomy.sizes),
    priceRanges: places(choice.priceRanges, taxonomy.priceRanges),
    priceFrom: choice.from === null ? null : 100 * choice.from,
    priceTo: choice.to === null ? null : 100 * choice.to,
    inStock: choice.inStock,
  }
  return fixed ? { ...filters, [fixed.group]: [fixed.place] } : filters
}

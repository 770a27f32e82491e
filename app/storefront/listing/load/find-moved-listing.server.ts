import { href } from 'react-router'
import { isAttributeFacet, type Taxonomy } from '#commerce/catalog/index/facts/product-facts.ts'
import { listingParamNames } from '#commerce/catalog/index/listing-param-names.ts'
import {
  findFormerSlugs,
  type RenamedTable,
} from '#commerce/editing/former-slugs/former-slug-store.server.ts'
import type { Db } from '#db/schema/schema.ts'
import type { Shop } from '#web/shop/shop.server.ts'
import { maxFilters } from '../params/listing-params.ts'
import { type ScopeParams, wholeShop } from './listing-scope.server.ts'

const renamedFacets = {
  categories: 'category',
  brands: 'brand',
} as const satisfies Partial<Record<keyof Taxonomy, RenamedTable>>

interface AskedListing {
  /** Whether the shop has what the path names. */
  isKnown: boolean
  query: URLSearchParams
}

/** The address of a listing whose path or filters have former slugs; undefined for any other. Known slugs take no query. */
export async function findMovedListing(
  { db, catalog }: Shop,
  params: ScopeParams,
  { isKnown, query }: AskedListing,
): Promise<string | undefined> {
  const path = isKnown ? undefined : await movedPath(db, params)
  const filters = await movedFilters(db, catalog.index.taxonomy, query)
  if (path === undefined && !filters) return undefined
  const search = (filters ?? query).toString()
  return `${path ?? currentPath(params)}${search && `?${search}`}`
}

function currentPath({ category, brand, collection }: ScopeParams): string {
  if (brand !== undefined) return href('/brands/:brand', { brand })
  if (collection !== undefined) return href('/collections/:collection', { collection })
  return category === undefined ? wholeShop().path : href('/Shop/:category?', { category })
}

async function movedPath(db: Db, { category, brand, collection }: ScopeParams): Promise<string | undefined> {
  const find = async (table: RenamedTable, slug: string) =>
    (await findFormerSlugs(db, table, [slug])).get(slug)
  if (category !== undefined) {
    const slug = await find('category', category)
    return slug && currentPath({ category: slug })
  }
  if (brand !== undefined) {
    const slug = await find('brand', brand)
    return slug && currentPath({ brand: slug })
  }
  const slug = await find('collection', collection!)
  return slug && currentPath({ collection: slug })
}

/** The parameters with the slugs of today; undefined if none has changed. */
async function movedFilters(
  db: Db,
  taxonomy: Taxonomy,
  query: URLSearchParams,
): Promise<URLSearchParams | undefined> {
  const unknown = unknownNames(query, taxonomy)
  const renamed = new Map([
    ...(await findFormerSlugs(db, 'option', unknown)),
    ...(await findFormerSlugs(db, 'attribute', unknown)),
  ])
  const moved = new URLSearchParams([...query].map(([name, value]) => [renamed.get(name) ?? name, value]))
  let hasMoved = renamed.size > 0
  const groups = [
    ...Object.entries(renamedFacets).map(([facet, table]) => ({
      ...{ name: listingParamNames[facet as keyof typeof renamedFacets], table, scope: 0 },
      known: taxonomy[facet as keyof typeof renamedFacets],
    })),
    ...taxonomy.facets.map(facet => ({
      ...{ name: facet.slug, scope: facet.id, known: facet.values },
      table: isAttributeFacet(facet) ? ('attribute_value' as const) : ('option_value' as const),
    })),
  ]
  for (const { name, table, scope, known } of groups) {
    const values = moved.getAll(name)
    if (values.length === 0) continue
    const slugs = new Set(known.map(({ slug }) => slug))
    const unknown = values.filter(value => !slugs.has(value) && slugPattern.test(value))
    const current = await findFormerSlugs(db, table, unknown.slice(0, maxFilters), scope)
    if (current.size === 0) continue
    hasMoved = true
    moved.delete(name)
    for (const value of new Set(values.map(value => current.get(value) ?? value))) moved.append(name, value)
  }
  return hasMoved ? moved : undefined
}

const slugPattern = /^[a-z0-9-]{1,100}$/

/** Names of parameters that may be former slugs of options and attributes. */
function unknownNames(query: URLSearchParams, { facets }: Taxonomy): string[] {
  const known = new Set<string>([...Object.values(listingParamNames), ...facets.map(({ slug }) => slug)])
  const names = [...new Set(query.keys())].filter(name => !known.has(name))
  return names.filter(name => slugPattern.test(name)).slice(0, maxFilters)
}

import { Catalog } from '#commerce/catalog/index/catalog.server.ts'
import type { ProductFacts, Taxonomy } from '#commerce/catalog/index/facts/product-facts.ts'
import { readFactsAfter } from '#commerce/catalog/index/facts/product-facts-store.server.ts'
import { allProductsQuery } from '#commerce/catalog/index/listing-query.ts'
import { categoryPathLookup } from '#commerce/catalog/products/category-path.ts'
import type { Db } from '#db/schema/schema.ts'
import { filtersFor } from '#storefront/listing/load/listing-scope.server.ts'
import { withSearchFilters } from '#storefront/listing/load/search-filters.server.ts'
import { readListingParams } from '#storefront/listing/params/listing-params.ts'
import { demoQueries } from './demo-queries.ts'
import { generatedQueries } from './generated-queries.ts'
import { germanQueries } from './german-queries.ts'
import { type JudgedProduct, type JudgedQuery, ndcg } from './judged-query.ts'

/** `products` are generated besides those of the demo shop. */
export const judgedCatalogs = [
  { name: 'the demo shop', language: 'en', products: 0, queries: demoQueries },
  { name: 'a generated catalog', language: 'en', products: 3000, queries: generatedQueries },
  { name: 'a German shop', language: 'de', products: 0, queries: germanQueries },
]

export interface QueryQuality {
  query: string
  ndcg: number
  /** Of plain matching: without filters in place of words. */
  plain: number
  total: number
  isUnanswerable: boolean
  /** Titles of the first ten. */
  found: string[]
}

/** Searches for every query as the listing does, and grades the first ten products. */
export async function measureSearch(db: Db, queries: readonly JudgedQuery[]): Promise<QueryQuality[]> {
  const catalog = await Catalog.open(db, error => {
    throw error
  })
  await catalog.descriptionsLoaded
  const { index } = catalog
  const products = await readProducts(db, index.taxonomy)
  const all = [...products.values()]
  const measured = queries.map(({ query, grade, isUnanswerable = false }) => {
    const typed = readListingParams(new URLSearchParams({ q: query }))
    const search = (params: typeof typed) =>
      index.find({
        ...allProductsQuery,
        filters: filtersFor(params, index.taxonomy, undefined),
        ...{ searchText: params.search, sort: params.sort, limit: 10 },
      })
    const { ids, total } = search(withSearchFilters(index, {}, typed) ?? typed)
    const grades = all.map(grade)
    const gradesOf = (found: readonly number[]) => found.map(id => grade(products.get(id)!))
    return {
      query,
      ndcg: isUnanswerable ? Number(total === 0) : ndcg(gradesOf(ids), grades),
      plain: isUnanswerable ? Number(search(typed).total === 0) : ndcg(gradesOf(search(typed).ids), grades),
      total,
      isUnanswerable,
      found: ids.map(id => products.get(id)!.title),
    }
  })
  await catalog.stop()
  return measured
}

async function readProducts(db: Db, taxonomy: Taxonomy): Promise<Map<number, JudgedProduct>> {
  const products = new Map<number, JudgedProduct>()
  for (let last = 0; ; ) {
    const facts = await readFactsAfter(db, last, 1000)
    if (facts.length === 0) return products
    for (const product of facts) if (product.listed) products.set(product.id, toJudged(product, taxonomy))
    last = facts.at(-1)!.id
  }
}

function toJudged(product: ProductFacts, { brands, categories, facets }: Taxonomy): JudgedProduct {
  const pathTo = categoryPathLookup(categories)
  return {
    title: product.title,
    brand: brands.find(({ id }) => id === product.brand)?.name ?? '',
    categories: categories
      .filter(({ id }) => product.categories.includes(id))
      .flatMap(category => pathTo(category).map(({ name }) => name)),
    values: Object.fromEntries(
      facets.map(facet => [
        facet.slug,
        facet.values
          .filter(({ id }) =>
            'unit' in facet
              ? product.attributes.some(({ attribute, value }) => attribute === facet.id && value === id)
              : product.values.includes(id),
          )
          .map(({ slug }) => slug),
      ]),
    ),
    price: product.price,
    onSale: product.onSale,
  }
}

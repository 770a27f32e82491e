import { categoryPathLookup } from '../products/category-path.ts'
import type { ProductText } from '../search/segments/product-text.ts'
import type { ProductFacts, Taxonomy, TaxonomyEntry } from './product-facts.ts'

/** Makes the searchable text of products: title, brand, categories with their ancestors, values of options and description. */
export class ProductTexts {
  readonly #brands: ReadonlyMap<number, string>
  readonly #categories: ReadonlyMap<number, string>
  readonly #values: ReadonlyMap<number, string>

  constructor({ brands, categories, facets }: Taxonomy) {
    const pathTo = categoryPathLookup(categories)
    this.#brands = namesOf(brands)
    this.#values = namesOf(facets.flatMap(({ values }) => values))
    this.#categories = new Map(
      categories.map(category => [
        category.id,
        pathTo(category)
          .map(({ name }) => name)
          .join(' '),
      ]),
    )
  }

  textOf(facts: ProductFacts): ProductText {
    const categories = facts.categories.map(id => this.#categories.get(id) ?? '')
    const values = facts.values.flatMap(id => this.#values.get(id) ?? [])
    return {
      title: facts.title,
      brand: this.#brands.get(facts.brand) ?? '',
      category: [...categories, ...values, ...facts.ownValues].join(' '),
      description: facts.description ?? '',
    }
  }
}

function namesOf(entries: readonly TaxonomyEntry[]): ReadonlyMap<number, string> {
  return new Map(entries.map(({ id, name }) => [id, name]))
}

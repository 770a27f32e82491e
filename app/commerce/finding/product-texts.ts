import { waysIn } from '../catalog/category-path.ts'
import type { ProductText } from '../search/product-text.ts'
import type { Entry, ProductFacts, Taxonomy } from './product-facts.ts'

/** The words by which a product is found beside its title: brand, categories with those above them, colours. */
export class ProductTexts {
  readonly #brands: ReadonlyMap<number, string>
  readonly #categories: ReadonlyMap<number, string>
  readonly #colors: ReadonlyMap<number, string>

  constructor({ brands, categories, colors }: Taxonomy) {
    const wayTo = waysIn(categories)
    this.#brands = namesOf(brands)
    this.#colors = namesOf(colors)
    this.#categories = new Map(
      categories.map(category => [
        category.id,
        wayTo(category)
          .map(({ name }) => name)
          .join(' '),
      ]),
    )
  }

  of(facts: ProductFacts): ProductText {
    const categories = facts.categories.map(id => this.#categories.get(id) ?? '')
    const colors = facts.colors.map(id => this.#colors.get(id) ?? '')
    return {
      title: facts.title,
      brand: this.#brands.get(facts.brand) ?? '',
      category: [...categories, ...colors].join(' '),
      description: facts.description ?? '',
    }
  }
}

function namesOf(entries: readonly Entry[]): ReadonlyMap<number, string> {
  return new Map(entries.map(({ id, name }) => [id, name]))
}

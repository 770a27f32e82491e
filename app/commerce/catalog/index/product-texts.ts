import { findUnit, measureUnits } from '../../values/measure.ts'
import { numberScale } from '../attributes/attribute.ts'
import { categoryPathLookup } from '../products/category-path.ts'
import type { ProductText } from '../search/segments/product-text.ts'
import {
  type AttributeEntry,
  isAttributeFacet,
  type ProductFacts,
  type SearchedAttribute,
  type Taxonomy,
} from './facts/product-facts.ts'

/** Makes the searchable text of products: title, brand, categories with their ancestors, values of options and attributes, description. */
export class ProductTexts {
  readonly #brands: ReadonlyMap<number, string>
  readonly #categories: ReadonlyMap<number, string>
  readonly #values: ReadonlyMap<number, string>
  readonly #attributes: ReadonlyMap<number, (value: number) => string>

  constructor({ brands, categories, facets, searched }: Taxonomy) {
    const pathTo = categoryPathLookup(categories)
    this.#brands = namesOf(brands)
    this.#values = namesOf(facets.filter(facet => !isAttributeFacet(facet)).flatMap(({ values }) => values))
    this.#categories = new Map(
      categories.map(category => [
        category.id,
        pathTo(category)
          .map(({ name }) => name)
          .join(' '),
      ]),
    )
    this.#attributes = new Map(searched.map(attribute => [attribute.id, wordsOf(attribute)]))
  }

  textOf(facts: ProductFacts): ProductText {
    return {
      title: facts.title,
      brand: this.#brands.get(facts.brand) ?? '',
      category: facts.categories.map(id => this.#categories.get(id) ?? '').join(' '),
      own: facts.ownValues.join(' '),
      shared: [
        ...facts.values.flatMap(id => this.#values.get(id) ?? []),
        ...facts.attributes.map(entry => this.#attributeText(entry)),
      ],
      description: facts.description ?? '',
    }
  }

  #attributeText({ attribute, value }: AttributeEntry): string {
    return this.#attributes.get(attribute)?.(value) ?? ''
  }
}

/** Yes is found by the attribute's name, and numbers also by other words for their unit: "1 liter". */
function wordsOf({ kind, name, unit, values }: SearchedAttribute): (value: number) => string {
  if (kind === 'flag') return value => (value === 1 ? name : '')
  if (kind === 'number') {
    const known = findUnit(unit)
    const units = [unit, ...(known ? measureUnits[known].also : [])].join(' ')
    return value => `${value / numberScale} ${units}`
  }
  const names = namesOf(values)
  return value => names.get(value) ?? ''
}

function namesOf(entries: readonly { id: number; name: string }[]): ReadonlyMap<number, string> {
  return new Map(entries.map(({ id, name }) => [id, name]))
}

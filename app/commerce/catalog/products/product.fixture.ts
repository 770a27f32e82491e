import { publicProductColumns } from '#db/schema/schema.ts'
import { toAmount } from '../../values/money.ts'
import type { Product, Variant } from './product.ts'

type EmptyFields = { [Field in keyof Product as null extends Product[Field] ? Field : never]: null }

const emptyColumns = Object.fromEntries(
  publicProductColumns.map(column => [column.split(' as ').at(-1), null]),
)
const emptyFields = { ...emptyColumns, rating: null } as EmptyFields

/** A tee with one variant and `values`. A new column needs an edit here only if it can't be null. */
export function productWith(values: Partial<Product>): Product {
  return {
    ...emptyFields,
    id: 1,
    slug: 'tee',
    title: 'Tee',
    description: '',
    details: [],
    options: [],
    variants: [variantWith({})],
    pictures: [],
    ...values,
  }
}

export function variantWith(values: Partial<Variant>): Variant {
  return {
    sku: 'x',
    values: [],
    price: toAmount(4400),
    compareAtPrice: null,
    available: 9,
    ...values,
  }
}

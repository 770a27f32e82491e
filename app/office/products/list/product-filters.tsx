import { Form } from 'react-router'
import {
  missingParts,
  productSorts,
  stockFilters,
} from '#commerce/catalog/products/staff-list/product-filter.ts'
import { listMessages } from '#messages/office/lists.ts'
import { productListMessages as texts } from '#messages/office/products.ts'
import { SelectBox, TextBox } from '../../ui/form/office-field.tsx'
import styles from './product-actions.module.css'
import { filterNames, type ProductListUrl, productListPath } from './product-list-url.ts'

export interface FilterChoice {
  value: string
  label: string
}

interface NamedChoice {
  slug: string
  name: string
}

interface ProductFiltersProps {
  list: ProductListUrl
  choices: {
    categories: readonly NamedChoice[]
    brands: readonly NamedChoice[]
    attributes: readonly FilterChoice[]
  }
}

const toChoice = ({ slug, name }: NamedChoice): FilterChoice => ({ value: slug, label: name })

/** The choices of each filter that has some. */
function choicesOf({ categories, brands, attributes }: ProductFiltersProps['choices']) {
  const labeled = <T extends string>(values: readonly T[], labels: Record<T, string>): FilterChoice[] =>
    values.map(value => ({ value, label: labels[value] }))
  return {
    category: categories.map(toChoice),
    brand: brands.map(toChoice),
    attribute: attributes,
    stock: labeled(stockFilters, texts.stock),
    sale: labeled(['yes', 'no'] as const, texts.sale),
    missing: labeled(missingParts, texts.missing),
    sort: labeled(productSorts, texts.sorts),
  } satisfies Partial<Record<(typeof filterNames)[number], readonly FilterChoice[]>>
}

/** The filters in use, each with the list without it. */
export function chipsOf({ list, choices }: ProductFiltersProps) {
  const labels: Record<string, readonly FilterChoice[]> = choicesOf(choices)
  return filterNames
    .filter(name => list[name] !== '')
    .map(name => ({
      field: texts.filters[name],
      value: labels[name]?.find(({ value }) => value === list[name])?.label ?? list[name],
      removeTo: productListPath({ ...list, [name]: '' }),
    }))
}

/** All filters in one form. */
export function ProductFilters({ list, choices }: ProductFiltersProps) {
  const labels = choicesOf(choices)
  const { category, brand, tag, attribute, stock, sale, missing, min, max, sort } = texts.filters
  const select = (name: keyof typeof labels, label: string) => (
    <SelectBox
      id={`filter-${name}`}
      name={name}
      label={label}
      defaultValue={list[name]}
      options={name === 'sort' ? labels.sort : [{ value: '', label: texts.any }, ...labels[name]]}
    />
  )
  return (
    <Form className={styles.filters}>
      {list.q !== '' && <input type="hidden" name="q" value={list.q} />}
      {list.state !== '' && <input type="hidden" name="state" value={list.state} />}
      {select('category', category)}
      {select('brand', brand)}
      <TextBox id="filter-tag" name="tag" label={tag} defaultValue={list.tag} maxLength={50} />
      {choices.attributes.length > 0 && select('attribute', attribute)}
      {select('stock', stock)}
      {select('sale', sale)}
      {select('missing', missing)}
      <div className={styles.pair}>
        <TextBox id="filter-min" name="min" label={min} defaultValue={list.min} inputMode="decimal" />
        <TextBox id="filter-max" name="max" label={max} defaultValue={list.max} inputMode="decimal" />
      </div>
      {select('sort', sort)}
      <button type="submit" className="button outlined">
        {listMessages.applyFilters}
      </button>
    </Form>
  )
}

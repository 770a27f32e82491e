import { hasValueList, numberScale } from '#commerce/catalog/attributes/attribute.ts'
import type { ShopAttribute } from '#commerce/catalog/attributes/attribute-store.server.ts'
import type { AttributeColumns } from '#commerce/editing/products/bulk/bulk-change.ts'
import { attributeMessages } from '#messages/attributes.ts'
import { factText } from '#messages/fact-text.ts'
import { productListMessages as texts } from '#messages/office/products.ts'
import type { FilterChoice } from './product-filters.tsx'

/** What products are filtered by: each value, any value, and none. */
export function attributeChoices(attributes: readonly ShopAttribute[]): FilterChoice[] {
  return attributes.flatMap(attribute => [
    ...valueChoices(attribute),
    { value: attribute.slug, label: texts.fact(attribute.name, texts.anyFact) },
    { value: `-${attribute.slug}`, label: texts.fact(attribute.name, texts.noFact) },
  ])
}

/** What a bulk change gives: a value, or an attribute whose value is typed. */
export function factChoices(attribute: ShopAttribute): FilterChoice[] {
  const choices = valueChoices(attribute)
  if (choices.length > 0 || hasValueList(attribute.kind)) return choices
  return [{ value: attribute.slug, label: attribute.name }]
}

/** A stored value in words: "Oak", "1.5 l". */
export function storedFactText(
  attributes: readonly ShopAttribute[],
  attribute: number,
  { value_id, number, flag, date, text }: AttributeColumns,
): string {
  const { unit = '', values = [] } = attributes.find(({ id }) => id === attribute) ?? {}
  if (value_id !== null) return values.find(({ id }) => id === value_id)?.name ?? '–'
  if (number !== null)
    return factText({ unit, fact: { kind: 'number', number: Number(number) / numberScale } })
  if (flag !== null) return factText({ unit, fact: { kind: 'flag', isTrue: flag === 1 } })
  if (date !== null) return factText({ unit, fact: { kind: 'date', text: String(date) } })
  return String(text)
}

/** The values of a list, or yes and no; none of other kinds. */
function valueChoices({ slug, name, kind, values }: ShopAttribute): FilterChoice[] {
  const { yes, no } = attributeMessages
  const all =
    kind === 'flag'
      ? [
          { slug: 'yes', name: yes },
          { slug: 'no', name: no },
        ]
      : values
  return all.map(value => ({ value: `${slug}/${value.slug}`, label: texts.fact(name, value.name) }))
}

import type { NamedFact } from '#commerce/catalog/attributes/attribute.ts'
import { attributeMessages } from './attributes.ts'
import { formatDate, formatNumber } from './format.ts'

/** A fact in words: "Steel, Walnut", "1.5 l", "Yes". */
export function factText({ fact, unit }: Pick<NamedFact, 'fact' | 'unit'>): string {
  switch (fact.kind) {
    case 'text':
      return fact.text
    case 'date':
      return formatDate(fact.text)
    case 'number':
      return numberText(fact.number, unit)
    case 'flag':
      return fact.isTrue ? attributeMessages.yes : attributeMessages.no
    default:
      return fact.values.join(', ')
  }
}

/** "1.5 l" */
export function numberText(number: number, unit: string): string {
  return unit === '' ? formatNumber(number) : `${formatNumber(number)}\u00a0${unit}`
}

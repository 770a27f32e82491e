import type { Entry, Taxonomy } from '../../commerce/finding/product-facts.ts'
import { cents, formatMoney } from '../../commerce/money.ts'
import { addressOf, type Choice, type Group } from './listing-address.ts'
import type { Chip } from './listing-view.ts'

/** The chosen filters, each with the address without it. */
export function chipsOf(path: string, choice: Choice, taxonomy: Taxonomy): Chip[] {
  return removals(choice, taxonomy).map(({ label, without }) => ({
    label,
    without: addressOf(path, { ...without, page: 1 }),
  }))
}

/** The chosen filters, each with the choice without it. */
export function removals(choice: Choice, taxonomy: Taxonomy): { label: string; without: Choice }[] {
  const ofGroup = (group: Group, entries: readonly Entry[]) =>
    choice[group].map(value => ({
      label: entries.find(({ slug }) => slug === value)!.name,
      without: { ...choice, [group]: choice[group].filter(other => other !== value) },
    }))
  const price = (dollars: number) => formatMoney(cents(100 * dollars))
  return [
    ...ofGroup('categories', taxonomy.categories),
    ...ofGroup('colors', taxonomy.colors),
    ...ofGroup('brands', taxonomy.brands),
    ...ofGroup('priceRanges', taxonomy.priceRanges),
    ...(choice.from === null
      ? []
      : [{ label: `From ${price(choice.from)}`, without: { ...choice, from: null } }]),
    ...(choice.to === null ? [] : [{ label: `Up to ${price(choice.to)}`, without: { ...choice, to: null } }]),
    ...ofGroup('sizes', taxonomy.sizes),
    ...(choice.inStock ? [{ label: 'In stock', without: { ...choice, inStock: false } }] : []),
  ]
}

import { formatList } from '../format.ts'

/** Rows that use another, by their table. */
const users: Record<string, string> = {
  product: 'product',
  category: 'category',
  promotion: 'promotion',
  collection: 'collection',
  journal_entry: 'journal entry',
  page_section: 'page section',
  banner: 'banner',
  tax_rate: 'tax rate',
  delivery_method: 'shipping method',
  delivery_zone: 'shipping zone',
}

const places: Record<string, (name: string) => string> = {
  header: name => `the header (“${name}”)`,
  footer: name => `the footer (“${name}”)`,
  help: name => `the help pages in the footer and checkout (“${name}”)`,
}

const namedPlaces: Record<string, string> = {
  banner: 'banner',
  section: 'section',
  redirect: 'search',
  page: 'page',
  entry: 'journal entry',
}

/** Named one by one. */
const maxNamedUses = 4

/** What keeps a record from being removed: the product “Black Tee”. */
export function useText({ table, name }: { table: string; name: string }): string {
  const noun = users[table] ?? table.replaceAll('_', ' ')
  return name === '' ? `a ${noun}` : `the ${noun} “${name}”`
}

export interface LinkPlace {
  kind: string
  name: string
}

/** Where a link is: the footer (“Imprint”). */
export function linkPlaceText({ kind, name }: LinkPlace): string {
  return places[kind]?.(name) ?? `the ${namedPlaces[kind] ?? kind} “${name}”`
}

/** The same as parts of the shop, without the link's label. */
export function shortPlaceTexts(place: LinkPlace): string[] {
  if (place.kind === 'help') return ['the footer', 'the checkout']
  return place.kind in places ? [`the ${place.kind}`] : [linkPlaceText(place)]
}

/** The first of them, and how many more. */
export function firstOfText(texts: readonly string[], total: number): string {
  const shown = texts.slice(0, maxNamedUses)
  const more = total - shown.length
  return formatList(more > 0 ? [...shown, `${more} more`] : shown)
}

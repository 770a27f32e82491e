import { formatList } from './format.ts'

/** Rows that use another, by their table. */
const users: Record<string, readonly [one: string, many: string]> = {
  product: ['product', 'products'],
  category: ['category', 'categories'],
  brand: ['brand', 'brands'],
  promotion: ['promotion', 'promotions'],
  collection: ['collection', 'collections'],
  journal_entry: ['journal entry', 'journal entries'],
  page_section: ['page section', 'page sections'],
  banner: ['banner', 'banners'],
  tax_rate: ['tax rate', 'tax rates'],
  delivery_method: ['shipping method', 'shipping methods'],
  delivery_zone: ['shipping zone', 'shipping zones'],
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

interface NamedUse {
  table: string
  /** Empty if it has none. */
  name: string
}

/** The things that keep a record from being removed: the products “Black Tee” and “Bag”. */
export function usesText(uses: readonly NamedUse[], total: number): string {
  const ofOneTable =
    uses.length > 1 && uses.every(({ table, name }) => table === uses[0]!.table && name !== '')
  if (!ofOneTable) return firstOfText(uses.map(useText), total)
  const quoted = uses.map(({ name }) => `“${name}”`)
  return `the ${nounOf(uses[0]!.table)[1]} ${firstOfText(quoted, total)}`
}

function useText({ table, name }: NamedUse): string {
  const [noun] = nounOf(table)
  return name === '' ? `a ${noun}` : `the ${noun} “${name}”`
}

function nounOf(table: string): readonly [one: string, many: string] {
  const name = table.replaceAll('_', ' ')
  return users[table] ?? [name, `${name}s`]
}

export interface LinkPlace {
  kind: string
  name: string
}

/** Where a link is: the footer (“Imprint”). */
export function linkPlaceText({ kind, name }: LinkPlace): string {
  return places[kind]?.(name) ?? `the ${namedPlaces[kind] ?? kind} “${name}”`
}

/** The places of links: the footer (“Imprint”) and the banner “Sale”. */
export function linksText(links: readonly LinkPlace[]): string {
  return firstOfText(links.map(linkPlaceText), links.length)
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

import type { RecordError, RecordErrorCode } from '../../commerce/records/record-error.ts'
import { formatList, formatNumber } from '../format.ts'

type OwnCode = Exclude<RecordErrorCode, keyof typeof import('./input.ts').default>

/** Rows that keep another from being removed, by their table. */
const users: Record<string, string> = {
  category: 'categories below it',
  product_category: 'products',
  product_picture: 'pictures of products',
  promotion: 'promotions',
  collection: 'collections',
  journal_entry: 'journal entries',
  page_section: 'page sections',
  tax_rate: 'tax rates',
  delivery_method: 'shipping methods',
}

/** Places of links. */
const linkPlaces: Record<string, (name: string) => string> = {
  header: name => `the header (“${name}”)`,
  footer: name => `the footer (“${name}”)`,
  help: name => `the help pages in the footer and checkout (“${name}”)`,
  banner: name => `the banner “${name}”`,
  section: name => `the section “${name}”`,
  redirect: name => `the search “${name}”`,
  page: name => `the page “${name}”`,
  entry: name => `the journal entry “${name}”`,
}

/** Named one by one. */
const maxPlaces = 4

/** Why a product, page or other record is refused, by the code of a `RecordError`. */
export default {
  unknown: () => 'Nothing has that name.',
  taken: ({ suggestion }) =>
    suggestion === undefined ? 'That’s already taken.' : `That’s already taken. ${suggestion} is free.`,
  fixed: () => 'This can’t be changed.',
  'in-use': ({ usedBy }) =>
    usedBy === undefined ? 'Something else uses it.' : `It’s used by ${users[usedBy] ?? `${usedBy}s`}.`,
  'written-by-shoppers': () => 'Shoppers add and remove these themselves.',
  'last-owner': () => 'The shop needs an owner.',
  'too-many-rows': () => 'That’s too much for one change.',
  impossible: () => 'These values don’t go together.',
  'not-a-size-guide': () =>
    'Write a line such as “Size: Chest, Length”, then one such as “S: 48, 68.5” for each size, in centimeters.',
  'same-options': () => 'Another variant of this product has this color and size.',
  'already-published': () => 'This product is already published.',
  'below-zero': () => 'Fewer are left by now. Reload to see how many.',
  'too-many-variants': ({ max = 0 }) => `A product can have at most ${formatNumber(max)} variants.`,
  'below-price': () => 'Enter more than the price.',
  'removed-value': () => 'Somebody has removed one of these colors or sizes. Reload to see the others.',
  'one-color': () => 'Add one color at a time, each with its shade.',
  'below-from': () => 'Enter at least the lower price.',
  'not-after-start': () => 'Enter a time after the start.',
  'below-itself': () => 'A category can’t be its own parent or subcategory.',
  'not-for-kind': () => 'This doesn’t apply to this kind of promotion.',
  linked: ({ linkedFrom = [] }) => {
    const more = linkedFrom.length - maxPlaces
    const places = linkedFrom.slice(0, maxPlaces).map(({ kind, name }) => linkPlaces[kind]?.(name) ?? name)
    const all = formatList(more > 0 ? [...places, `${formatNumber(more)} more`] : places)
    return `It’s linked from ${all}. Change ${linkedFrom.length === 1 ? 'that link' : 'those links'} first.`
  },
  'own-page': () => 'Your shop shows this page itself. Change its text instead.',
  'only-hero': () => 'Your home page would have no hero. Add another one first.',
  'no-preview': () => 'The shop shows sections on “home” and “about” only.',
  'is-a-search': () => 'A search can’t lead to another search. Add a synonym instead.',
  'no-words': () => 'Enter words that shoppers search for.',
  'bad-rule-value': () => 'This doesn’t fit the rule: enter a slug, a tag, or two amounts like 0-20.',
} satisfies Record<OwnCode, (params: RecordError['params']) => string>

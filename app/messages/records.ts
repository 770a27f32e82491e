import type { RecordError, RecordErrorCode } from '#commerce/editing/records/record-error.ts'
import { amountExample } from './amount-example.ts'
import { formatList, formatNumber } from './format.ts'
import type { inputMessages } from './input.ts'
import { linksText, usesText } from './uses.ts'

type OwnCode = Exclude<RecordErrorCode, keyof typeof inputMessages>

/** Why a product, page or other record is refused, by the code of a `RecordError`. */
export const recordMessages = {
  unknown: () => 'Nothing has that name.',
  taken: ({ suggestion, owner }) => {
    if (owner !== undefined) return `“${owner}” has it already. Take it out there first.`
    return suggestion === undefined ? 'That’s already taken.' : `That’s already taken. ${suggestion} is free.`
  },
  fixed: () => 'This can’t be changed.',
  'in-use': ({ uses = [], total = uses.length, linkedFrom = [] }) => {
    if (uses.length === 0) return 'Something else uses it.'
    const links = linkedFrom.length > 0 ? `, and linked from ${linksText(linkedFrom)}` : ''
    return `It’s used by ${usesText(uses, total)}${links}.`
  },
  'written-by-shoppers': () => 'Shoppers add and remove these themselves.',
  'last-owner': () => 'The shop needs an owner.',
  'too-many-rows': () => 'That’s too much for one change.',
  impossible: () => 'These values don’t go together.',
  'not-a-size-guide': () =>
    'Write a line such as “Size: Chest, Length”, then one such as “S: 48, 68.5” for each size, in centimeters.',
  'same-options': () => 'Another variant of this product has these values.',
  'another-option': () => 'The other variants have a value of another option here.',
  'repeated-option': () => 'Two of these values belong to the same option.',
  'reserved-address': () => 'The shop uses this word in its own addresses. Choose another.',
  unfilterable: () => 'Shoppers can’t filter by texts and dates. Choose another kind, such as one of a list.',
  'without-values': () => 'Only attributes with a list have values.',
  'already-published': () => 'This product is already published.',
  'below-zero': () => 'Fewer are left by now. Reload to see how many.',
  'no-variant': () => 'Keep at least one combination. To stop selling a product, unpublish it.',
  'too-many-variants': ({ max = 0 }) => `A product can have at most ${formatNumber(max)} variants.`,
  'too-many-options': ({ max = 0 }) => `A product can have at most ${formatNumber(max)} options.`,
  'below-price': () => 'Enter more than the price.',
  'another-dimension': ({ value = '' }) => `This can’t be compared with ${value}. Use units of one kind.`,
  'removed-value': () => 'Somebody has removed one of these values. Reload to see the others.',
  'no-color': () => 'Give it a color or a picture.',
  'values-without-color': () => 'Give each value a color or a picture first.',
  'one-color': () => 'Add one color at a time, each with its shade.',
  'incomplete-price': () => 'Enter both, where the price starts and the price.',
  'repeated-start': () => 'Two prices start at the same number. Keep one of them.',
  'no-prices': () => 'Enter at least one price: checkout can’t offer a method without any.',
  'below-from': () => 'Enter at least the lower price.',
  'overlapping-range': () =>
    `Another range has some of these prices. Both ends of a range are in it: after ${amountExample(20)}, start at ${amountExample(20, 1)}.`,
  'not-after-start': () => 'Enter a time after the start.',
  'repeated-end': () =>
    'Clocks go back that night, so this time comes twice. The first one counts, and it isn’t after the start. Enter a later time.',
  'below-itself': () => 'A category can’t be its own parent or subcategory.',
  'not-for-kind': () => 'This doesn’t apply to this kind of promotion.',
  linked: ({ linkedFrom = [] }) =>
    `It’s linked from ${linksText(linkedFrom)}. Change ${linkedFrom.length === 1 ? 'that link' : 'those links'} first.`,
  'own-page': () => 'Your shop shows this page itself. Change its text instead.',
  'own-collection': () => 'Your shop shows this collection itself. Change its products instead.',
  'only-hero': () => 'Your home page would have no hero. Add another one first.',
  'is-a-search': () => 'A search can’t lead to another search. Add a synonym instead.',
  'no-words': () => 'Enter words that shoppers search for.',
  'no-whole-number': ({ min, max }) => `Enter a whole number from ${min} to ${max}.`,
  'no-period': ({ min, max }) => `Enter a whole number from ${min} to ${max}, or 0 for none.`,
  'no-number-list': ({ min, max }) => `Enter whole numbers from ${min} to ${max}, separated by commas.`,
  'no-placeholder': ({ value, choices = [] }) =>
    `The shop doesn’t know ${value}. You can use ${formatList(choices.map(name => `{${name}}`))}.`,
  'bad-currency': () => 'Enter the three letters of a currency, such as USD or JPY.',
  'bad-time-zone': () => 'Enter a time zone, such as America/New_York or UTC.',
  'bad-contact': ({ value }) => `${value} isn’t an email address, phone number or https address.`,
  'bad-url': () => 'Enter an address that starts with https://.',
  'bad-languages': () => 'Enter language codes separated by commas, such as en, de.',
  'unknown-picture': () => 'Choose one of the shop’s pictures.',
  'unknown-setting': () => 'There is no such setting.',
  'low-contrast': ({ ratio, value }) =>
    `Too light: white text on it has a contrast of ${ratio}:1 and needs 4.5:1. Use ${value} instead.`,
  'currency-fixed': ({ value }) =>
    `The currency stays ${value}: there are orders, payments or gift cards in it.`,
  'not-among-page-sizes': ({ choices = [] }) => `Choose one of the page sizes: ${choices.join(', ')}.`,
  'without-page-size': ({ value }) => `Include ${value}, the current page size, or change that first.`,
  'bad-rule-value': () => 'This doesn’t fit the rule: enter a slug, a tag, or two amounts like 0-20.',
} satisfies Record<OwnCode, (params: RecordError['params']) => string>

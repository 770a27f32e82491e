import type { BulkAction, BulkException, BulkKind } from '#commerce/editing/products/bulk/bulk-change.ts'
import type { BulkPreviewOutcome } from '#commerce/editing/products/bulk/preview-bulk-change.server.ts'
import type { PriceRule, PriceWarning } from '#commerce/editing/products/bulk/price-rule.ts'
import { amountExample } from '../amount-example.ts'
import { formatList, formatNumber, formatPercent, formatPrice } from '../format.ts'
import { inLanguage } from '../in-language.ts'
import { pluralEn } from '../plural.ts'

const counted = (count: number, one: string, other: string) =>
  pluralEn(count, { one: `1 ${one}`, other: `${formatNumber(count)} ${other}` })

const products = (count: number) => counted(count, 'product', 'products')
const prices = (count: number) => counted(count, 'price', 'prices')

/** The subject of a bulk change. */
export interface BulkSubject {
  action: BulkAction
  /** Of the category, tax class, or attribute with its value. */
  name: string
  /** The publishing time in words. */
  at: string
}

/** "by 10%", "to $30.00" */
function ruleText({ change, value }: PriceRule): string {
  const amount = formatPrice(value as never)
  return {
    'lower-percent': `lowered by ${formatPercent(value)}`,
    'raise-percent': `raised by ${formatPercent(value)}`,
    'lower-amount': `lowered by ${amount}`,
    'raise-amount': `raised by ${amount}`,
    set: `set to ${amount}`,
    'compare-at': 'set back to the compare-at price',
    none: 'without a compare-at price',
  }[change]
}

function taxName({ taxClass }: Extract<BulkAction, { kind: 'tax-class' }>, name: string): string {
  return taxClass === null ? 'the standard rates' : `the rates of “${name}”`
}

function takesAway(action: Extract<BulkAction, { kind: 'attribute' | 'field' }>): boolean {
  return action.kind === 'field' ? action.value === null : action.change === 'remove'
}

/** Texts of bulk changes of products. */
export const bulkMessages = inLanguage({
  title: 'Change products',
  products: 'Products',
  caption: 'Products to change',
  selected: (count: number) => `${products(count)} selected`,
  clear: 'Clear',
  kindsLabel: 'What to change',
  kinds: {
    price: 'Price',
    category: 'Category',
    tag: 'Tags',
    attribute: 'Attributes',
    'tax-class': 'Tax class',
    field: 'More',
    publish: 'Publish',
  } satisfies Record<BulkKind, string>,
  allMatching: (total: string) => `All ${total} in this list`,
  show: 'Show changes',
  labels: {
    change: 'Change',
    value: 'Percent or amount',
    rounding: 'Rounding',
    compareAt: 'Compare-at price',
    category: 'Category',
    tag: 'Tag',
    taxClass: 'Tax class',
    fact: 'Attribute',
    field: 'Field',
    country: 'Country',
    company: 'Company',
    at: 'Date and time',
  },
  priceChanges: {
    'lower-percent': 'Lower by percent',
    'raise-percent': 'Raise by percent',
    'lower-amount': 'Lower by amount',
    'raise-amount': 'Raise by amount',
    set: 'Set to',
    'compare-at': 'Back to compare-at price',
    none: 'Keep the price',
  } satisfies Record<PriceRule['change'], string>,
  roundings: {
    exact: 'As calculated',
    whole: 'To whole amounts',
    'ninety-nine': 'Ending in .99',
    'ninety-five': 'Ending in .95',
    hundreds: 'Ending in 00',
    ninety: 'Ending in 90',
    eighty: 'Ending in 80',
  } satisfies Record<PriceRule['rounding'], string>,
  /** Of currencies with three decimals. */
  thousandths: { 'ninety-nine': 'Ending in .990', 'ninety-five': 'Ending in .950' },
  compareAt: {
    keep: 'Keep compare-at price',
    'old-price': 'Today’s price as compare-at',
    clear: 'No compare-at price',
  } satisfies Record<PriceRule['compareAt'], string>,
  categoryChanges: { add: 'Add to', move: 'Move to', remove: 'Take out of' },
  tagChanges: { add: 'Add tag', remove: 'Remove tag' },
  attributeChanges: { set: 'Set', add: 'Add', remove: 'Take away' },
  factValue: 'Value',
  factValueHint: 'For texts, numbers and dates.',
  fieldValue: 'Value',
  fieldValueHint: 'Leave empty to empty the field.',
  emptyField: 'None',
  publishChanges: { publish: 'Publish now', schedule: 'Publish on', unpublish: 'Unpublish' },
  standardTax: 'Standard rates',
  timeZone: (zone: string) => `In the shop’s time zone, ${zone}.`,
  errors: {
    get value(): string {
      return `Enter an amount, such as ${amountExample(5)}.`
    },
    percent: 'Enter a percentage, such as 10.',
    tooLow: 'Lower by at most 100%.',
    nothing: 'Choose another price or compare-at price.',
    category: 'Choose a category.',
    tag: 'Enter a tag of up to 50 characters.',
    taxClass: 'Choose a tax class.',
    fact: 'Choose an attribute.',
    factValue: 'Enter a value.',
    company: 'Choose a company.',
    at: 'Choose a date and time to come.',
  },
  columns: {
    product: 'Product',
    status: 'Status',
    variants: 'Variants',
    price: 'Price',
    newPrice: 'New price',
    change: 'Change',
    newStatus: 'New status',
    newTaxClass: 'New tax class',
  },
  range: (from: string, to: string) => (from === to ? from : `${from}–${to}`),
  changeRange: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  added: (name: string) => `+ ${name}`,
  taken: (name: string) => `− ${name}`,
  replaced: (before: string, after: string) => `${before} → ${after}`,
  from: (time: string) => `From ${time}`,
  published: 'Published',
  draft: 'Draft',
  leaveOut: 'Leave out',
  leaveOutName: (title: string) => `Leave out ${title}`,
  leaveItOut: 'Leave it out',
  leaveThemOut: (count: number) => `Leave all ${formatNumber(count)} out`,
  goDown: (count: number, from: string, to: string) =>
    `${prices(count)} ${count === 1 ? 'goes' : 'go'} down by ${from === to ? from : `${from} to ${to}`}.`,
  goUp: (count: number, from: string, to: string) =>
    `${prices(count)} ${count === 1 ? 'goes' : 'go'} up by ${from === to ? from : `${from} to ${to}`}.`,
  goBoth: (down: number, up: number) =>
    `${prices(down)} ${down === 1 ? 'goes' : 'go'} down and ${formatNumber(up)} up.`,
  compareAtOnly: (count: number) =>
    `Only the compare-at price of ${counted(count, 'variant', 'variants')} changes.`,
  outcome: ({ action, name, at }: BulkSubject, count: number) => {
    const many = products(count)
    if (action.kind === 'tag')
      return action.change === 'add'
        ? `${many} will be tagged “${action.tag}”.`
        : `${many} will lose the tag “${action.tag}”.`
    if (action.kind === 'category')
      return {
        add: `${many} will be added to ${name}.`,
        move: `${many} will be moved to ${name}.`,
        remove: `${many} will be taken out of ${name}.`,
      }[action.change]
    if (action.kind === 'attribute' || action.kind === 'field')
      return takesAway(action) ? `${many} will lose “${name}”.` : `${many} will get “${name}”.`
    if (action.kind === 'tax-class') return `New orders of ${many} will be taxed by ${taxName(action, name)}.`
    return {
      publish: `${many} will be shown in the shop.`,
      unpublish: `${many} will be hidden from the shop.`,
      schedule: `${many} will be published on ${at}.`,
    }[(action as Extract<BulkAction, { kind: 'publish' }>).change]
  },
  notSaved: 'Nothing is saved yet.',
  nothingChanges: 'Nothing would change.',
  chooseFirst: 'Choose what to change. You’ll see every difference before it’s saved.',
  warning: (warning: PriceWarning) =>
    warning.kind === 'free'
      ? 'would be free.'
      : `is already ${warning.from}% off and would be ${warning.to}% off.`,
  exceptions: {
    'below-zero': 'is left out: its price would fall below zero.',
    'too-large': 'is left out: its price would be too large.',
    'compare-at-not-above': 'is left out: its compare-at price would not be above its price.',
    'no-variants': 'is left out: it has no variants to sell.',
    'already-published': 'is left out: it’s published already.',
    'another-dimension': 'is left out: its contents are of another kind, such as grams and liters.',
  } satisfies Record<BulkException, string>,
  more: (count: number) => `${formatNumber(count)} more like this.`,
  discard: 'Discard',
  save: ({ action, name }: BulkSubject, count: number, rows: number) => {
    const many = products(count)
    if (action.kind === 'price') return `Change ${prices(rows)}`
    if (action.kind === 'tag') return `${action.change === 'add' ? 'Tag' : 'Untag'} ${many}`
    if (action.kind === 'category')
      return {
        add: `Add ${many} to ${name}`,
        move: `Move ${many} to ${name}`,
        remove: `Take ${many} out of ${name}`,
      }[action.change]
    if (action.kind === 'attribute' || action.kind === 'field') return `Change ${many}`
    if (action.kind === 'tax-class') return `Set the tax class of ${many}`
    return `${{ publish: 'Publish', unpublish: 'Unpublish', schedule: 'Schedule' }[action.change]} ${many}`
  },
  /** The title of the change in the history. */
  reason: ({ action, name, at }: BulkSubject, count: number, rows: number) => {
    const many = products(count)
    if (action.kind === 'price') return `${prices(rows)} ${ruleText(action.rule)}`
    if (action.kind === 'tag')
      return action.change === 'add'
        ? `Tagged ${many} “${action.tag}”`
        : `Removed the tag “${action.tag}” from ${many}`
    if (action.kind === 'category')
      return {
        add: `Added ${many} to ${name}`,
        move: `Moved ${many} to ${name}`,
        remove: `Took ${many} out of ${name}`,
      }[action.change]
    if (action.kind === 'attribute' || action.kind === 'field')
      return takesAway(action) ? `Took “${name}” from ${many}` : `Gave ${many} “${name}”`
    if (action.kind === 'tax-class') return `Taxed ${many} by ${taxName(action, name)}`
    return {
      publish: `Published ${many}`,
      unpublish: `Unpublished ${many}`,
      schedule: `Scheduled ${many} for ${at}`,
    }[action.change]
  },
  saved: (reason: string) => `${reason}.`,
  continues: (reason: string) => `${reason}. The last of them follow within a minute.`,
  leftOut: (titles: readonly string[], more: number) => {
    const names = formatList([...titles, ...(more > 0 ? [`${formatNumber(more)} more`] : [])])
    return `Left out, because somebody changed them meanwhile: ${names}.`
  },
  refused: {
    'nothing-selected': 'Select products first.',
    'too-many': 'That’s more than 20,000 changes at once. Narrow the list with a filter first.',
  } satisfies Record<Extract<BulkPreviewOutcome, { ok: false }>['reason'], string>,
  gone: 'This preview is no longer there. Select the products again.',
})

import type { Db, Tx } from '#db/schema/schema.ts'
import { choiceField, slugField } from '../../editing/input/text-fields.server.ts'
import type { RecordDefinition, RecordRow } from '../../editing/records/record-definition.server.ts'
import type { RecordErrorCode, RecordErrors } from '../../editing/records/record-error.ts'
import {
  integerBetween,
  optional,
  plain,
  rowNamed,
  shortText,
  slugFrom,
} from '../../editing/records/record-field.server.ts'
import { rowList } from '../../editing/records/rows-field.server.ts'
import { toDecimalString } from '../../values/currency.ts'
import { toAmount } from '../../values/money.ts'
import { parseAmount } from '../../values/typed/typed-number.ts'
import { codeText } from '../../values/typed/typed-text.ts'

export const collectionRules = ['newest', 'best-selling', 'category', 'brand', 'price', 'tag'] as const

/** Collections that pages of the shop show by their slug: they can't go. */
export const fixedCollections: readonly string[] = ['featured', 'best-sellers', 'new-arrivals']

export const collectionRecord: RecordDefinition = {
  subject: 'collections',
  table: 'collection',
  address: slug => `/collections/${slug}`,
  office: {
    ...{ section: 'catalog', path: 'collections', columns: ['title', 'rule', 'slug'] },
    preview: 'collection',
  },
  key: ['slug'],
  order: ['id'],
  fields: {
    slug: slugFrom('title'),
    title: shortText(200),
    rule: { ...optional(plain(choiceField(collectionRules))), wording: 'rule' },
    /** A slug, a tag, or two amounts in main units: "0.00-20.00". */
    rule_value: {
      ...optional(shortText(100)),
      shownWhen: { field: 'rule', is: ['category', 'brand', 'price', 'tag'], isCleared: true },
    },
    max_products: { ...optional(integerBetween(1, 1000)), shownWhen: { field: 'rule', is: collectionRules } },
    products: {
      ...rowList(rowNamed(plain(slugField), 'product_id', { table: 'product', by: 'slug' }), {
        table: 'collection_product',
        owner: 'collection_id',
        column: 'product_id',
        position: 'position',
      }),
      control: 'products',
      shownWhen: { field: 'rule', is: [''] },
    },
  },
  complete: (row, { currency }) =>
    row.rule === 'price' ? { ...row, rule_value: readPrices(row, currency)!.join('-') } : row,
  show: (row, currency) => (row.rule === 'price' ? { ...row, rule_value: pricesText(row, currency) } : row),
  removalRules: ({ slug }): RecordErrors =>
    fixedCollections.includes(String(slug)) ? { '': { code: 'own-collection', params: {} } } : {},
  rules: async (row, _, { tx, currency }): Promise<Record<string, RecordErrorCode>> =>
    (await hasFittingValue(row, tx, currency)) ? {} : { rule_value: 'bad-rule-value' },
}

/** Two amounts as people type them, in minor units. */
export function readPrices({ rule_value }: RecordRow, currency: string): number[] | undefined {
  const amounts = codeText(String(rule_value ?? ''))
    .split('-')
    .map(text => parseAmount(text, currency))
  const [from, to] = amounts
  if (amounts.length !== 2 || from === undefined || to === undefined || from > to) return undefined
  return [from, to]
}

function pricesText({ rule_value }: RecordRow, currency: string): string {
  const prices = String(rule_value).split('-').map(Number)
  return prices.every(Number.isSafeInteger)
    ? prices.map(price => toDecimalString(toAmount(price), currency)).join('-')
    : String(rule_value)
}

async function hasFittingValue(row: RecordRow, tx: Db | Tx, currency: string): Promise<boolean> {
  const { rule, rule_value } = row
  if (rule === 'tag') return rule_value !== null
  if (rule === 'price') return readPrices(row, currency) !== undefined
  if (rule !== 'category' && rule !== 'brand') return rule_value === null
  const named = await tx
    .selectFrom(rule)
    .select('id')
    .where('slug', '=', String(rule_value))
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return named !== undefined
}

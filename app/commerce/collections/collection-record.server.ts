import type { Tx } from '../../db/schema/schema.ts'
import { choiceField, slugField } from '../input/text-fields.server.ts'
import type { RecordDefinition, RecordRow } from '../records/record-definition.server.ts'
import type { RecordErrorCode } from '../records/record-error.ts'
import { integer, optional, plain, rowNamed, shortText } from '../records/record-field.server.ts'
import { rowList } from '../records/rows-field.server.ts'

const rules = ['newest', 'best-selling', 'category', 'brand', 'price', 'tag'] as const

export const collectionRecord: RecordDefinition = {
  subject: 'collections',
  table: 'collection',
  key: ['slug'],
  order: ['id'],
  fields: {
    slug: plain(slugField),
    title: shortText(200),
    rule: optional(plain(choiceField(rules))),
    /** A slug, a tag, or two amounts in minor units: "0-2000". */
    rule_value: optional(shortText(100), ''),
    max_products: optional(integer(1, 1000)),
    products: rowList(rowNamed(plain(slugField), 'product_id', { table: 'product', by: 'slug' }), {
      table: 'collection_product',
      owner: 'collection_id',
      column: 'product_id',
      position: 'position',
    }),
  },
  rules: async (row, _, tx): Promise<Record<string, RecordErrorCode>> =>
    (await hasFittingValue(row, tx)) ? {} : { rule_value: 'bad-rule-value' },
}

async function hasFittingValue({ rule, rule_value }: RecordRow, tx: Tx): Promise<boolean> {
  const value = String(rule_value)
  if (rule === 'tag') return value !== ''
  if (rule === 'price') return /^\d{1,12}-\d{1,12}$/.test(value)
  if (rule !== 'category' && rule !== 'brand') return value === ''
  const named = await tx
    .selectFrom(rule)
    .select('id')
    .where('slug', '=', value)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return named !== undefined
}

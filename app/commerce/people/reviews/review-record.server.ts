import { choiceField, slugField } from '../../editing/input/text-fields.server.ts'
import type { RecordDefinition } from '../../editing/records/record-definition.server.ts'
import {
  type ColumnField,
  integerBetween,
  longText,
  optional,
  plain,
  rowNamed,
  shortText,
  time,
} from '../../editing/records/record-field.server.ts'
import { reviewLimits } from './review.ts'

const fixed = (field: ColumnField): ColumnField => ({ ...field, isFixed: true })

/** Merchants publish and hide reviews. Their words stay those of their authors. */
export const reviewRecord: RecordDefinition = {
  subject: 'reviews',
  table: 'review',
  key: ['id'],
  order: ['id'],
  first: { column: 'state', value: 'pending' },
  isWrittenByShoppers: true,
  fields: {
    state: plain(choiceField(['published', 'pending', 'hidden'])),
    stars: fixed(integerBetween(1, 5)),
    product: fixed(rowNamed(plain(slugField), 'product_id', { table: 'product', by: 'slug' })),
    title: fixed(shortText(reviewLimits.title)),
    author: fixed(optional(shortText(reviewLimits.author), '')),
    body: fixed(longText(reviewLimits.body)),
    created_at: fixed(time),
  },
}

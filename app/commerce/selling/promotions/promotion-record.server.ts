import type { Db, Tx } from '#db/schema/schema.ts'
import { findEndError } from '../../content/schedule/end-error.server.ts'
import { wholePercentageField } from '../../editing/input/number-fields.server.ts'
import { checkedField, choiceField, slugField } from '../../editing/input/text-fields.server.ts'
import type { RecordDefinition, RecordRow } from '../../editing/records/record-definition.server.ts'
import type { RecordErrorCode } from '../../editing/records/record-error.ts'
import {
  integerBetween,
  optional,
  plain,
  position,
  price,
  rowNamed,
  shortText,
  time,
  yesNo,
} from '../../editing/records/record-field.server.ts'
import { compactCode } from '../../values/typed/typed-text.ts'
import { parseDiscountCode } from './discount-code.ts'

/** In capitals: 3 to 32 letters, digits and hyphens. */
const codeField = checkedField(text => parseDiscountCode(text) === text, 'invalid-code', compactCode)

/** The fields that only one kind has, and needs. */
export const fieldsOfPromotionKind: Record<string, readonly string[]> = {
  percent: ['percent'],
  amount: ['amount'],
  'buy-x-get-y': ['buy', 'get'],
  'free-delivery': [],
}

export const promotionRecord: RecordDefinition = {
  subject: 'promotions',
  table: 'promotion',
  key: ['id'],
  order: ['position', 'id'],
  fields: {
    /** Without it, the promotion applies by itself. */
    code: optional(plain(codeField)),
    title: shortText(200),
    kind: plain(choiceField(['percent', 'amount', 'free-delivery', 'buy-x-get-y'])),
    percent: optional(plain(wholePercentageField({ min: 1, max: 100 }))),
    amount: optional(price),
    buy: optional(integerBetween(1, 1000)),
    get: optional(integerBetween(1, 1000)),
    category: optional(rowNamed(plain(slugField), 'category_id', { table: 'category', by: 'slug' })),
    minimum: optional(price, 0),
    starts_at: optional(time),
    ends_at: optional(time),
    once_per_customer: optional(yesNo, 0),
    max_uses: optional(integerBetween(1, 1_000_000_000)),
    position: position(),
  },
  complete({ percent, amount, ...row }) {
    const value = row.kind === 'percent' ? percent : row.kind === 'amount' ? amount : 0
    const isFree = row.kind === 'buy-x-get-y'
    return { ...row, value: value ?? 0, buy: isFree ? row.buy! : null, get: isFree ? row.get! : null }
  },
  show: ({ value, ...row }) => ({
    ...row,
    percent: row.kind === 'percent' ? value! : null,
    amount: row.kind === 'amount' ? value! : null,
  }),
  rules: findPromotionErrors,
}

async function findPromotionErrors(
  row: RecordRow,
  sent: RecordRow,
  { tx }: { tx: Db | Tx },
): Promise<Record<string, RecordErrorCode>> {
  const errors: Record<string, RecordErrorCode> = {}
  const needed = fieldsOfPromotionKind[String(row.kind)] ?? []
  for (const name of Object.values(fieldsOfPromotionKind).flat()) {
    if (needed.includes(name) && (row[name] ?? null) === null) errors[name] = 'missing'
    if (!needed.includes(name) && (sent[name] ?? null) !== null) errors[name] = 'not-for-kind'
  }
  const endError = await findEndError(tx, row.starts_at, row.ends_at)
  if (endError) errors.ends_at = endError
  if (row.max_uses && Number(row.uses ?? 0) > Number(row.max_uses)) errors.max_uses = 'impossible'
  return errors
}

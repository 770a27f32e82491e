import { choiceField } from '../../editing/input/text-fields.server.ts'
import type { RecordDefinition } from '../../editing/records/record-definition.server.ts'
import type { RecordErrorCode } from '../../editing/records/record-error.ts'
import {
  countryColumn,
  integerBetween,
  optional,
  plain,
  position,
  price,
  rowNamed,
  shortText,
} from '../../editing/records/record-field.server.ts'
import { numberedRows, rowList } from '../../editing/records/rows-field.server.ts'
import { minorDigits } from '../../values/currency.ts'

/** Shows what shoppers pay. */
const tryPath = '/office/selling/shipping-cost'

const deliveryZoneRecord: RecordDefinition = {
  subject: 'delivery-zones',
  table: 'delivery_zone',
  office: { section: 'selling', path: 'zones', columns: ['name', 'countries'], tool: tryPath },
  key: ['name'],
  order: ['position', 'id'],
  fields: {
    name: shortText(100),
    countries: rowList(countryColumn, {
      table: 'delivery_zone_country',
      owner: 'zone_id',
      column: 'country',
    }),
    position: position(),
  },
}

const deliveryMethodRecord: RecordDefinition = {
  subject: 'delivery-methods',
  table: 'delivery_method',
  office: {
    ...{ section: 'selling', path: 'delivery', columns: ['name', 'zone', 'rate', 'duration'] },
    tool: tryPath,
  },
  key: ['zone', 'name'],
  order: ['zone_id', 'position', 'id'],
  fields: {
    zone: rowNamed(shortText(100), 'zone_id', { table: 'delivery_zone', by: 'name' }),
    name: shortText(100),
    duration: shortText(100),
    min_days: optional(integerBetween(0, 99)),
    max_days: optional(integerBetween(0, 99)),
    measure: optional(plain(choiceField(['price', 'weight'])), 'price'),
    free_from: optional(price),
    /** By the price in main units, or the weight in grams, from which they apply: `rate-0`, `rate-50.00`. */
    rate: numberedRows(
      price,
      { table: 'delivery_rate', owner: 'method_id', number: 'from_measure', column: 'price' },
      {
        column: 'measure',
        digits: (measure, currency) => (measure === 'weight' ? 0 : minorDigits(currency)),
      },
    ),
    position: position('zone_id'),
  },
  rules: ({ min_days = null, max_days = null }): Record<string, RecordErrorCode> => {
    const isWhole = (min_days === null) === (max_days === null) && Number(min_days) <= Number(max_days)
    return isWhole ? {} : { max_days: 'impossible' }
  },
}

/** Records of shipping. */
export const deliveryRecords = [deliveryZoneRecord, deliveryMethodRecord]

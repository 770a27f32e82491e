import type { RecordDefinition } from '../../editing/records/record-definition.server.ts'
import { countryColumn, longText, position, shortText } from '../../editing/records/record-field.server.ts'
import { rowList } from '../../editing/records/rows-field.server.ts'

/** An account without countries serves all that have no account of their own. */
export const bankAccountRecord: RecordDefinition = {
  subject: 'bank-accounts',
  table: 'bank_account',
  office: { section: 'settings', path: 'bank-accounts', columns: ['name', 'details'] },
  key: ['name'],
  order: ['position', 'id'],
  fields: {
    name: shortText(100),
    countries: rowList(countryColumn, {
      table: 'bank_account_country',
      owner: 'account_id',
      column: 'country',
    }),
    details: longText(1000),
    position: position(),
  },
}

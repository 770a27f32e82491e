import { electronicAddressField } from '../../editing/input/code-fields.server.ts'
import type { RecordDefinition } from '../../editing/records/record-definition.server.ts'
import {
  countryColumn,
  longText,
  optional,
  plain,
  rowNamed,
  shortText,
} from '../../editing/records/record-field.server.ts'

const companyName = shortText(200)

/** A company that makes products or answers for them in the EU. */
export const companyRecord: RecordDefinition = {
  subject: 'companies',
  table: 'company',
  key: ['name'],
  order: ['name'],
  office: { section: 'catalog', path: 'companies', columns: ['name', 'country', 'contact'] },
  fields: {
    name: companyName,
    /** Without the country. */
    address: { ...longText(500), column: 'lines' },
    country: countryColumn,
    contact: plain(electronicAddressField),
  },
}

const company = (column: string) => optional(rowNamed(companyName, column, { table: 'company', by: 'name' }))

/** Fields of brands, and of products that say otherwise. */
export const makerFields = {
  manufacturer: company('manufacturer_id'),
  responsible: company('responsible_id'),
  safety: optional(longText(5000), ''),
}

import { choiceField, slugField } from '../../editing/input/text-fields.server.ts'
import type { RecordDefinition } from '../../editing/records/record-definition.server.ts'
import {
  integerBetween,
  plain,
  position,
  rowNamed,
  shortText,
} from '../../editing/records/record-field.server.ts'
import { fileKinds, maxFileBytes } from './product-file.ts'

/** Its file is saved first. */
export const fileRecord: RecordDefinition = {
  subject: 'files',
  table: 'file',
  key: ['hash'],
  order: ['hash'],
  fields: {
    hash: { ...shortText(24), isFixed: true },
    bytes: { ...integerBetween(1, maxFileBytes), isFixed: true },
  },
  complete: (row, { current, now }) => ({ ...row, uploaded_at: current?.uploaded_at ?? now.toISOString() }),
}

/** A file that shoppers download from the page of a product. */
export const productFileRecord: RecordDefinition = {
  subject: 'product-files',
  table: 'product_file',
  key: ['product', 'file'],
  order: ['product_id', 'position', 'file_hash'],
  fields: {
    product: { ...rowNamed(plain(slugField), 'product_id', { table: 'product', by: 'slug' }), isFixed: true },
    file: { ...rowNamed(shortText(24), 'file_hash', { table: 'file', by: 'hash' }), isFixed: true },
    kind: { ...plain(choiceField(fileKinds)), start: 'manual' },
    name: shortText(100),
    position: position('product_id'),
  },
}

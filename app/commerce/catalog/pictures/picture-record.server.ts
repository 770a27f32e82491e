import type { RecordDefinition } from '../../editing/records/record-definition.server.ts'
import { integerBetween, shortText } from '../../editing/records/record-field.server.ts'

const size = { ...integerBetween(1, 100_000), isFixed: true } as const

/** Its file is saved first. */
export const pictureRecord: RecordDefinition = {
  subject: 'pictures',
  table: 'picture',
  key: ['hash'],
  order: ['hash'],
  fields: { hash: { ...shortText(24), isFixed: true }, width: size, height: size },
  complete: (row, { current, now }) => ({ ...row, uploaded_at: current?.uploaded_at ?? now.toISOString() }),
}

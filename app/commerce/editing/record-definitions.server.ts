import { collectionRecord } from '../catalog/collections/collection-record.server.ts'
import { fileRecord } from '../catalog/files/file-records.server.ts'
import { searchAnswerRecords } from '../catalog/index/search-answer-records.server.ts'
import { pictureRecord } from '../catalog/pictures/picture-record.server.ts'
import { productRecords } from '../catalog/products/product-records.server.ts'
import { taxonomyRecords } from '../catalog/products/taxonomy-records.server.ts'
import { contentRecords } from '../content/content-records.server.ts'
import { bankAccountRecord } from '../payments/bank-accounts/bank-account-record.server.ts'
import { reviewRecord } from '../people/reviews/review-record.server.ts'
import { deliveryRecords } from '../selling/delivery/delivery-records.server.ts'
import { promotionRecord } from '../selling/promotions/promotion-record.server.ts'
import { taxClassRecord, taxRateRecord } from '../selling/taxes/tax-records.server.ts'
import { isRowsField, type RecordDefinition } from './records/record-definition.server.ts'

/** Everything that merchants add, change and remove, in the order of the office. */
export const recordDefinitions: readonly RecordDefinition[] = [
  pictureRecord,
  fileRecord,
  ...taxonomyRecords,
  ...productRecords,
  reviewRecord,
  collectionRecord,
  ...contentRecords,
  promotionRecord,
  ...deliveryRecords,
  taxClassRecord,
  taxRateRecord,
  ...searchAnswerRecords,
  bankAccountRecord,
]

/** The subject whose records have rows in this table. */
export function findSubjectOfTable(table: string): string | undefined {
  const hasTable = (definition: RecordDefinition) =>
    definition.table === table ||
    Object.values(definition.fields).some(field => isRowsField(field) && field.rows.table === table)
  return recordDefinitions.find(hasTable)?.subject
}

export function findRecordDefinition(subject: string): RecordDefinition | undefined {
  return recordDefinitions.find(definition => definition.subject === subject)
}

import { bankAccountRecord } from '../bank-accounts/bank-account-record.server.ts'
import { productPictureRecord, productRecord, variantRecord } from '../catalog/product-records.server.ts'
import {
  brandRecord,
  categoryRecord,
  colorRecord,
  priceRangeRecord,
  sizeRecord,
} from '../catalog/taxonomy-records.server.ts'
import { collectionRecord } from '../collections/collection-record.server.ts'
import {
  bannerRecord,
  benefitRecord,
  journalEntryRecord,
  menuItemRecord,
  pageRecord,
  pageSectionRecord,
  socialLinkRecord,
} from '../content/content-records.server.ts'
import { deliveryMethodRecord, deliveryZoneRecord } from '../delivery/delivery-records.server.ts'
import { pictureRecord } from '../pictures/picture-record.server.ts'
import { promotionRecord } from '../promotions/promotion-record.server.ts'
import { isRowsField, type RecordDefinition } from '../records/record-definition.server.ts'
import { reviewRecord } from '../reviews/review-record.server.ts'
import { searchRedirectRecord, synonymRecord } from '../search-answers/search-answer-records.server.ts'
import { taxClassRecord } from '../taxes/tax-class-record.server.ts'
import { taxRateRecord } from '../taxes/tax-rate-record.server.ts'

/** Everything that merchants add, change and remove, in the order in which it can be built up. */
export const recordDefinitions: readonly RecordDefinition[] = [
  pictureRecord,
  categoryRecord,
  brandRecord,
  colorRecord,
  sizeRecord,
  priceRangeRecord,
  taxClassRecord,
  productRecord,
  variantRecord,
  productPictureRecord,
  reviewRecord,
  collectionRecord,
  pageRecord,
  journalEntryRecord,
  pageSectionRecord,
  bannerRecord,
  benefitRecord,
  menuItemRecord,
  socialLinkRecord,
  taxRateRecord,
  deliveryZoneRecord,
  deliveryMethodRecord,
  bankAccountRecord,
  promotionRecord,
  synonymRecord,
  searchRedirectRecord,
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

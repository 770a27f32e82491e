import type { BulkAction } from '../../../commerce/products/bulk/bulk-change.ts'
import { readCategoryChoices } from '../../../commerce/products/bulk/category-choice-store.server.ts'
import type { Db } from '../../../db/schema/schema.ts'
import type { BulkSubject } from '../../../messages/office/bulk-changes.ts'
import { formatShopMinute } from '../../../messages/shop-time.server.ts'

/** An action with the names that its texts need. */
export async function bulkSubject(db: Db, action: BulkAction): Promise<BulkSubject> {
  const categories = action.kind === 'category' ? await readCategoryChoices(db) : []
  const category = action.kind === 'category' ? action.category : 0
  return {
    action,
    name: categories.find(({ id }) => id === category)?.name ?? '–',
    at: 'at' in action ? formatShopMinute(action.at) : '',
  }
}

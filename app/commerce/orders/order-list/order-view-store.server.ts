import type { Db } from '#db/schema/schema.ts'

/** A saved view of the order list. */
export interface SavedOrderView {
  id: number
  name: string
  /** The query of its URL, beginning with "?". */
  query: string
}

/** By name. */
export async function readOrderViews(db: Db): Promise<SavedOrderView[]> {
  return db.selectFrom('order_view').select(['id', 'name', 'query']).orderBy('name').orderBy('id').execute()
}

export async function findOrderView(db: Db, id: number): Promise<SavedOrderView | undefined> {
  return db.selectFrom('order_view').select(['id', 'name', 'query']).where('id', '=', id).executeTakeFirst()
}

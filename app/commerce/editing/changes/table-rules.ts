import type { Schema } from '#db/schema/schema.ts'

/** The part of a table that shoppers see: one product, lists and filters, other texts, or nothing. */
type Visibility = 'product' | 'catalog' | 'pages' | 'nothing'

/** How the write path treats a table. */
export interface TableRules<Column extends string> {
  key: readonly Column[]
  visible: Visibility
  /** Its filter in the history of changes. */
  about: string
  /** The permission that a change takes, and its undo. */
  permission: string
  /** The column by which people know its rows. Others are named after what they belong to. */
  name?: Column
  /** Columns no shopper sees, in a table they otherwise see. */
  hidden?: readonly Column[]
  /** The column with the id of the product that a row belongs to. */
  product?: Column
  /** Removed rows stay, with `removed_at` set; other tables delete them. */
  removable?: {
    /** The unique column whose value others may use from then on. */
    releases?: Column
    /** Set to null, because readers check this column. */
    clears?: Column
    /** Rows that would take up a unique value, deleted along with it: table and column. */
    deletes?: { table: keyof Schema; column: string }
  }
  /** Rows of another table that this one belongs to. */
  partOf?: { readonly [C in Column]?: keyof Schema }
  /** Rows of another table that cannot be removed as long as this one needs them. */
  uses?: { readonly [C in Column]?: keyof Schema }
  /** Written by orders, stock and jobs only: their values in a new row. */
  maintained?: { readonly [C in Column]?: number }
  /** Rows of shoppers that keep a new row from being deleted by undo: table, its column, our column. */
  keptBy?: readonly { table: keyof Schema; column: string; ours: Column }[]
  /** Only these columns can be changed, and no rows added. */
  only?: readonly Column[]
  /** Values of people are not recorded, so that their changes cannot be undone. */
  personal?: true
}

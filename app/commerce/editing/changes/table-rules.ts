import type { Schema } from '#db/schema/schema.ts'

/** The part of a table that shoppers see: one product, lists and filters, other texts, or nothing. */
type Visibility = 'product' | 'catalog' | 'pages' | 'nothing'

/** How the write path treats a table, besides what its declaration says: its key, and which rows it belongs to or needs. */
export interface TableRules<Column extends string> {
  visible: Visibility
  /** Its filter in the history of changes. */
  about: string
  /** The permission that a change takes, and its undo. */
  permission: string
  /** The column by which people know its rows. Others are named after what they belong to. */
  name?: Column
  /** Columns no shopper sees, in a table they otherwise see. */
  hidden?: readonly Column[]
  /** The unique column whose value others may use from then on, when a row is removed. */
  releases?: Column
  /** Set to null when a row is removed, because readers check this column. */
  clears?: Column
  /** Rows that would take up a unique value, deleted along with a removed one: table and column. */
  deletes?: { table: keyof Schema; column: string }
  /** Written by orders, stock and jobs only: their values in a new row. */
  maintained?: { readonly [C in Column]?: number }
  /** Rows of shoppers that keep a new row from being deleted by undo: table, its column, our column. */
  keptBy?: readonly { table: keyof Schema; column: string; ours: Column }[]
  /** Only these columns can be changed, and no rows added. */
  only?: readonly Column[]
  /** Values of people are not recorded, so that their changes cannot be undone. */
  personal?: true
}

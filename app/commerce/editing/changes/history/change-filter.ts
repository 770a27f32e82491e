import type { ChangeKind } from '../changed-tables.ts'

/** The change sets that staff look for; null for any. */
export interface ChangeFilter {
  /** The name of a product or person, a SKU, an order number, or words of the reason; empty for any. */
  search: string
  /** An `actorKey`. */
  actor: string | null
  kind: ChangeKind | null
  /** ISO times; `until` is exclusive. */
  from: string | null
  until: string | null
}

export const anyChange: ChangeFilter = { search: '', actor: null, kind: null, from: null, until: null }

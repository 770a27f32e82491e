import type { searchesMessages } from '#messages/office/searches.ts'

/** A page of the shop that a search may lead to. */
export interface SearchTarget {
  kind: keyof typeof searchesMessages.kinds
  title: string
  to: string
}

/** The changes to wish lists, named like their routes. */
export const wishChangeKinds = [
  'add',
  'remove',
  'restore',
  'move',
  'move-to-cart',
  'create',
  'rename',
  'delete',
  'share',
  'unshare',
] as const

export interface WishChange {
  kind: (typeof wishChangeKinds)[number]
  product?: number | undefined
  sku?: string | undefined
  /** When left out, removing affects all lists, and saving the most recently used one. */
  list?: string | undefined
  to?: string | undefined
  name?: string | undefined
}

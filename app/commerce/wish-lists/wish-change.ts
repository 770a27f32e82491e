/** What a shopper does with their lists, named as the shop's forms are. */
export const wishDeeds = [
  'add',
  'remove',
  'restore',
  'move',
  'moveToCart',
  'create',
  'rename',
  'delete',
  'share',
  'unshare',
] as const

export interface WishChange {
  kind: (typeof wishDeeds)[number]
  product?: number | undefined
  sku?: string | undefined
  /** Without one, what is taken off is taken off all lists, and what is saved goes to whichever was used last. */
  list?: string | undefined
  to?: string | undefined
  name?: string | undefined
}

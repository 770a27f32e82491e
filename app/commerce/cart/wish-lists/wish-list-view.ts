import type { WishChange } from './wish-change.ts'
import type { Wish, WishList } from './wish-list.ts'

/** A list as its owner sees it, among their others. */
export interface WishListView {
  lists: readonly WishList[]
  /** Null for a visitor without lists. */
  list: WishList | null
  wishes: readonly Wish[]
  /** Wishes that left the list while it is on screen: they can be restored. */
  removed: readonly RemovedWish[]
}

export interface RemovedWish {
  wish: Wish
  change: WishChange
}

/** The list as it will be after the change. A change that the server would refuse changes nothing. */
export function applyWishChange(view: WishListView, change: WishChange): WishListView {
  const { kind, product, list, to, name } = change
  const shown = view.list
  if (!shown) return view
  if (kind === 'move' && to === shown.id && list !== to) return putBack(view, product, list)
  if (list !== undefined && list !== shown.id) return view
  if (kind === 'rename' && name !== undefined) return withList(view, { ...shown, name })
  if (kind === 'unshare') return withList(view, { ...shown, shareToken: null })
  if (kind === 'restore') return putBack(view, product)
  const leaves = kind === 'remove' || kind === 'move-to-cart' || (kind === 'move' && to !== shown.id)
  const wish = view.wishes.find(other => other.product === product && !other.removed)
  if (!leaves || !wish) return view
  return {
    ...withList(view, { ...shown, count: shown.count - 1 }),
    wishes: view.wishes.filter(other => other !== wish),
    removed: [...view.removed.filter(other => other.wish.product !== product), { wish, change }],
  }
}

/** Puts a removed wish back in its place; `from` is the list it had moved to. */
function putBack(view: WishListView, product: number | undefined, from?: string): WishListView {
  const last = view.removed.find(
    ({ wish, change }) => wish.product === product && destinationList(change) === from,
  )
  if (!last || !view.list) return view
  return {
    ...withList(view, { ...view.list, count: view.list.count + 1 }),
    wishes: [...view.wishes.filter(other => other.product !== product), last.wish].sort(newestFirst),
    removed: view.removed.filter(other => other !== last),
  }
}

function destinationList({ kind, to }: WishChange): string | undefined {
  return kind === 'move' ? to : undefined
}

function withList(view: WishListView, list: WishList): WishListView {
  return { ...view, list, lists: view.lists.map(other => (other.id === list.id ? list : other)) }
}

/** Compares as `readWishes` sorts. */
export function newestFirst(a: Wish, b: Wish): number {
  return a.addedAt === b.addedAt ? a.product - b.product : a.addedAt < b.addedAt ? 1 : -1
}

import type { WishChange } from './wish-change.ts'
import type { Wish, WishList } from './wish-list.ts'

/** A list as its owner looks at it, among their others. */
export interface ListView {
  lists: readonly WishList[]
  /** null for whom nothing is kept yet. */
  list: WishList | null
  wishes: readonly Wish[]
  /** What left this list while it is looked at, and how: it can be put back. */
  gone: readonly Gone[]
}

export interface Gone {
  wish: Wish
  by: WishChange
}

/** The list that is shown as it will be when the shop has answered. What the shop would refuse changes nothing. */
export function applyToView(view: ListView, change: WishChange): ListView {
  const { kind, product, list, to, name } = change
  const shown = view.list
  if (!shown) return view
  if (kind === 'move' && to === shown.id && list !== to) return back(view, product, list)
  if (list !== undefined && list !== shown.id) return view
  if (kind === 'rename' && name !== undefined) return withList(view, { ...shown, name })
  if (kind === 'unshare') return withList(view, { ...shown, shareToken: null })
  if (kind === 'restore') return back(view, product)
  const goes = kind === 'remove' || kind === 'moveToCart' || (kind === 'move' && to !== shown.id)
  const wish = view.wishes.find(one => one.product === product && !one.removed)
  if (!goes || !wish) return view
  return {
    ...withList(view, { ...shown, count: shown.count - 1 }),
    wishes: view.wishes.filter(one => one !== wish),
    gone: [...view.gone.filter(one => one.wish.product !== product), { wish, by: change }],
  }
}

/** What left comes back as it was, to where it was: what was moved from the list that it went to. */
function back(view: ListView, product: number | undefined, from?: string): ListView {
  const last = view.gone.find(({ wish, by }) => wish.product === product && wentTo(by) === from)
  if (!last || !view.list) return view
  return {
    ...withList(view, { ...view.list, count: view.list.count + 1 }),
    wishes: [...view.wishes.filter(one => one.product !== product), last.wish].sort(newestFirst),
    gone: view.gone.filter(one => one !== last),
  }
}

function wentTo({ kind, to }: WishChange): string | undefined {
  return kind === 'move' ? to : undefined
}

function withList(view: ListView, list: WishList): ListView {
  return { ...view, list, lists: view.lists.map(one => (one.id === list.id ? list : one)) }
}

/** The order in which the shop reads them. */
export function newestFirst(a: Wish, b: Wish): number {
  return a.addedAt === b.addedAt ? a.product - b.product : a.addedAt < b.addedAt ? 1 : -1
}

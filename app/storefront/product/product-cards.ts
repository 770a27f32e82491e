import { readCards, readCardsBySlug } from '../../commerce/catalog/card-store.server.ts'
import { shopContext } from '../../web/context.ts'
import type { Route } from './+types/product-cards.ts'

/** The most cards that are asked for at once. */
const most = 8

const isId = /^[1-9]\d{0,8}$/
const isSlug = /^[a-z0-9-]{1,100}$/

/**
 * The cards of products by their ids, `?ids=3,1,2`, or by their slugs, `?slugs=school-bag,water-pot`, in this order: for
 * what only the shopper's browser knows.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(shopContext)
  const { searchParams } = new URL(request.url)
  const ids = listOf(searchParams.get('ids'), isId)
  if (ids) return Response.json({ cards: await readCards(db, ids.map(Number)) })
  const slugs = listOf(searchParams.get('slugs'), isSlug)
  if (slugs) return Response.json({ cards: await readCardsBySlug(db, slugs) })
  return Response.json({ because: `Ask for 1 to ${most} ids or slugs, parted by commas.` }, { status: 400 })
}

function listOf(asked: string | null, isOne: RegExp): string[] | undefined {
  const list = (asked ?? '').split(',')
  return list.length <= most && list.every(one => isOne.test(one)) ? list : undefined
}

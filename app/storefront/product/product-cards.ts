import { readCards, readCardsBySlug } from '../../commerce/catalog/card-store.server.ts'
import { shopContext } from '../../web/shop/context.ts'
import type { Route } from './+types/product-cards.ts'

/** Maximum per request. */
const maxCards = 8

const isId = /^[1-9]\d{0,8}$/
const isSlug = /^[a-z0-9-]{1,100}$/

/** Product cards by id, `?ids=3,1,2`, or by slug, `?slugs=school-bag,water-pot`, in this order. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(shopContext)
  const { searchParams } = new URL(request.url)
  const ids = parseList(searchParams.get('ids'), isId)
  if (ids) return Response.json({ cards: await readCards(db, ids.map(Number)) })
  const slugs = parseList(searchParams.get('slugs'), isSlug)
  if (slugs) return Response.json({ cards: await readCardsBySlug(db, slugs) })
  return Response.json({ reason: 'invalid-list' }, { status: 400 })
}

function parseList(value: string | null, format: RegExp): string[] | undefined {
  const list = (value ?? '').split(',')
  return list.length <= maxCards && list.every(item => format.test(item)) ? list : undefined
}

import { readListCards } from '#commerce/catalog/products/cards/card-distinction-store.server.ts'
import { readCardsBySlug } from '#commerce/catalog/products/cards/card-store.server.ts'
import { readId } from '#commerce/values/whole-number.ts'
import { shopContext } from '#web/shop/context.ts'
import type { Route } from './+types/product-cards.ts'

/** Maximum per request. */
const maxCards = 8

const readSlug = (text: string) => (/^[a-z0-9-]{1,100}$/.test(text) ? text : undefined)

/** Product cards by id, `?ids=3,1,2`, or by slug, `?slugs=school-bag,water-pot`, in this order. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(shopContext)
  const { searchParams } = new URL(request.url)
  const ids = parseList(searchParams.get('ids'), readId)
  if (ids) return Response.json({ cards: await readListCards(db, ids) })
  const slugs = parseList(searchParams.get('slugs'), readSlug)
  if (slugs) return Response.json({ cards: await readCardsBySlug(db, slugs) })
  return Response.json({ reason: 'invalid-list' }, { status: 400 })
}

function parseList<Item>(value: string | null, read: (text: string) => Item | undefined): Item[] | undefined {
  const texts = (value ?? '').split(',')
  const items = texts.flatMap(text => read(text) ?? [])
  return texts.length <= maxCards && items.length === texts.length ? items : undefined
}

import { readCards } from '../../commerce/catalog/card-store.server.ts'
import { shopContext } from '../../web/context.ts'
import type { Route } from './+types/product-cards.ts'

/** The most cards that are asked for at once. */
const most = 8

/** The cards of products by their ids, `?ids=3,1,2`, in this order: for what only the shopper's browser knows. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams.get('ids') ?? ''
  const ids = asked.split(',')
  if (ids.length > most || !ids.every(id => /^[1-9]\d{0,8}$/.test(id)))
    return Response.json({ because: `Ask for 1 to ${most} ids, parted by commas.` }, { status: 400 })
  return Response.json({ cards: await readCards(context.get(shopContext).db, ids.map(Number)) })
}

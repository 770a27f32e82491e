import { shopContext } from '../../web/shop/context.ts'
import type { Route } from './+types/cart-state.ts'
import { loadCart } from './load-cart.server.ts'

/** The cart as JSON. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { cart, headers } = await loadCart(context.get(shopContext), request)
  return Response.json(cart, { headers })
}

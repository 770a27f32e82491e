import { shopContext } from '../../web/context.ts'
import type { Route } from './+types/cart-state.ts'
import { loadCart } from './load-cart.server.ts'

/** The cart for scripts. Whoever is known is remembered for another year. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { cart, headers } = await loadCart(context.get(shopContext), request)
  return Response.json(cart, { headers })
}

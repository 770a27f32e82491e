import type { Route } from './+types/cart-state.ts'
import { loadCart } from './load-cart.server.ts'

/** The cart as JSON. */
export async function loader(args: Route.LoaderArgs) {
  const { cart, headers } = await loadCart(args)
  return Response.json(cart, { headers })
}

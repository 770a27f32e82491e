import type { RouterContextProvider } from 'react-router'
import type { FormLimits } from '../limits/form-limits.server.ts'
import { clientAddressContext, shopContext, visitorContext } from '../shop/context.ts'

/** Counts a form of the request's visitor. Returns the seconds to wait; 0 means go ahead. */
export async function countForm(
  context: Readonly<RouterContextProvider>,
  limit: keyof FormLimits,
): Promise<number> {
  const { limits } = context.get(shopContext)
  const visitor = await context.get(visitorContext)()
  return limits[limit].wait(visitor?.id, context.get(clientAddressContext)(), new Date())
}

import type { RouterContextProvider } from 'react-router'
import type { FormLimits } from '../limits/form-limits.server.ts'
import { clientAddressContext, senderContext, shopContext } from '../shop/context.ts'

/** Counts a form of the request's sender. Returns the seconds to wait; 0 means go ahead. */
export async function countForm(
  context: Readonly<RouterContextProvider>,
  limit: Exclude<keyof FormLimits, 'staffCodes'>,
): Promise<number> {
  const { limits } = context.get(shopContext)
  const sender = await context.get(senderContext)()
  return limits[limit].wait(sender, context.get(clientAddressContext)(), new Date())
}

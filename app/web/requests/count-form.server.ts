import type { RouterContextProvider } from 'react-router'
import type { FormLimits } from '../limits/form-limits.server.ts'
import { clientAddressContext, senderContext, shopContext } from '../shop/context.ts'

export type CountedLimit = Exclude<keyof FormLimits, 'staffCodes'>

/** Counts a form of the request's sender by these limits. Returns the seconds to wait; 0 means go ahead. */
export async function countForm(
  context: Readonly<RouterContextProvider>,
  ...names: readonly CountedLimit[]
): Promise<number> {
  const { limits } = context.get(shopContext)
  const sender = await context.get(senderContext)()
  const address = context.get(clientAddressContext)()
  const now = new Date()
  return Math.max(...(await Promise.all(names.map(name => limits[name].wait(sender, address, now)))))
}

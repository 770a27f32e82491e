import type { MiddlewareFunction } from 'react-router'
import { findStaffContext, senderContext, shopContext } from '../shop/context.ts'
import { readStaff } from './staff-cookie.server.ts'

/** Makes the staff member known to `allow`, read once when first needed. */
export const findStaff: MiddlewareFunction<Response> = ({ request, context }, next) => {
  let staff: ReturnType<typeof readStaff> | undefined
  const { db } = context.get(shopContext)
  context.set(findStaffContext, () => {
    staff ??= readStaff(request, db, new Date())
    return staff
  })
  context.set(senderContext, async () => {
    const found = await context.get(findStaffContext)()
    return found && `staff-${found.id}`
  })
  return next()
}

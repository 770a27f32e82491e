import type { MiddlewareFunction } from 'react-router'
import { findStaffContext, shopContext } from '../shop/context.ts'
import { readStaff } from './staff-cookie.server.ts'

/** Makes the staff member known to `allow`, read once when first needed. */
export const findStaff: MiddlewareFunction<Response> = ({ request, context }, next) => {
  let staff: ReturnType<typeof readStaff> | undefined
  const { db } = context.get(shopContext)
  context.set(findStaffContext, () => {
    staff ??= readStaff(request, db, new Date())
    return staff
  })
  return next()
}

import { href } from 'react-router'
import { safeReturnPath } from '#web/forms/return-path.ts'

/** The page to open after signing in: the one of this shop in `returnTo`, or the account. */
export function returnPathOf(request: Request): string {
  const { origin, searchParams } = new URL(request.url)
  return safeReturnPath(searchParams.get('returnTo') ?? undefined, origin) ?? href('/account')
}

/** The query that keeps `returnTo` on the way through the sign-in pages; empty without one. */
export function returnQueryOf(request: Request): string {
  const path = returnPathOf(request)
  return path === href('/account') ? '' : `?${new URLSearchParams({ returnTo: path })}`
}

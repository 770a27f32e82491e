import type { ServerBuild } from 'react-router'
import type { PermissionMiddleware } from '#web/staff/allow.server.ts'
import { isInOffice } from './area-builds.ts'

/** Pages that staff open before they are signed in. */
const openPages = ['/office/sign-in', '/office/link', '/office/email']

/**
 * The routes of the office that name no permission by `allow`. A build with one of them fails: a page by its loader and an action
 * are open to everyone without it.
 */
export function unguardedRoutes(routes: ServerBuild['routes']): string[] {
  return Object.values(routes).flatMap(route => {
    if (!route || !isInOffice(routes, route.parentId)) return []
    const { middleware = [], action, loader } = route.module
    if (!action && !loader && route.path === undefined) return []
    const isGuarded = (middleware as Partial<PermissionMiddleware>[]).some(({ rulesAt }) => rulesAt)
    return isGuarded || isOpen(route.path) ? [] : [route.id]
  })
}

function isOpen(path: string | undefined): boolean {
  return openPages.some(page => `/${path}` === page || `/${path}`.startsWith(`${page}/`))
}

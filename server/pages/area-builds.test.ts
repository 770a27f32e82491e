import type { ServerBuild } from 'react-router'
import { expect, it } from 'vitest'
import { allow } from '#web/staff/allow.server.ts'
import { isInOffice } from './area-builds.ts'
import { unguardedRoutes } from './guarded-routes.ts'

const loader = () => null

const routes = {
  root: { id: 'root', path: '', module: {} },
  shop: { id: 'shop', parentId: 'root', path: 'Shop', module: { loader } },
  'office-root': { id: 'office-root', parentId: 'root', module: {} },
  frame: { id: 'frame', parentId: 'office-root', module: {} },
  guarded: {
    id: 'guarded',
    parentId: 'frame',
    path: 'office/orders',
    module: { loader, middleware: [allow('orders.read')] },
  },
  open: { id: 'open', parentId: 'frame', path: 'office/open', module: { loader } },
  action: { id: 'action', parentId: 'office-root', path: 'office/pack', module: { action: loader } },
  signIn: { id: 'signIn', parentId: 'office-root', path: 'office/sign-in', module: { loader } },
} as unknown as ServerBuild['routes']

it('counts everything below the root of the office as the office', () => {
  const inOffice = Object.keys(routes).filter(id => isInOffice(routes, id))
  expect(inOffice).toEqual(['office-root', 'frame', 'guarded', 'open', 'action', 'signIn'])
})

it('finds routes of the office that name no permission, except sign-in', () => {
  expect(unguardedRoutes(routes)).toEqual(['open', 'action'])
})

import type { RouterContextProvider } from 'react-router'
import { staffActor } from '#commerce/values/actor.ts'
import { staffContext } from '../shop/context.ts'

/** The origin of a change that a staff member makes by a form. */
export function formOrigin({ context }: { context: Readonly<RouterContextProvider> }, reason = '') {
  return { actor: staffActor(context.get(staffContext)), reason, cause: 'form', now: new Date() } as const
}

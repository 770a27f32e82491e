import { staffActor } from '../../commerce/actor.ts'
import { expectedLegalPages } from '../../commerce/content/legal-pages/legal-page.ts'
import { linkLegalPages } from '../../commerce/content/legal-pages/link-legal-pages.server.ts'
import { setupMessages as texts } from '../../messages/office/setup.ts'
import { acceptForm } from '../../web/requests/accept-form.server.ts'
import { shopContext, staffContext } from '../../web/shop/context.ts'
import { allow } from '../../web/staff/allow.server.ts'
import { redirectWithNotice } from '../notices/notice.server.ts'
import type { Route } from './+types/link-pages.ts'

export const middleware = [allow('settings.edit'), acceptForm({})]

/** Puts the legal pages into the footer. */
export async function action({ request, context }: Route.ActionArgs) {
  const actor = staffActor(context.get(staffContext).name)
  const origin = { actor, reason: '', cause: 'form', now: new Date() } as const
  const { db, settings } = context.get(shopContext)
  const { country } = await settings()
  const linked = await linkLegalPages(db, origin, expectedLegalPages(country))
  const changeSet = linked.ok ? linked.changeSet : null
  return redirectWithNotice(request, '/office/setup', { text: texts.linked, changeSet })
}

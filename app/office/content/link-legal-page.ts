import { staffActor } from '../../commerce/actor.ts'
import { legalPageKinds } from '../../commerce/content/legal-pages/legal-page.ts'
import { linkLegalPages } from '../../commerce/content/legal-pages/link-legal-pages.server.ts'
import { choiceField } from '../../commerce/input/text-fields.server.ts'
import { legalPageMessages as texts } from '../../messages/office/legal-pages.ts'
import { acceptForm } from '../../web/requests/accept-form.server.ts'
import { readInput, refuseInput } from '../../web/requests/read-input.server.ts'
import { shopContext, staffContext } from '../../web/shop/context.ts'
import { allow } from '../../web/staff/allow.server.ts'
import { redirectWithNotice } from '../notices/notice.server.ts'
import type { Route } from './+types/link-legal-page.ts'

const fields = { legal: choiceField(legalPageKinds) }

export const middleware = [allow('content.edit'), acceptForm(fields)]

/** Puts a legal page into the list of help pages. */
export async function action(args: Route.ActionArgs) {
  const input = await readInput(args, fields)
  if (!input.ok) return refuseInput(args)
  const { legal: kind } = input.values
  const actor = staffActor(args.context.get(staffContext).name)
  const origin = { actor, reason: '', cause: 'form', now: new Date() } as const
  const linked = await linkLegalPages(args.context.get(shopContext).db, origin, [kind])
  const changeSet = linked.ok ? linked.changeSet : null
  const text = changeSet === null ? texts.notLinkedYet : texts.linked(texts.kinds[kind])
  return redirectWithNotice(args.request, '/office/content', { text, changeSet })
}

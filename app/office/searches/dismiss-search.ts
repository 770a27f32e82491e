import { staffActor } from '../../commerce/actor.ts'
import { textField } from '../../commerce/input/text-fields.server.ts'
import { dismissSearch } from '../../commerce/search-misses/answer-search.server.ts'
import { searchesMessages as texts } from '../../messages/office/searches.ts'
import { acceptForm } from '../../web/requests/accept-form.server.ts'
import { readInput, refuseInput } from '../../web/requests/read-input.server.ts'
import { shopContext, staffContext } from '../../web/shop/context.ts'
import { allow } from '../../web/staff/allow.server.ts'
import { redirectWithNotice } from '../notices/notice.server.ts'
import type { Route } from './+types/dismiss-search.ts'
import { searchesPath } from './searches-address.ts'

const fields = { query: textField({ max: 100 }) }

export const middleware = [allow('products.edit'), acceptForm(fields)]

/** Takes a search off the list. */
export async function action(args: Route.ActionArgs) {
  const { request, context } = args
  const input = await readInput(args, fields)
  if (!input.ok) return refuseInput(args)
  const { query } = input.values
  const actor = staffActor(context.get(staffContext).name)
  const origin = { actor, reason: '', cause: 'form', now: new Date() } as const
  const dismissed = await dismissSearch(context.get(shopContext).db, origin, query)
  const changeSet = dismissed.ok ? dismissed.changeSet : null
  const text = changeSet === null ? texts.gone : texts.dismissed(query)
  return redirectWithNotice(request, searchesPath, { text, changeSet })
}

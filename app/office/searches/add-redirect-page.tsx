import { data } from 'react-router'
import { searchRedirectRecord } from '#commerce/catalog/index/search-answer-records.server.ts'
import { optionalField } from '#commerce/editing/input/field.server.ts'
import { textField } from '#commerce/editing/input/text-fields.server.ts'
import { searchesMessages as texts } from '#messages/office/searches.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { readInput, refuseInput } from '#web/requests/read-input.server.ts'
import { shopContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import type { Route } from './+types/add-redirect-page.ts'
import { AnswerScreen } from './answer-screen.tsx'
import { loadAnswerPage, saveAnswer } from './load-answer-page.server.ts'
import { previewRedirect } from './preview-answer.server.ts'

const fields = {
  query: textField({ max: 100 }),
  target: optionalField(textField({ max: 1000 }), ''),
}

export const middleware = [allow('products.edit'), acceptForm(fields)]

export function loader(args: Route.LoaderArgs) {
  return loadAnswerPage(args)
}

export async function action(args: Route.ActionArgs) {
  const input = await readInput(args, fields)
  if (!input.ok) return refuseInput(args)
  const { query, target } = input.values
  const found = await previewRedirect(args.context.get(shopContext), target, new Date())
  if (!found?.isThere) {
    const error = found?.leadsTo ?? texts.redirect.choose
    return data({ typed: { target }, errors: { target: error } }, { status: 400 })
  }
  const saved = texts.redirect.added(query, target)
  return saveAnswer(args, { query, definition: searchRedirectRecord, typed: { query, target }, saved })
}

/** The page of a search, with the errors of a redirect. */
export default function AddRedirectPage({ loaderData, actionData }: Route.ComponentProps) {
  return <AnswerScreen {...loaderData} refused={actionData} />
}

import { synonymRecord } from '#commerce/catalog/index/search-answer-records.server.ts'
import { optionalField } from '#commerce/editing/input/field.server.ts'
import { textField } from '#commerce/editing/input/text-fields.server.ts'
import { searchesMessages as texts } from '#messages/office/searches.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { readInput, refuseInput } from '#web/requests/read-input.server.ts'
import { allow } from '#web/staff/allow.server.ts'
import type { Route } from './+types/add-synonym-page.ts'
import { AnswerScreen } from './answer-screen.tsx'
import { loadAnswerPage, saveAnswer } from './load-answer-page.server.ts'

const fields = {
  query: textField({ max: 100 }),
  word: optionalField(textField({ max: 1000 }), ''),
  means: optionalField(textField({ max: 1000 }), ''),
}

export const middleware = [allow('products.edit'), acceptForm(fields)]

export function loader(args: Route.LoaderArgs) {
  return loadAnswerPage(args)
}

export async function action(args: Route.ActionArgs) {
  const input = await readInput(args, fields)
  if (!input.ok) return refuseInput(args)
  const { query, word, means } = input.values
  const saved = texts.synonym.added(word, means)
  return saveAnswer(args, { query, definition: synonymRecord, typed: { word, means }, saved })
}

/** The page of a search, with the errors of a synonym. */
export default function AddSynonymPage({ loaderData, actionData }: Route.ComponentProps) {
  return <AnswerScreen {...loaderData} refused={actionData} />
}

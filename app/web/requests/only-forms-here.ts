import { refusalMessages } from '#messages/refusals.ts'
import { refusalPage, wayOn } from '../forms/refusal-page.ts'

/** The response to a read of an address that only takes forms. */
export function onlyFormsHere({ request }: { request: Request }): Response {
  return refusalPage(405, refusalMessages.onlyForms, { Allow: 'POST' }, wayOn({ request }))
}

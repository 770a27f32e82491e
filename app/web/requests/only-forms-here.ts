import { refusalMessages } from '../../messages/refusals.ts'
import { refusalPage } from '../forms/refusal-page.ts'

/** The response to a read of an address that only takes forms. */
export function onlyFormsHere(): Response {
  return refusalPage(405, refusalMessages.onlyForms, { Allow: 'POST' })
}

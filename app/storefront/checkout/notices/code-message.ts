import type { CodeRefusal } from '#commerce/selling/promotions/code-refusal.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import type { CheckoutNotice, CheckoutView } from '../view/checkout-view.ts'

/** The outcome of the code entered last, shown below the code box. */
export interface CodeMessage {
  text: string
  isError: boolean
}

/** Undefined for a code that waits for a confirmed email: the list of codes says so. */
export function codeMessage(code: string, refusal: CodeRefusal | null): CodeMessage | undefined {
  if (refusal === null) return { text: checkoutMessages.codeApplied({ code }), isError: false }
  if (refusal === 'unconfirmed-email') return undefined
  return { text: checkoutMessages.codeRefusals[refusal], isError: true }
}

export function missingCodeMessage(): CodeMessage {
  return { text: checkoutMessages.enterCode, isError: true }
}

/** The message a page starts with, after a form was submitted without a script. */
export function initialCodeMessage(
  { draft, refusedCodes }: CheckoutView,
  notice: CheckoutNotice | undefined,
): CodeMessage | undefined {
  if (notice === 'no-code') return missingCodeMessage()
  if (notice !== 'code') return undefined
  const refused = draft.changes.find(change => change.kind === 'code-refused')
  if (refused) return codeMessage(refused.code, refused.reason)
  const last = draft.codes.at(-1)
  if (last === undefined) return undefined
  const isWaiting = refusedCodes.some(({ code, reason }) => code === last && reason === 'unconfirmed-email')
  return isWaiting ? undefined : codeMessage(last, null)
}

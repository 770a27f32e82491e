import type { OrderChange } from '#commerce/cart/checkout/order-change.ts'
import {
  type CheckoutDraftChange,
  saveCheckoutDraft,
} from '#commerce/cart/checkout/save-checkout-draft.server.ts'
import type { CodeRefusal } from '#commerce/selling/promotions/code-refusal.ts'
import { parseDiscountCode } from '#commerce/selling/promotions/discount-code.ts'
import { type CheckoutRequest, currentCart } from './checkout-request.server.ts'
import type { CheckoutView, SaveCheckoutResponse } from './view/checkout-view.ts'
import { loadCheckoutView } from './view/load-checkout-view.server.ts'

/** The code in the input; empty if there is none. */
export function enteredCode({ other }: CheckoutRequest): string {
  return other.code?.trim() ?? ''
}

/** Saves the draft, and adds or removes a code. A refused code isn't kept, unless it only waits for a confirmed email. */
export async function saveCheckoutRequest(
  form: CheckoutRequest,
): Promise<SaveCheckoutResponse & { headers: Headers }> {
  const { shop, visitor, fields, other, now } = form
  const { headers, ...loaded } = await currentCart(form)
  const code = enteredCode(form)
  const save = async (change: CheckoutDraftChange) =>
    loadCheckoutView(
      shop,
      visitor,
      { draft: await saveCheckoutDraft(shop.db, visitor, change, now), ...loaded },
      now,
    )
  if (code === '')
    return {
      view: await save({ fields, removeCode: other.removeCode, changes: [] }),
      codeAttempt: null,
      headers,
    }
  const view = await save({ fields, addCode: code, changes: [] })
  const reason = refusalReason(view, code)
  if (reason === null || reason === 'unconfirmed-email')
    return { view, codeAttempt: { code, reason }, headers }
  const changes: OrderChange[] = [{ kind: 'code-refused', code, reason }]
  return {
    view: await save({ removeCode: parseDiscountCode(code), changes }),
    codeAttempt: { code, reason },
    headers,
  }
}

function refusalReason({ refusedCodes }: CheckoutView, entered: string): CodeRefusal | null {
  const code = parseDiscountCode(entered)
  if (!code) return 'unknown-code'
  return refusedCodes.find(one => one.code === code)?.reason ?? null
}

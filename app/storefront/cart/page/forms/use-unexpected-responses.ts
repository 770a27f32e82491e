import { useEffect, useRef } from 'react'
import { href } from 'react-router'
import { changeFailureMessages } from '#messages/change-failures.ts'
import { onChangeResponse } from '#storefront/pending-changes/page-queue.ts'
import type { CartResponse } from '#storefront/product-controls/add-to-cart/cart-response.ts'
import type { ChangeResponse } from '#web/browser/change-queue.ts'
import type { NewChange } from '#web/browser/pending-change.ts'
import type { CartMessage } from '../cart-message.ts'

/**
 * Reports responses that differ from what the screen shows. Returns a function that records the quantity shown for a pending
 * change, by its key. `report` must be stable.
 */
export function useUnexpectedResponses(report: (message: CartMessage) => void) {
  const shownQuantities = useRef(new Map<string, number | undefined>())

  useEffect(
    () =>
      onChangeResponse(({ change, response }) => {
        const shown = shownQuantities.current.get(change.key)
        shownQuantities.current.delete(change.key)
        const { message, quantity } = readResponse(change, response)
        const isAsShown = shown === undefined || shown === quantity
        // An open dialog shows its own results.
        if ((response.ok && isAsShown) || document.querySelector('dialog:modal')) return
        report(message)
      }),
    [report],
  )

  return (key: string, quantity: number | undefined) => void shownQuantities.current.set(key, quantity)
}

/** Responses to changes made on other pages name their subject. */
function readResponse({ to, fields, subject }: NewChange, response: ChangeResponse) {
  const isCartChange = to.startsWith(`${href('/cart')}/`)
  const { result = null, cart } = (isCartChange ? response : {}) as Partial<CartResponse>
  const { sku = null } = fields
  const line = cart?.lines.find(other => other.sku === sku)
  const text =
    line || !subject
      ? response.message
      : changeFailureMessages.aboutSubject({ subject, message: response.message })
  const message: CartMessage = { result, sku, text, isInitial: false }
  return { message, quantity: line?.quantity }
}

import { type FormEvent, useCallback, useState } from 'react'
import type { Cart } from '#commerce/cart/cart.ts'
import { applyCartChange } from '#commerce/cart/cart-change.ts'
import { usePendingChanges } from '#storefront/pending-changes/page-queue.ts'
import { unreachableText } from '#storefront/pending-changes/unreachable-text.ts'
import { useReloadIfOutdated } from '#storefront/pending-changes/use-reload-if-outdated.ts'
import {
  changeCartLine,
  refetchCart,
  useLiveCart,
} from '#storefront/product-controls/add-to-cart/live-cart.ts'
import { cartResultText } from '../../cart-result-text.ts'
import type { CartMessage } from '../cart-message.ts'
import { type RecentMoves, withRecentMove } from '../cart-rows.ts'
import { changeAnnouncement } from './change-announcement.ts'
import { readCartFormChange } from './read-cart-form-change.ts'
import { useUnexpectedResponses } from './use-unexpected-responses.ts'

/** Handles the cart page's forms in the browser: changes show at once, and refusals show beside their line. */
export function useCartForms(loadedCart: Cart, initialMessage: CartMessage | undefined) {
  const cart = useLiveCart(loadedCart)
  useReloadIfOutdated(loadedCart, refetchCart)
  const { isUnreachable, pending } = usePendingChanges()
  const { announcement, announce } = useAnnouncement()
  const [message, setMessage] = useState(initialMessage)
  const [moves, setMoves] = useState(() => initialMoves(initialMessage))
  const [previousLoad, setPreviousLoad] = useState(loadedCart)
  if (previousLoad !== loadedCart) {
    setPreviousLoad(loadedCart)
    setMessage(initialMessage)
    setMoves(initialMoves(initialMessage))
  }

  const showMessage = useCallback(
    (next: CartMessage) => {
      setMessage(next)
      announce(next.text)
    },
    [announce],
  )
  const expectQuantity = useUnexpectedResponses(showMessage)

  function onSubmit(event: FormEvent<HTMLElement>) {
    event.preventDefault()
    const form = event.target as HTMLFormElement
    const fields = submittedFields(form, event.nativeEvent as SubmitEvent)
    const change = readCartFormChange(new URL(form.action).pathname, fields)
    if (!change) {
      const text = cartResultText('bad-quantity', undefined, cart)
      return showMessage({ result: 'bad-quantity', sku: String(fields.get('sku')), text, isInitial: false })
    }
    const changedCart = applyCartChange(cart, change)
    const isUndo = form.closest('[data-placeholder]') !== null
    const key = changeCartLine(change, cart)
    if (change.kind === 'change' && change.quantity > 0)
      expectQuantity(key, changedCart.lines.find(line => line.sku === change.sku)?.quantity)
    setMessage(undefined)
    setMoves(before => withRecentMove(before, change, isUndo))
    announce(changeAnnouncement(change, isUndo, changedCart))
  }

  const pendingNote = isUnreachable && pending.length > 0 ? unreachableText(pending) : undefined
  return { cart, message, moves, announcement, pendingNote, onSubmit }
}

function submittedFields(form: HTMLFormElement, { submitter }: SubmitEvent): FormData {
  const fields = new FormData(form)
  if (submitter instanceof HTMLButtonElement && submitter.name) fields.set(submitter.name, submitter.value)
  return fields
}

function initialMoves(message: CartMessage | undefined): RecentMoves {
  const { result, sku } = message ?? {}
  return new Map(sku && (result === 'saved' || result === 'unsaved') ? [[sku, result]] : [])
}

interface CountedAnnouncement {
  text: string
  /** Distinguishes repetitions, so that screen readers read the same text again. */
  count: number
}

function useAnnouncement() {
  const [announcement, setAnnouncement] = useState<CountedAnnouncement>({ text: '', count: 0 })
  const announce = useCallback(
    (text: string) => setAnnouncement(({ count }) => ({ text, count: count + 1 })),
    [],
  )
  return { announcement, announce }
}

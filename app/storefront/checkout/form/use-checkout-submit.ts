import { type FormEvent, useEffect, useRef, useState } from 'react'
import { href } from 'react-router'
import type { CheckoutFields } from '#commerce/cart/checkout/checkout-form.ts'
import { missingCodeMessage } from '../notices/code-message.ts'
import { codeInput } from './post-checkout.ts'
import type { useFieldErrors } from './use-field-errors.ts'
import type { useSavedView } from './use-saved-view.ts'

interface CheckoutSubmitProps {
  saved: ReturnType<typeof useSavedView>
  errors: ReturnType<typeof useFieldErrors>
  readFields: () => CheckoutFields
}

/** Handles the buttons of the checkout: placing an order, confirming an email and selecting an address leave the page. */
export function useCheckoutSubmit({
  saved: { code, setCode, queue },
  errors,
  readFields,
}: CheckoutSubmitProps) {
  const errorSummary = useRef<HTMLElement>(null)
  const [isPlacing, setPlacing] = usePlacing()

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent
    const button = submitter instanceof HTMLButtonElement ? submitter : undefined
    const path = button && new URL(button.formAction).pathname
    if (path === href('/checkout/confirm') || path === href('/checkout/address')) return queue.cancel()
    if (path === href('/checkout/place')) return prepareOrder() || event.preventDefault()
    event.preventDefault()
    if (path === href('/checkout/code')) submitCode(button!)
    else queue.saveNow()
  }

  /** Whether the order can be submitted now. */
  function prepareOrder(): boolean {
    if (isPlacing) return false
    const input = codeInput()
    const entered = input?.value.trim() ?? ''
    // A code is applied before the order is placed; one that was refused is dropped.
    if (entered !== '' && !code?.isError) {
      queue.saveNow({ code: entered })
      return false
    }
    if (input) input.value = ''
    if (!errors.isValid(readFields())) {
      errors.showAll()
      queue.saveNow()
      // The summary renders first.
      requestAnimationFrame(() => errorSummary.current?.focus())
      return false
    }
    queue.cancel()
    setPlacing(true)
    return true
  }

  function submitCode(button: HTMLButtonElement) {
    const entered = codeInput()?.value.trim() ?? ''
    setCode(undefined)
    if (button.name === 'removeCode') {
      queue.saveNow({ removeCode: button.value })
      codeInput()?.focus()
    } else if (entered === '') setCode(missingCodeMessage())
    else queue.saveNow({ code: entered })
  }

  return { onSubmit, isPlacing, errorSummary }
}

/** Whether an order is being placed. Resets when the back button restores the page as it was left. */
function usePlacing() {
  const [isPlacing, setPlacing] = useState(false)
  useEffect(() => {
    const reset = ({ persisted }: PageTransitionEvent) => persisted && setPlacing(false)
    addEventListener('pageshow', reset)
    return () => removeEventListener('pageshow', reset)
  }, [])
  return [isPlacing, setPlacing] as const
}

import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { checkoutFields, mergeCheckoutFields } from '#commerce/cart/checkout/checkout-form.ts'
import { suggestEmail } from '#commerce/cart/checkout/email-suggestion.ts'
import type { CheckoutNotice, CheckoutOptions, CheckoutView } from '../view/checkout-view.ts'
import { readCheckoutInputs } from './post-checkout.ts'
import { useCheckoutSubmit } from './use-checkout-submit.ts'
import { useFieldErrors } from './use-field-errors.ts'
import { useSavedView } from './use-saved-view.ts'

/** Saves once the shopper pauses typing for this many milliseconds. */
const saveDelay = 500

/** Fields that are saved at once, since their value is complete. */
const selectFields = ['country', 'region', 'delivery', 'payment']

/** Enhances the checkout: saves as the shopper types and shows errors beside the fields. Forms also work without it. */
export function useCheckout(
  loaded: CheckoutView,
  options: CheckoutOptions,
  notice: CheckoutNotice | undefined,
) {
  const form = useRef<HTMLFormElement>(null)
  const [fields, setFields] = useState(loaded.draft.fields)
  const saved = useSavedView(loaded, notice, () => form.current)
  const errors = useFieldErrors(fields, saved.view, options, notice === 'check')
  const { queue } = saved
  const readFields = () => {
    const typed = mergeCheckoutFields(fields, readCheckoutInputs(form.current))
    setFields(typed)
    return typed
  }
  const submit = useCheckoutSubmit({ saved, errors, readFields })

  useEffect(() => {
    // Input from before hydration, or restored by the browser.
    const typed = mergeCheckoutFields(loaded.draft.fields, readCheckoutInputs(form.current))
    if (checkoutFields.some(name => typed[name] !== loaded.draft.fields[name])) {
      setFields(typed)
      queue.saveLater(saveDelay)
    }
    return () => queue.cancel()
  }, [loaded, queue])

  function onInput(event: FormEvent<HTMLFormElement>) {
    readFields()
    if (selectFields.includes((event.target as HTMLInputElement).name)) queue.saveNow()
    else queue.saveLater(saveDelay)
  }

  function onBlur({ target }: FocusEvent<HTMLFormElement>) {
    const { name, value } = target as unknown as HTMLInputElement
    const field = checkoutFields.find(field => field === name)
    // Tabbing past an empty field isn't an error yet.
    if (field && value.trim() !== '') errors.visit(field)
  }

  const hasLeftEmail = errors.hasVisited('email') || fields.email === loaded.draft.fields.email
  const suggestion = hasLeftEmail && !errors.errorFor('email') ? suggestEmail(fields.email) : undefined
  const { onSubmit, isPlacing, errorSummary } = submit
  const handlers = { onInput, onBlur, onSubmit }
  return { form, fields, saved, errors, errorSummary, suggestion, isPlacing, handlers }
}

import { useState } from 'react'
import {
  type CheckoutErrors,
  type CheckoutField,
  type CheckoutFields,
  checkoutFields,
  validateCheckout,
} from '#commerce/cart/checkout/checkout-form.ts'
import { countryFormat } from '#commerce/values/addresses/country-format.ts'
import { type CheckoutOptions, type CheckoutView, paymentsFor } from '../view/checkout-view.ts'
import { checkoutErrorText } from './checkout-error-text.ts'

/** Which errors to show: those of fields the shopper has left, or of all fields once they tried to order. */
export function useFieldErrors(
  fields: CheckoutFields,
  view: CheckoutView,
  options: CheckoutOptions,
  startsWithAll: boolean,
) {
  const [visited, setVisited] = useState<ReadonlySet<CheckoutField>>(
    () => new Set(startsWithAll ? checkoutFields : []),
  )
  const [isSummaryOpen, setSummaryOpen] = useState(startsWithAll)
  const validOptions = {
    countries: options.countries.map(({ code }) => code),
    deliveries: view.deliveries.map(({ methodId }) => methodId),
    payments: paymentsFor(options.payments, { due: view.quote?.due ?? 0, bankAccount: view.bankAccount }).map(
      ({ name }) => name,
    ),
  }
  const validated = validateCheckout(fields, validOptions)
  const errors = validated.ok ? {} : validated.errors
  return {
    errorFor: (field: CheckoutField) => {
      const error = visited.has(field) ? errors[field] : undefined
      return error && checkoutErrorText(fields.country, field, error)
    },
    summary: isSummaryOpen && !validated.ok ? inPageOrder(errors, fields.country) : undefined,
    isValid: (typed: CheckoutFields) => validateCheckout(typed, validOptions).ok,
    hasVisited: (field: CheckoutField) => visited.has(field),
    visit: (field: CheckoutField) => setVisited(before => new Set([...before, field])),
    showAll: () => {
      setVisited(new Set(checkoutFields))
      setSummaryOpen(true)
    },
  }
}

function inPageOrder(errors: CheckoutErrors, country: string): { field: CheckoutField; text: string }[] {
  const order: string[] = ['email', 'country', ...countryFormat(country).rows.flat()]
  const rank = (field: string) => (order.includes(field) ? order.indexOf(field) : order.length)
  return checkoutFields
    .flatMap(field => {
      const error = errors[field]
      return error ? [{ field, text: checkoutErrorText(country, field, error) }] : []
    })
    .sort((a, b) => rank(a.field) - rank(b.field))
}

import { href } from 'react-router'
import { type CheckoutFields, checkoutFields } from '#commerce/cart/checkout/checkout-form.ts'
import type { SaveCheckoutResponse } from '../view/checkout-view.ts'

export function codeInput(): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>('#code')
}

export function readCheckoutInputs(form: HTMLFormElement | null): Partial<CheckoutFields> {
  const inputs: Partial<CheckoutFields> = {}
  if (!form) return inputs
  const data = new FormData(form)
  for (const name of checkoutFields) {
    const value = data.get(name)
    if (typeof value === 'string') inputs[name] = value
  }
  return inputs
}

/** Saves the draft. Undefined if the server can't be reached or refuses. */
export async function postCheckout(
  fields: Record<string, string>,
): Promise<SaveCheckoutResponse | undefined> {
  try {
    const response = await fetch(href('/checkout/save'), {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams(fields),
    })
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    return response.ok && isJson ? ((await response.json()) as SaveCheckoutResponse) : undefined
  } catch {
    return undefined
  }
}

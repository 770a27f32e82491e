import { href } from 'react-router'
import { type CheckoutFields, checkoutFields } from '../../commerce/checkout/checkout-form.ts'
import type { SavedAnswer } from './checkout-view.ts'

export function codeBox(): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>('#code')
}

/** What stands in the fields now. */
export function readForm(form: HTMLFormElement | null): Partial<CheckoutFields> {
  const read: Partial<CheckoutFields> = {}
  if (!form) return read
  const sent = new FormData(form)
  for (const name of checkoutFields) {
    const value = sent.get(name)
    if (typeof value === 'string') read[name] = value
  }
  return read
}

/** Keeps it at the shop. Undefined when the shop did not answer. */
export async function post(fields: Record<string, string>): Promise<SavedAnswer | undefined> {
  try {
    const answer = await fetch(href('/checkout/save'), {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams(fields),
    })
    const isJson = answer.headers.get('content-type')?.startsWith('application/json')
    return answer.ok && isJson ? ((await answer.json()) as SavedAnswer) : undefined
  } catch {
    return undefined
  }
}

import { href } from 'react-router'
import type { Choice } from '#commerce/catalog/products/options/option-values.ts'

/** The chosen values as URL parameters, in the order of the options. */
export function variantParams(choice: Choice, status?: string): URLSearchParams {
  const params = new URLSearchParams(choice)
  if (status) params.set('status', status)
  return params
}

/** The field of a form without JavaScript that says what was chosen before, and its value. */
export const beforeParam = 'before'

export function beforeValue(choice: Choice): string {
  return `${variantParams(choice)}`
}

/** The options whose values differ from those before. */
export function changedOptions(params: URLSearchParams): string[] {
  const before = params.get(beforeParam)
  if (before === null) return []
  const chosenBefore = new URLSearchParams(before)
  return [...params.keys()].filter(name => chosenBefore.get(name) !== params.get(name))
}

/** The product page with these values chosen. */
export function variantUrl({ slug, choice }: { slug: string; choice: Choice }, status?: string): string {
  const path = href('/productDetails/:slug?', { slug })
  const params = variantParams(choice, status)
  return params.size > 0 ? `${path}?${params}` : path
}

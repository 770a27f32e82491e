import { href } from 'react-router'
import type { Choice } from '#commerce/catalog/products/options/option-values.ts'

/** The chosen values as URL parameters, in the order of the options. */
export function variantParams(choice: Choice, status?: string): URLSearchParams {
  const params = new URLSearchParams(choice)
  if (status) params.set('status', status)
  return params
}

/** The product page with these values chosen. */
export function variantUrl({ slug, choice }: { slug: string; choice: Choice }, status?: string): string {
  const path = href('/productDetails/:slug?', { slug })
  const params = variantParams(choice, status)
  return params.size > 0 ? `${path}?${params}` : path
}

import { href } from 'react-router'

interface SelectedOptions {
  color?: string | null | undefined
  size?: string | null | undefined
}

/** The selected options as URL parameters, in canonical order. */
export function variantParams({ color, size }: SelectedOptions, status?: string): URLSearchParams {
  const params = new URLSearchParams()
  if (color) params.set('color', color)
  if (size) params.set('size', size)
  if (status) params.set('status', status)
  return params
}

/** The product page with this variant selected. */
export function variantUrl(
  { slug, ...options }: SelectedOptions & { slug: string },
  status?: string,
): string {
  const path = href('/productDetails/:slug?', { slug })
  const params = variantParams(options, status)
  return params.size > 0 ? `${path}?${params}` : path
}

import { href } from 'react-router'

/** What is chosen of a product, by its slugs; nothing where there was nothing to choose. */
interface Choice {
  color?: string | null | undefined
  size?: string | null | undefined
}

/** A choice as the address of a product's page holds it, in the order of the canonical one. */
export function choiceParameters({ color, size }: Choice, status?: string): URLSearchParams {
  const parameters = new URLSearchParams()
  if (color) parameters.set('color', color)
  if (size) parameters.set('size', size)
  if (status) parameters.set('status', status)
  return parameters
}

/** Where a product is, with this variant chosen. */
export function chosenAddress({ slug, ...choice }: Choice & { slug: string }, status?: string): string {
  const path = href('/productDetails/:slug?', { slug })
  const parameters = choiceParameters(choice, status)
  return parameters.size > 0 ? `${path}?${parameters}` : path
}

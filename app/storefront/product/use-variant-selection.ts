import { type RefObject, startTransition, useEffect, useOptimistic, useState } from 'react'
import { useLocation, useSearchParams, useSubmit } from 'react-router'
import type { Choice } from '#commerce/catalog/products/options/option-values.ts'
import type { Product } from '#commerce/catalog/products/product.ts'
import { type MovedValues, selectVariant } from '#commerce/catalog/products/variant-selection.ts'
import { changedOptions, variantParams, variantUrl } from '../product-controls/variant-url.ts'

/** Selects values by the names of their fields: the slugs of options, and `status`. */
export type SelectValues = (changed: Readonly<Record<string, string>>) => void

/** The variant of the URL. `select` shows the variant closest to the changed values at once; the URL follows. */
export function useVariantSelection(product: Product) {
  const [urlParams] = useSearchParams()
  const [params, showParams] = useOptimistic(urlParams)
  const { pathname } = useLocation()
  const submit = useSubmit()
  const selection = selectVariant(product, {
    choice: Object.fromEntries(params),
    pressed: changedOptions(params),
    status: params.get('status'),
  })
  const [lastMove, setLastMove] = useState<{ url: string; moved: MovedValues | null }>()
  const urlOf = (choice: Choice) => variantUrl({ slug: product.slug, choice })
  const moved = lastMove?.url === urlOf(selection.choice) ? lastMove.moved : selection.moved

  const select: SelectValues = ({ status = null, ...changed }) => {
    const { variant, choice } = selection
    const pressed = Object.keys(changed).filter(name => changed[name] !== choice[name])
    const changedTo = selectVariant(product, { choice: { ...choice, ...changed }, pressed, status })
    const next = variantParams(changedTo.choice)
    if (changedTo.variant === variant && `${next}` === `${variantParams(choice)}`) return
    setLastMove({ url: urlOf(changedTo.choice), moved: changedTo.moved })
    startTransition(async () => {
      showParams(next)
      await submit(next, { action: pathname, replace: true, preventScrollReset: true })
    })
  }
  return { selection: { ...selection, moved }, select }
}

/** Selects the values in the form, in case they were changed before hydration or restored by the browser. */
export function useEarlySelection(fields: RefObject<HTMLElement | null>, select: SelectValues): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: from hydration on, the fields report every change
  useEffect(() => {
    const inputs = new FormData(fields.current!.closest('form')!)
    select(Object.fromEntries(inputs) as Record<string, string>)
  }, [])
}

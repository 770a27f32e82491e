import { type RefObject, startTransition, useEffect, useOptimistic } from 'react'
import { useLocation, useSearchParams, useSubmit } from 'react-router'
import type { Product } from '#commerce/catalog/products/product.ts'
import { type RequestedOptions, selectVariant } from '#commerce/catalog/products/variant-selection.ts'
import { variantParams } from '../product-controls/variant-url.ts'

export type SelectOptions = (changed: Partial<RequestedOptions>) => void

/** The variant of the URL. `select` shows the variant closest to the changed options at once; the URL follows. */
export function useVariantSelection(product: Product) {
  const [urlParams] = useSearchParams()
  const [params, showParams] = useOptimistic(urlParams)
  const { pathname } = useLocation()
  const submit = useSubmit()
  const selection = selectVariant(product, {
    color: params.get('color'),
    size: params.get('size'),
    status: params.get('status'),
  })

  const select: SelectOptions = changed => {
    const { variant, size } = selection
    const { color } = variant
    const changedTo = selectVariant(product, { color, size, status: null, ...changed })
    if (changedTo.variant === variant && changedTo.size === size) return
    const next = variantParams({ color: changedTo.variant.color, size: changedTo.size })
    startTransition(async () => {
      showParams(next)
      await submit(next, { action: pathname, replace: true, preventScrollReset: true })
    })
  }
  return { selection, select }
}

/** Selects the options in the form, in case they were changed before hydration or restored by the browser. */
export function useEarlySelection(fields: RefObject<HTMLElement | null>, select: SelectOptions): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: from hydration on, the fields report every change
  useEffect(() => {
    const inputs = new FormData(fields.current!.closest('form')!)
    select(Object.fromEntries(inputs) as Partial<RequestedOptions>)
  }, [])
}

import type { AddToCartState } from './add-to-cart-state.ts'
import { OptionsDialog } from './options-dialog.tsx'
import { CartPanel } from './panel/cart-panel.tsx'

export function AddToCartDialog({ state }: { state: AddToCartState }) {
  if ('added' in state) return <CartPanel added={state.added} />
  return <OptionsDialog key={state.product.slug} {...state.product} />
}

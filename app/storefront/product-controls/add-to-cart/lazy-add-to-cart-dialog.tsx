import { sharedMessages } from '#messages/shared.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { PageNotice } from '#ui/notice/page-notice.tsx'
import { loadPageSender } from '../../pending-changes/page-queue.ts'
import { useCloseOnNavigation } from '../use-close-on-navigation.ts'
import { closeAddToCartDialog, useAddToCartState } from './add-to-cart-state.ts'

const loadDialog = () => import('./add-to-cart-dialog.tsx').then(module => module.AddToCartDialog)

const AddToCartDialog = lazyComponent(loadDialog, <LoadingNotice />)

/** Starts loading the dialog and the sender while the shopper is still pressing the button. */
export function preloadAddToCart(): void {
  Promise.all([loadPageSender(), loadDialog()]).catch(() => {})
}

/** The panel or options dialog, on every page. Items are added even if it fails to load. */
export function LazyAddToCartDialog() {
  const state = useAddToCartState()
  useCloseOnNavigation(closeAddToCartDialog)
  return state && <AddToCartDialog state={state} />
}

function LoadingNotice() {
  return <PageNotice>{sharedMessages.oneMoment}</PageNotice>
}

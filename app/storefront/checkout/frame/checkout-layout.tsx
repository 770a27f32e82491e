import { useRef } from 'react'
import { Outlet } from 'react-router'
import { headerMessages } from '#messages/header.ts'
import { loadLayout } from '../../layout-data/load-layout.server.ts'
import { PendingChangesNotice } from '../../pending-changes/pending-changes-notice.tsx'
import { useFocusOnNewPage } from '../../use-focus-on-new-page.ts'
import type { Route } from './+types/checkout-layout.ts'
import { CheckoutFooter } from './checkout-footer.tsx'
import { CheckoutHeader } from './checkout-header.tsx'

export function loader(args: Route.LoaderArgs) {
  return loadLayout(args)
}

export function shouldRevalidate() {
  return false
}

/** Around the checkout and its payment page: the way back, help, and nothing that leads elsewhere. */
export default function CheckoutLayout({ loaderData }: Route.ComponentProps) {
  const main = useRef<HTMLElement>(null)
  useFocusOnNewPage(main)
  return (
    <>
      <a className="skip-link" href="#content">
        {headerMessages.skipToContent}
      </a>
      <CheckoutHeader layoutData={loaderData} />
      <main id="content" ref={main} tabIndex={-1}>
        <Outlet />
      </main>
      <CheckoutFooter layoutData={loaderData} />
      <PendingChangesNotice />
    </>
  )
}

import { useRef } from 'react'
import { Outlet } from 'react-router'
import { headerMessages } from '#messages/header.ts'
import { CardActionIcons } from '#ui/card/card-actions.tsx'
import type { Route } from './+types/layout.ts'
import { CompareStatus } from './compare/status/compare-status.tsx'
import { Footer } from './footer/footer.tsx'
import { Header } from './header/header.tsx'
import { loadLayout } from './layout-data/load-layout.server.ts'
import { PendingChangesNotice } from './pending-changes/pending-changes-notice.tsx'
import { LazyAddToCartDialog } from './product-controls/add-to-cart/lazy-add-to-cart-dialog.tsx'
import { HeartForm } from './product-controls/hearts/heart-form.tsx'
import { useFocusOnNewPage } from './use-focus-on-new-page.ts'

export function loader(args: Route.LoaderArgs) {
  return loadLayout(args)
}

/** Menus and settings load once per visit, to save requests on slow connections. */
export function shouldRevalidate() {
  return false
}

export default function StorefrontLayout({ loaderData }: Route.ComponentProps) {
  const main = useRef<HTMLElement>(null)
  useFocusOnNewPage(main)
  return (
    <>
      <a className="skip-link" href="#content">
        {headerMessages.skipToContent}
      </a>
      <Header layoutData={loaderData} />
      <main id="content" ref={main} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer layoutData={loaderData} />
      <CardActionIcons />
      <HeartForm />
      <CompareStatus />
      <PendingChangesNotice />
      <LazyAddToCartDialog />
    </>
  )
}

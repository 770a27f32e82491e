import { useRef } from 'react'
import { Outlet } from 'react-router'
import { readLayoutData } from '../commerce/content/content-store.server.ts'
import { headerMessages } from '../messages/header.ts'
import { promiseMessages } from '../messages/promises.ts'
import { CardActionIcons } from '../ui/card/card-actions.tsx'
import { shopContext } from '../web/shop/context.ts'
import type { Route } from './+types/layout.ts'
import { CompareStatus } from './compare/status/compare-status.tsx'
import { Footer } from './footer/footer.tsx'
import { Header } from './header/header.tsx'
import type { LoadedLayout } from './layout-data/use-layout-data.ts'
import { PendingChangesNotice } from './pending-changes/pending-changes-notice.tsx'
import { LazyAddToCartDialog } from './product-controls/add-to-cart/lazy-add-to-cart-dialog.tsx'
import { HeartForm } from './product-controls/hearts/heart-form.tsx'
import { useFocusOnNewPage } from './use-focus-on-new-page.ts'

export async function loader({ context, request }: Route.LoaderArgs): Promise<LoadedLayout> {
  const { db, cache, settings } = context.get(shopContext)
  const layoutData = await cache.get('layout-data', async () => readLayoutData(db, await settings()))
  const { withdrawalDays } = await settings()
  return {
    ...layoutData,
    origin: new URL(request.url).origin,
    withdraw: withdrawalDays > 0 ? promiseMessages.withdraw : '',
  }
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

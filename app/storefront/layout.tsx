import { useRef } from 'react'
import { Outlet } from 'react-router'
import { loadSurroundings } from '../commerce/content/content-store.server.ts'
import { CardActionIcons } from '../ui/card/card-actions.tsx'
import { shopContext } from '../web/context.ts'
import type { Route } from './+types/layout.ts'
import { CartCorner } from './cart/cart-corner.tsx'
import { ChosenToCompare } from './compare/chosen-to-compare.tsx'
import { Footer } from './footer/footer.tsx'
import { Header } from './header/header.tsx'
import { SendingNotice } from './sending/sending-notice.tsx'
import { useFocusOnNewPage } from './use-focus-on-new-page.ts'
import { HeartForm } from './wish-lists/hearts/heart-form.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, kept } = context.get(shopContext)
  const surroundings = await kept.get('surroundings', () => loadSurroundings(db))
  return { ...surroundings, origin: new URL(request.url).origin }
}

/** Menus and settings stay as they came, whatever a shopper opens or changes: less to fetch on a slow line. */
export function shouldRevalidate() {
  return false
}

export default function StorefrontLayout({ loaderData }: Route.ComponentProps) {
  const main = useRef<HTMLElement>(null)
  useFocusOnNewPage(main)
  return (
    <>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <Header surroundings={loaderData} />
      <main id="content" ref={main} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer surroundings={loaderData} />
      <CardActionIcons />
      <HeartForm />
      <ChosenToCompare />
      <SendingNotice />
      <CartCorner />
    </>
  )
}

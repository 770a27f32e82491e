import { useRef } from 'react'
import { href, Link, Outlet, useLocation } from 'react-router'
import { phoneLink } from '#commerce/content/phone-link.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import { headerMessages } from '#messages/header.ts'
import { Icon, type IconProps } from '#ui/icons/icon.tsx'
import { HomeLogo } from '../../header/home-logo.tsx'
import { loadLayout } from '../../layout-data/load-layout.server.ts'
import type { LoadedLayout } from '../../layout-data/use-layout-data.ts'
import { PendingChangesNotice } from '../../pending-changes/pending-changes-notice.tsx'
import { useFocusOnNewPage } from '../../use-focus-on-new-page.ts'
import type { Route } from './+types/checkout-layout.ts'
import styles from './checkout-layout.module.css'

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

/** Answers to questions that come up while paying, and ways to ask. */
function CheckoutFooter({ layoutData }: { layoutData: LoadedLayout }) {
  const { settings, helpMenu, withdraw } = layoutData
  const { phone, email } = settings
  const pages = helpMenu.flatMap(({ label, href }) => (href === null ? [] : [{ label, href }]))
  return (
    <footer className={styles.footer}>
      <div className={`wrap quiet-links ${styles.row}`}>
        {(phone !== '' || email !== '') && (
          <p className={styles.contact}>
            {checkoutMessages.questions} {phone !== '' && <a href={phoneLink(phone)}>{phone}</a>}
            {phone !== '' && email !== '' && ' · '}
            {email !== '' && <a href={`mailto:${email}`}>{email}</a>}
          </p>
        )}
        <ul className={styles.links}>
          {pages.map(({ label, href }, at) => (
            <li key={at}>
              <Link to={href}>{label}</Link>
            </li>
          ))}
          {withdraw !== '' && (
            <li>
              <Link to={href('/withdrawal')}>{withdraw}</Link>
            </li>
          )}
        </ul>
      </div>
    </footer>
  )
}

export function LockIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM7 11V7a5 5 0 0 1 10 0v4"
    />
  )
}

function CheckoutHeader({ layoutData }: { layoutData: LoadedLayout }) {
  const { demoNotice } = layoutData.settings
  const { pathname } = useLocation()
  // Once an order is placed, its cart is empty.
  const hasCart = pathname.toLowerCase() === href('/checkout')
  return (
    <header className={styles.header}>
      {demoNotice !== '' && <p className="demo-notice">{demoNotice}</p>}
      <div className={`wrap ${styles.line}`}>
        <HomeLogo layoutData={layoutData} label={headerMessages.homeLink} />
        <p className={styles.secure}>
          <LockIcon size={16} />
          {checkoutMessages.secure}
        </p>
        {hasCart && (
          <Link className={styles.back} to={href('/cart')}>
            {checkoutMessages.backToCart}
          </Link>
        )}
      </div>
    </header>
  )
}

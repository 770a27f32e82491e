import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { href, Link, useLocation } from 'react-router'
import { headerMessages } from '#messages/header.ts'
import { sharedMessages } from '#messages/shared.ts'
import { ActionIcon } from '#ui/card/card-actions.tsx'
import { UserIcon } from '#ui/icons/icons.tsx'
import type { LoadedLayout } from '../layout-data/use-layout-data.ts'
import { useVisitorCount } from '../pending-changes/page-queue.ts'
import { CategoryMenu, MenuButton } from './category-menu.tsx'
import styles from './header.module.css'
import { HomeLogo } from './home-logo.tsx'
import { MenuLinks } from './menu-links.tsx'
import { SearchPanel } from './search-panel.tsx'

/** Two bars, or on a phone one row. It leaves when the page scrolls down; when it scrolls up, the row or the second bar returns. */
export function Header({ layoutData }: { layoutData: LoadedLayout }) {
  const { settings, headerMenu } = layoutData
  const header = useRef<HTMLElement>(null)
  useReturnOnScroll(header)
  // A new key closes menu and search on navigation.
  const { key } = useLocation()
  return (
    <header ref={header} className={styles.header}>
      {settings.demoNotice !== '' && <p className="demo-notice">{settings.demoNotice}</p>}
      <div className={styles.rows}>
        <div className={`wrap ${styles.top}`}>
          <MenuButton />
          <HomeLogo layoutData={layoutData} label={headerMessages.homeLink} />
          <nav aria-label={headerMessages.main}>
            <MenuLinks items={headerMenu} />
          </nav>
        </div>
        <div className={styles.bar}>
          <div className="wrap">
            <CategoryMenu key={`menu-${key}`} layoutData={layoutData} />
            <SearchPanel key={`search-${key}`} placeholder={settings.searchPlaceholder} />
            <div>
              <AccountLink />
              <CountLink to={href('/wish-list/:list?')} label={sharedMessages.wishList} counted="wishes">
                <ActionIcon name="wish" size={20} />
              </CountLink>
              <CountLink to={href('/cart')} label={sharedMessages.cart} counted="cart">
                <ActionIcon name="cart" size={20} />
              </CountLink>
            </div>
          </div>
        </div>
      </div>
    </header>
  )
}

/** Smaller movements of a finger have no direction, in pixels. */
const minDistance = 8

/** Sets `data-scroll` to the direction, once the page has scrolled past the header. The style decides what that hides or shows. */
function useReturnOnScroll(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last = scrollY
    function onScroll() {
      // Overscrolling gives negative positions.
      const at = Math.max(0, scrollY)
      if (!header.current || Math.abs(at - last) < minDistance) return
      const { dataset, offsetHeight } = header.current
      const isPast = at > offsetHeight
      if (at > last) dataset.scroll = isPast ? 'down' : ''
      else if (isPast || dataset.scroll) dataset.scroll = at ? 'up' : ''
      last = at
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [header])
}

/** Shows after hydration whether the visitor is signed in: before that, the page is the same for everybody. */
function AccountLink() {
  const isSignedIn = useVisitorCount('account') === 1
  return (
    <Link
      to={href('/account')}
      className={`icon-button ${isSignedIn ? styles.signedIn : ''}`}
      aria-label={isSignedIn ? headerMessages.signedIn : headerMessages.account}
    >
      <UserIcon size={20} />
    </Link>
  )
}

interface CountLinkProps {
  to: string
  label: string
  counted: 'cart' | 'wishes'
  /** An icon. */
  children: ReactNode
}

/** Shows the visitor's count after hydration: before that, the page is the same for everybody. */
function CountLink({ to, label, counted, children }: CountLinkProps) {
  const count = useVisitorCount(counted) ?? 0
  return (
    <Link
      to={to}
      className={`icon-button ${styles.link}`}
      aria-label={count > 0 ? `${label}, ${sharedMessages.itemCount({ count })}` : label}
    >
      {children}
      {count > 0 && (
        <span aria-hidden className={styles.count}>
          {count > 99 ? '99+' : count}
        </span>
      )}
    </Link>
  )
}

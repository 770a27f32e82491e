import { type RefObject, useEffect, useRef } from 'react'
import { href, useLocation } from 'react-router'
import { headerMessages } from '#messages/header.ts'
import { sharedMessages } from '#messages/shared.ts'
import { ActionIcon } from '#ui/card/card-actions.tsx'
import type { LoadedLayout } from '../layout-data/use-layout-data.ts'
import { AccountLink } from './account-link.tsx'
import { CategoryMenu, MenuButton } from './category-menu.tsx'
import { CountLink } from './count-link.tsx'
import styles from './header.module.css'
import { HomeLogo } from './home-logo.tsx'
import { MenuLinks } from './menu-links.tsx'
import { SearchPanel } from './search-panel.tsx'

/** Two bars, or on a phone one row that leaves when the page scrolls down. */
export function Header({ layoutData }: { layoutData: LoadedLayout }) {
  const { settings, headerMenu } = layoutData
  const header = useRef<HTMLElement>(null)
  useHideOnScroll(header)
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

/** Sets `data-away` while the page scrolls down, and removes it when it scrolls up. The style decides if that hides anything. */
function useHideOnScroll(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last = scrollY
    function onScroll() {
      // Overscrolling gives negative positions.
      const at = Math.max(0, scrollY)
      if (Math.abs(at - last) < minDistance) return
      header.current?.toggleAttribute('data-away', at > last)
      last = at
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [header])
}

import { href, Link, useLocation } from 'react-router'
import type { LayoutData } from '../../commerce/content/content.ts'
import { headerMessages } from '../../messages/header.ts'
import { sharedMessages } from '../../messages/shared.ts'
import { CartIcon, HeartIcon, MenuIcon, UserIcon } from '../../ui/icons/icons.tsx'
import { SearchBox } from '../search/search-box.tsx'
import { CategoryMenu } from './category-menu.tsx'
import { CountLink } from './count-link.tsx'
import styles from './header.module.css'
import { MenuDrawer, menuDrawerId, openDialog } from './menu-drawer.tsx'
import { MenuLinks } from './menu-links.tsx'

export function Header({ layoutData }: { layoutData: LayoutData }) {
  const { settings, headerMenu, categories } = layoutData
  // A new key closes the drawer and the category list on navigation.
  const { key } = useLocation()
  return (
    <header>
      {settings.demoNotice !== '' && <p className="demo-notice">{settings.demoNotice}</p>}
      <div className={`wrap ${styles.top}`}>
        <Link className="logo" to="/" aria-label={headerMessages.homeLink({ shop: settings.shopName })}>
          {settings.logoText}
        </Link>
        <nav className={styles.menu} aria-label={headerMessages.main}>
          <MenuLinks items={headerMenu} />
        </nav>
        <button
          type="button"
          className={styles.menuButton}
          command="show-modal"
          commandfor={menuDrawerId}
          onClick={openDialog}
          aria-haspopup="dialog"
        >
          <MenuIcon size={20} /> {headerMessages.menu}
        </button>
        <MenuDrawer key={`drawer-${key}`} layoutData={layoutData} />
      </div>
      <div className={styles.bar}>
        <div className={`wrap ${styles.barRow}`}>
          <CategoryMenu key={`categories-${key}`} categories={categories} />
          <SearchBox id="search" placeholder={settings.searchPlaceholder} />
          <div className={styles.icons}>
            <button type="button" className="icon-button" disabled aria-label={headerMessages.account}>
              <UserIcon size={20} />
            </button>
            <CountLink to={href('/wishList/:list?')} label={sharedMessages.wishList} counted="wishes">
              <HeartIcon size={20} />
            </CountLink>
            <CountLink to={href('/cart')} label={sharedMessages.cart} counted="cart">
              <CartIcon size={20} />
            </CountLink>
          </div>
        </div>
      </div>
    </header>
  )
}

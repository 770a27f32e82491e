import { Heart, Menu, ShoppingCart, User } from 'lucide-react'
import { href, Link, useLocation } from 'react-router'
import type { Surroundings } from '../../commerce/content/content.ts'
import { SearchBox } from '../search/search-box.tsx'
import { CategoryMenu } from './category-menu.tsx'
import { CountLink } from './count-link.tsx'
import styles from './header.module.css'
import { MenuDrawer, menuDrawerId, openDialog } from './menu-drawer.tsx'
import { MenuLinks } from './menu-links.tsx'

export function Header({ surroundings }: { surroundings: Surroundings }) {
  const { settings, headerMenu, categories } = surroundings
  // A page that is opened closes the drawer and the list of categories: they start anew.
  const { key } = useLocation()
  return (
    <header>
      {settings.demoNotice !== '' && <p className="demo-notice">{settings.demoNotice}</p>}
      <div className={`wrap ${styles.top}`}>
        <Link className="logo" to="/" aria-label={`${settings.shopName}, home`}>
          {settings.logoText}
        </Link>
        <nav className={styles.menu} aria-label="Main">
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
          <Menu aria-hidden size={20} strokeWidth={1.5} /> Menu
        </button>
        <MenuDrawer key={`drawer-${key}`} surroundings={surroundings} />
      </div>
      <div className={styles.bar}>
        <div className={`wrap ${styles.barRow}`}>
          <CategoryMenu key={`categories-${key}`} categories={categories} />
          <SearchBox id="search" placeholder={settings.searchPlaceholder} />
          <div className={styles.icons}>
            <button type="button" className="icon-button" disabled aria-label="Account">
              <User aria-hidden size={20} strokeWidth={1.5} />
            </button>
            <CountLink to={href('/wishList/:list?')} label="Wish list" counted="wishes">
              <Heart aria-hidden size={20} strokeWidth={1.5} />
            </CountLink>
            <CountLink to={href('/cart')} label="Cart" counted="cart">
              <ShoppingCart aria-hidden size={20} strokeWidth={1.5} />
            </CountLink>
          </div>
        </div>
      </div>
    </header>
  )
}

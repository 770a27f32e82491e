import { href, Link, useLocation } from 'react-router'
import { checkoutMessages } from '#messages/checkout.ts'
import { headerMessages } from '#messages/header.ts'
import { LockIcon } from '#ui/icons/lock-icon.tsx'
import { HomeLogo } from '../../header/home-logo.tsx'
import type { LoadedLayout } from '../../layout-data/use-layout-data.ts'
import styles from './checkout-header.module.css'

export function CheckoutHeader({ layoutData }: { layoutData: LoadedLayout }) {
  const { demoNotice } = layoutData.settings
  const { pathname } = useLocation()
  // Once an order is placed, its cart is empty.
  const hasCart = pathname.toLowerCase() === href('/checkout')
  return (
    <header className={styles.header}>
      {demoNotice !== '' && <p className="demo-notice">{demoNotice}</p>}
      <div className={`wrap ${styles.row}`}>
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

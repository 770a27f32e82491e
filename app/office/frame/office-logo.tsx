import { Link } from 'react-router'
import type { Logo } from '#commerce/content/theme/logo.ts'
import { frameMessages } from '#messages/office/frame.ts'
import { LogoPicture } from '#ui/picture/logo-picture.tsx'
import styles from './office-logo.module.css'

interface OfficeLogoProps {
  shopName: string
  logo: Logo | null
}

/** The shop's logo or wordmark, leading to Today. */
export function OfficeLogo({ shopName, logo }: OfficeLogoProps) {
  return (
    <Link to="/office" className={styles.logo} data-logo aria-label={frameMessages.home(shopName)}>
      {logo ? <LogoPicture logo={logo} name={shopName} /> : shopName}
    </Link>
  )
}

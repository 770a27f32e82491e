import { Link } from 'react-router'
import type { Banner } from '#commerce/content/content.ts'
import { PictureView } from '#ui/picture/picture-view.tsx'
import styles from './advertisements.module.css'

export function Advertisements({ banners }: { banners: readonly Banner[] }) {
  if (banners.length === 0) return null
  return (
    <ul className={styles.advertisements}>
      {banners.map(({ heading, action, href, picture }, at) => (
        <li key={at}>
          <Link to={href}>
            <PictureView picture={picture} sizes="(max-width:60rem) 100vw,50vw" maxWidth={1350} />
            <span className={styles.text}>
              <span className={styles.heading}>{heading}</span>
              <span className={styles.action}>{action}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

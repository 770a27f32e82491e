import { Link } from 'react-router'
import type { Banner } from '#commerce/content/content.ts'
import { PictureView } from '#ui/picture/picture-view.tsx'
import styles from './hero.module.css'

/** On a phone the picture is cropped from 2:1 to 4:5, so it is 2.5 times as wide as the screen. */
const sizes = '(max-width:60rem) 250vw,100vw'

export function Hero({ banner }: { banner: Banner }) {
  return (
    <div className={styles.hero}>
      <Link to={banner.href}>
        <PictureView
          picture={banner.picture}
          sizes={sizes}
          maxWidth={2400}
          eager
          className={styles.picture}
        />
      </Link>
      <div className={`wrap ${styles.text}`}>
        <h1>{banner.heading}</h1>
        <p>{banner.text}</p>
        <Link to={banner.actionHref ?? banner.href} className="button">
          {banner.action}
        </Link>
      </div>
    </div>
  )
}

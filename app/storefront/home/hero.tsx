import { Link } from 'react-router'
import type { Banner } from '../../commerce/content/content.ts'
import { PictureView } from '../../ui/picture/picture-view.tsx'
import styles from './hero.module.css'

/** On a phone the picture is cropped from 2:1 to 4:5, so it is wider than the screen. */
const sizes = '(max-width: 60rem) 200vw, 100vw'

export function Hero({ banner }: { banner: Banner }) {
  return (
    <Link to={banner.href} className={styles.hero}>
      <PictureView picture={banner.picture} sizes={sizes} maxWidth={2000} eager className={styles.picture} />
      <div className={`wrap ${styles.text}`}>
        <h1>{banner.heading}</h1>
        <p>{banner.text}</p>
        <span className="button">{banner.action}</span>
      </div>
    </Link>
  )
}

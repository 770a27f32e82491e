import type { ProductPicture } from '../../commerce/catalog/product.ts'
import { PictureView } from '../../ui/picture/picture-view.tsx'
import styles from './gallery.module.css'

export function Gallery({ pictures }: { pictures: readonly ProductPicture[] }) {
  const alone = pictures.length === 1
  return (
    <ul className={styles.gallery} data-alone={alone ? '' : undefined}>
      {pictures.map((picture, index) => (
        <li key={picture.hash} className="picture-frame">
          <PictureView
            picture={picture}
            sizes={alone ? '(max-width: 60rem) 100vw, 696px' : '(max-width: 60rem) 50vw, 342px'}
            widest={alone ? 1350 : 800}
            eager={index === 0}
          />
        </li>
      ))}
    </ul>
  )
}

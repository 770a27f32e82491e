import { type MouseEvent, useState } from 'react'
import { largestPictureUrl } from '#commerce/catalog/pictures/picture.ts'
import type { ProductPicture } from '#commerce/catalog/products/product.ts'
import { productMessages } from '#messages/product.ts'
import { PictureView } from '#ui/picture/picture-view.tsx'
import styles from './gallery.module.css'
import type { PictureViewer } from './picture-viewer.tsx'

interface GalleryProps {
  title: string
  pictures: readonly ProductPicture[]
}

/** The pictures side by side. Each links to its large file; with JavaScript it opens in a viewer. */
export function Gallery({ title, pictures }: GalleryProps) {
  const [viewer, setViewer] = useState<{ Viewer: typeof PictureViewer; first: number; opener: HTMLElement }>()
  async function openViewer(event: MouseEvent<HTMLAnchorElement>, first: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const opener = event.currentTarget
    try {
      // Few shoppers open the viewer, so it loads on the first click.
      const { PictureViewer: Viewer } = await import('./picture-viewer.tsx')
      setViewer({ Viewer, first, opener })
    } catch {
      location.assign(opener.href)
    }
  }

  return (
    <div className={styles.frame}>
      {/* The key shows the first picture again in another color. */}
      <ul
        key={pictures[0]?.hash}
        className={styles.gallery}
        data-count={Math.min(pictures.length, 5)}
        aria-label={productMessages.picturesOf({ title })}
      >
        {pictures.map((picture, index) => (
          <li key={picture.hash}>
            <a
              className={`picture-frame ${styles.picture}`}
              href={largestPictureUrl(picture)}
              onClick={event => openViewer(event, index)}
            >
              <PictureView
                picture={picture}
                sizes={shownWidth(pictures.length, index === 0)}
                maxWidth={pictures.length === 1 ? 1350 : 960}
                eager={index === 0}
              />
              <span className="visually-hidden">{productMessages.enlarge}</span>
            </a>
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <p className={styles.dots} aria-hidden>
          {pictures.map(({ hash }) => (
            <span key={hash} />
          ))}
        </p>
      )}
      {viewer && (
        <viewer.Viewer
          title={title}
          pictures={pictures}
          first={viewer.first}
          onClose={() => {
            setViewer(undefined)
            // Not every browser focuses a clicked link, which the dialog would focus again.
            viewer.opener.focus({ preventScroll: true })
          }}
        />
      )}
    </div>
  )
}

/** At most 335 pixels: on dense screens 640 are enough, at two thirds of the bytes of 800. */
const fourOrMore = '(min-resolution:1.5x) 320px,342px'

/** As wide as the screen on phones; beside the text, the first of three is wider than the others. */
function shownWidth(count: number, isFirst: boolean): string {
  const beside = count === 1 ? '696px' : count === 3 && isFirst ? '460px' : fourOrMore
  return `(width<45rem) 100vw,(width<60rem) 50vw,${beside}`
}

import { type MouseEvent, useState } from 'react'
import type { ProductPicture } from '../../../commerce/catalog/product.ts'
import { largestPictureUrl } from '../../../commerce/pictures/picture.ts'
import { productMessages } from '../../../messages/product.ts'
import { PictureView } from '../../../ui/picture/picture-view.tsx'
import styles from './gallery.module.css'
import type { PictureViewer } from './picture-viewer.tsx'

interface GalleryProps {
  title: string
  pictures: readonly ProductPicture[]
}

/** The pictures side by side. Each links to its large file; with JavaScript it opens in a viewer. */
export function Gallery({ title, pictures }: GalleryProps) {
  const [viewer, setViewer] = useState<{ Viewer: typeof PictureViewer; first: number; opener: HTMLElement }>()
  const isAlone = pictures.length === 1

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
    <>
      <ul
        className={styles.gallery}
        data-alone={isAlone ? '' : undefined}
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
                sizes={isAlone ? '(max-width: 60rem) 100vw, 696px' : '(max-width: 60rem) 50vw, 342px'}
                maxWidth={isAlone ? 1350 : 800}
                eager={index === 0}
              />
              <span className="visually-hidden">{productMessages.enlarge}</span>
            </a>
          </li>
        ))}
      </ul>
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
    </>
  )
}

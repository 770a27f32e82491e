import { type MouseEvent, useState } from 'react'
import type { ProductPicture } from '../../commerce/catalog/product.ts'
import { largestAddress } from '../../commerce/pictures/picture.ts'
import { PictureView } from '../../ui/picture/picture-view.tsx'
import styles from './gallery.module.css'
import type { PictureViewer } from './picture-viewer.tsx'

interface GalleryProps {
  title: string
  pictures: readonly ProductPicture[]
}

/** The pictures side by side. Each is a link to its large file; with a script it opens in a viewer over the page. */
export function Gallery({ title, pictures }: GalleryProps) {
  const [viewer, setViewer] = useState<{ Viewer: typeof PictureViewer; first: number; opener: HTMLElement }>()
  const alone = pictures.length === 1

  async function view(event: MouseEvent<HTMLAnchorElement>, first: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const opener = event.currentTarget
    try {
      // Most shoppers never open it: its script comes with the first press.
      const { PictureViewer: Viewer } = await import('./picture-viewer.tsx')
      setViewer({ Viewer, first, opener })
    } catch {
      location.assign(opener.href)
    }
  }

  return (
    <>
      <ul className={styles.gallery} data-alone={alone ? '' : undefined} aria-label={`Pictures of ${title}`}>
        {pictures.map((picture, index) => (
          <li key={picture.hash}>
            <a
              className={`picture-frame ${styles.picture}`}
              href={largestAddress(picture)}
              onClick={event => view(event, index)}
            >
              <PictureView
                picture={picture}
                sizes={alone ? '(max-width: 60rem) 100vw, 696px' : '(max-width: 60rem) 50vw, 342px'}
                widest={alone ? 1350 : 800}
                eager={index === 0}
              />
              <span className="visually-hidden">(enlarge)</span>
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
            // Not every browser gives a pressed link the focus, which the dialog would return.
            viewer.opener.focus({ preventScroll: true })
          }}
        />
      )}
    </>
  )
}

import { type Picture, pictureUrl, servedWidths, srcSet } from '../../commerce/pictures/picture.ts'
import './picture-focus.css'

interface PictureViewProps {
  picture: Picture
  /** As in the HTML attribute. */
  sizes: string
  /** The most device pixels that the layout can use. */
  maxWidth: number
  /** Loads at once, for the first picture that a shopper sees. */
  eager?: boolean
  className?: string | undefined
}

/** Screens with three device pixels per CSS pixel get two: nobody sees the third, and it would double the bytes. */
function atMostTwofold(sizes: string): string {
  const dense = '(min-resolution: 2.5x)'
  const capped = sizes.split(', ').map(size => {
    const [, condition, length] = /^(\(.*\) )?(.*)$/.exec(size)!
    return `${dense} ${condition ? `and ${condition}` : ''}calc(${length} / 1.5)`
  })
  return [...capped, sizes].join(', ')
}

/** A picture as AVIF or WebP in the width that the screen needs. Its space is reserved until it loads. */
export function PictureView({ picture, sizes, maxWidth, eager = false, className }: PictureViewProps) {
  const fallbackWidth = servedWidths(picture.width).find(width => width >= 640) ?? picture.width
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={srcSet(picture, 'avif', maxWidth)} sizes={atMostTwofold(sizes)} />
      <img
        src={pictureUrl({ hash: picture.hash, width: fallbackWidth, format: 'webp' })}
        srcSet={srcSet(picture, 'webp', maxWidth)}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        data-focus={picture.focus}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding={eager ? 'sync' : 'async'}
      />
    </picture>
  )
}

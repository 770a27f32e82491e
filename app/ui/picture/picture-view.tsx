import { type Picture, pictureAddress, servedWidths, srcSet } from '../../commerce/pictures/picture.ts'

interface PictureViewProps {
  picture: Picture
  /** How wide the layout draws it, as in the HTML attribute. */
  sizes: string
  /** The most device pixels that the layout can use, which bounds the offered widths. */
  widest: number
  /** For the one picture that the shopper sees first; all others wait until they come near. */
  eager?: boolean
  className?: string | undefined
}

/** A picture as AVIF, else WebP, in the width that the screen needs; its place is kept until it comes. */
export function PictureView({ picture, sizes, widest, eager = false, className }: PictureViewProps) {
  const middle = servedWidths(picture.width).find(width => width >= 640) ?? picture.width
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={srcSet(picture, 'avif', widest)} sizes={sizes} />
      <img
        src={pictureAddress({ hash: picture.hash, width: middle, format: 'webp' })}
        srcSet={srcSet(picture, 'webp', widest)}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding={eager ? 'sync' : 'async'}
      />
    </picture>
  )
}

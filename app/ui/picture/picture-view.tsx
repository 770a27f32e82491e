import { offeredWidths, type Picture, pictureUrl, srcSet } from '#commerce/catalog/pictures/picture.ts'
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

/** A product in a row or grid: on a wide screen at most 328 CSS pixels, so that 640 are enough for two pixels per CSS pixel. */
export const tilePicture = { sizes: '(max-width:60rem) 50vw,328px', maxWidth: 640 }

/**
 * Screens with three device pixels per CSS pixel get two: nobody sees the third, and it would double the bytes. They are phones, so
 * the first size counts; for a larger one, `maxWidth` is the limit.
 */
function atMostTwofold(sizes: string): string {
  const [, width] = /^(?:\(.*?\) )?(\d+)vw/.exec(sizes) ?? []
  return width ? `(min-resolution:2.5x) ${Math.ceil(Number(width) / 1.5)}vw,${sizes}` : sizes
}

/**
 * A picture as AVIF in the width that the screen needs, or for the few browsers that can't read it as WebP in one width between. Its
 * space is reserved until it loads.
 */
export function PictureView({ picture, sizes, maxWidth, eager = false, className }: PictureViewProps) {
  const { hash, width, height, alt, focus } = picture
  const widths = offeredWidths(picture, maxWidth)
  const between = widths.find(width => width >= (2 / 3) * maxWidth) ?? widths.at(-1)!
  return (
    <picture className={className}>
      <source
        type="image/avif"
        srcSet={srcSet(picture, 'avif', widths)}
        sizes={widths.length > 1 ? atMostTwofold(sizes) : undefined}
      />
      <img
        src={pictureUrl({ hash, width: between, format: 'webp' })}
        width={width}
        height={height}
        alt={alt}
        data-focus={focus}
        {...(eager ? { fetchPriority: 'high', decoding: 'sync' } : { loading: 'lazy' })}
      />
    </picture>
  )
}

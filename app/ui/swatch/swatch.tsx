import { swatchPictureUrl } from '#commerce/catalog/pictures/picture.ts'
import './swatch.css'

interface SwatchProps {
  hex?: string | null | undefined
  /** The hash of a picture that is shown instead of the color. */
  picture?: string | undefined
  size: number
}

/** A disc of a picture or color, which is drawn as SVG: the content security policy forbids `style` attributes. */
export function Swatch({ hex, picture, size }: SwatchProps) {
  if (picture)
    return (
      <img
        className="swatch"
        src={swatchPictureUrl(picture)}
        width={size}
        height={size}
        alt=""
        loading="lazy"
      />
    )
  if (!hex) return null
  return (
    <svg aria-hidden className="swatch" width={size} height={size} fill={hex}>
      <circle />
    </svg>
  )
}

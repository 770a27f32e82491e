import { type Picture, pictureUrl, servedWidths } from '#commerce/catalog/pictures/picture.ts'

/** The title beside it says what it shows. */
export function ProductThumb({ picture }: { picture: Picture | null }) {
  if (!picture) return <span className="thumb" />
  const src = pictureUrl({ hash: picture.hash, width: servedWidths(picture.width)[0]!, format: 'webp' })
  return <img className="thumb" src={src} alt="" width={28} height={28} loading="lazy" />
}

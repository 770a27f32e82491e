import { products } from '../catalog.ts'
import type { DemoPicture } from '../demo-product.ts'

const shown = new Map<string, DemoPicture>(
  products.flatMap(({ pictures }) => pictures.map(picture => [picture.file, picture])),
)

/** A picture as the demo shop describes it. */
export function shownPicture(file: string): DemoPicture {
  const picture = shown.get(file)
  if (!picture) throw new Error(`the demo shop has no picture ${file}`)
  return picture
}

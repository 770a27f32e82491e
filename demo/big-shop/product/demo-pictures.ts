import { products } from '../../catalog/catalog.ts'
import type { DemoPicture } from '../../catalog/demo-product.ts'

const picturesByFile = new Map<string, DemoPicture>(
  products.flatMap(({ pictures }) => pictures.map(picture => [picture.file, picture])),
)

/** A picture of the demo shop, with its alternative text and color. */
export function getDemoPicture(file: string): DemoPicture {
  const picture = picturesByFile.get(file)
  if (!picture) throw new Error(`the demo shop has no picture ${file}`)
  return picture
}

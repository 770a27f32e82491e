/** The point that stays in view, in percent of a picture's width and height. */
export interface FocalPoint {
  x: number
  y: number
}

/** Frames of the shop are 4 wide and 5 high, and filled. */
const frameRatio = 4 / 5

/**
 * The start of a frame on the side that it cuts off, so that the focal point comes to its middle: in tenths from the first to the last
 * possible place. Undefined for the middle, or if the frame cuts nothing off.
 */
export function pictureFocus(
  { width, height }: { width: number; height: number },
  focal: FocalPoint,
): number | undefined {
  const ratio = width / height
  const isWide = ratio > frameRatio
  const visible = isWide ? frameRatio / ratio : ratio / frameRatio
  if (visible > 0.99) return undefined
  const start = ((isWide ? focal.x : focal.y) / 100 - visible / 2) / (1 - visible)
  const tenths = Math.round(10 * Math.min(1, Math.max(0, start)))
  return tenths === 5 ? undefined : tenths
}

interface PictureRow {
  hash: string
  width: number
  height: number
  alt: string
  focal_x: number | null
  focal_y: number | null
}

/** A picture as pages show it: with its focus, if it has one. */
export function focusedPicture<Row extends PictureRow>({ focal_x, focal_y, ...picture }: Row) {
  if (focal_x === null || focal_y === null) return picture
  const focus = pictureFocus(picture, { x: focal_x, y: focal_y })
  return focus === undefined ? picture : { ...picture, focus }
}

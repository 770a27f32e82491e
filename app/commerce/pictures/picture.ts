/** A picture as pages use it. Its file is named by `hash`, the content of its master. */
export interface Picture {
  hash: string
  /** Size of the master in pixels: pages set both, so that nothing moves when the picture arrives. */
  width: number
  height: number
  /** What is seen, for those who do not see it; empty where the text beside it says the same. */
  alt: string
}

export type PictureFormat = 'avif' | 'webp'

export interface PictureName {
  hash: string
  width: number
  format: PictureFormat
}

const widths = [320, 480, 640, 800, 1080, 1350, 1600, 2000]

/** The widths in which a picture is served: never wider than its master, and always at least one. */
export function servedWidths(masterWidth: number): number[] {
  const narrower = widths.filter(width => width < masterWidth)
  return masterWidth <= widths.at(-1)! ? [...narrower, masterWidth] : narrower
}

export function pictureAddress({ hash, width, format }: PictureName): string {
  return `/pictures/${hash}-${width}.${format}`
}

/** The picture as large as it is served, for whoever wants to see it alone. */
export function largestAddress({ hash, width }: Picture): string {
  return pictureAddress({ hash, width: servedWidths(width).at(-1)!, format: 'webp' })
}

/** Reads the last part of a picture's address; undefined when it is none of ours. */
export function parsePictureName(file: string): PictureName | undefined {
  const parts = /^([0-9a-f]{24})-([1-9][0-9]{0,3})\.(avif|webp)$/.exec(file)
  return parts ? { hash: parts[1]!, width: Number(parts[2]), format: parts[3] as PictureFormat } : undefined
}

/** A `srcset` of all served widths up to the first that has `largest` device pixels. */
export function srcSet(picture: Picture, format: PictureFormat, largest: number): string {
  const served = servedWidths(picture.width)
  const enough = served.find(width => width >= largest) ?? served.at(-1)!
  return served
    .filter(width => width <= enough)
    .map(width => `${pictureAddress({ hash: picture.hash, width, format })} ${width}w`)
    .join(', ')
}

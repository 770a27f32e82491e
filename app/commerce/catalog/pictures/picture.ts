/** A picture on a page. `hash` identifies the content of its master file. */
export interface Picture {
  hash: string
  /** Size of the master in pixels. Pages set both to avoid layout shifts. */
  width: number
  height: number
  /** Empty when the text beside the picture says the same. */
  alt: string
  /** Which part of it a frame shows, in tenths (`pictureFocus`); unset for the middle. */
  focus?: number
}

/** JPEG is for emails, whose readers often show nothing newer. */
export type PictureFormat = 'avif' | 'webp' | 'jpeg'

export interface PictureName {
  hash: string
  width: number
  format: PictureFormat
}

const widths = [320, 480, 640, 800, 1080, 1350, 1600, 2000, 2400]

/** Served widths in pixels, at least one and none wider than the master. */
export function servedWidths(masterWidth: number): number[] {
  const narrower = widths.filter(width => width < masterWidth)
  return masterWidth <= widths.at(-1)! ? [...narrower, masterWidth] : narrower
}

/** The widths of pictures and logos in emails, in pixels: at least twice what is shown. */
export const emailPictureWidth = 144
export const emailLogoWidth = 360
const emailWidths = [emailPictureWidth, emailLogoWidth]

/** The width of the pictures that swatches show, in pixels: three times the largest swatch. */
const swatchPictureWidth = 96

/** Whether a master of this width is served in this width and format. */
export function isServed(
  { width, format }: Pick<PictureName, 'width' | 'format'>,
  masterWidth: number,
): boolean {
  if (format === 'jpeg') return emailWidths.includes(width)
  const isOfSwatch = format === 'webp' && width === swatchPictureWidth
  return isOfSwatch || servedWidths(masterWidth).includes(width)
}

export function pictureUrl({ hash, width, format }: PictureName): string {
  return `/i/${hash}-${width}.${format}`
}

export function swatchPictureUrl(hash: string): string {
  return pictureUrl({ hash, width: swatchPictureWidth, format: 'webp' })
}

/** The URL of the widest served version. */
export function largestPictureUrl({ hash, width }: Pick<Picture, 'hash' | 'width'>): string {
  return pictureUrl({ hash, width: servedWidths(width).at(-1)!, format: 'webp' })
}

/** Parses the last part of a picture's URL; undefined when it is not valid. */
export function parsePictureName(file: string): PictureName | undefined {
  const parts = /^([0-9a-f]{24})-([1-9][0-9]{0,3})\.(avif|webp|jpeg)$/.exec(file)
  return parts ? { hash: parts[1]!, width: Number(parts[2]), format: parts[3] as PictureFormat } : undefined
}

/**
 * Served widths up to the first that covers `maxPixels`, the most device pixels of a layout. No device needs less than a third of
 * them.
 */
export function offeredWidths({ width }: Pick<Picture, 'width'>, maxPixels: number): number[] {
  const served = servedWidths(width)
  const maxWidth = served.find(width => width >= maxPixels) ?? served.at(-1)!
  return served.filter(width => width === maxWidth || (width < maxWidth && 3 * width >= maxPixels))
}

/** A `srcset` of these widths; a single one needs no `sizes`. */
export function srcSet({ hash }: Picture, format: PictureFormat, widths: readonly number[]): string {
  const urls = widths.map(width => pictureUrl({ hash, width, format }))
  return urls.length === 1 ? urls[0]! : urls.map((url, at) => `${url} ${widths[at]}w`).join(',')
}

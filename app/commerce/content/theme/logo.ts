import { pictureUrl, servedWidths } from '../../catalog/pictures/picture.ts'

/** The merchant's logo: a picture in place of the wordmark. Sizes are of its master, in pixels. */
export interface Logo {
  hash: string
  width: number
  height: number
}

/** The most that a logo takes in the header, in CSS pixels: a phone's header is 56 high. */
const logoBox = { width: 180, height: 40 }

/** The size of a logo inside a box, in CSS pixels. Small ones aren't enlarged. */
export function fitLogo({ width, height }: Omit<Logo, 'hash'>): { width: number; height: number } {
  const scale = Math.min(logoBox.width / width, logoBox.height / height, 1)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** A version with twice the shown pixels, or as many as the logo has. */
export function logoUrl(logo: Logo, format: 'avif' | 'webp'): string {
  const served = servedWidths(logo.width)
  const sharp = fitLogo(logo).width * 2
  const width = served.find(one => one >= sharp) ?? served.at(-1)!
  return pictureUrl({ hash: logo.hash, width, format })
}

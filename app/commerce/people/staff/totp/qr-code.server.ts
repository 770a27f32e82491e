import { encode } from 'uqr'

export interface QrCode {
  /** Modules on each side, with the light border that scanners need. */
  size: number
  /** The dark modules, as the path of an SVG. */
  path: string
}

/** A QR code that still scans with 15% of it damaged. */
export function qrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, path: path.join('') }
}

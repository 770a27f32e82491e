import sharp from 'sharp'

const maxThumbnailPixels = 20_000_000
/** The largest side of a WebP. */
const maxSide = 16_383

/**
 * Whether untrusted bytes are a picture that can be shown. The signature is checked first, because the library would also
 * open SVG, which can contain scripts. Decoding the whole file finds truncated ones.
 */
export async function isValidPicture(bytes: Uint8Array): Promise<boolean> {
  const format = detectFormat(bytes)
  if (!format) return false
  try {
    const picture = sharp(bytes, { limitInputPixels: maxThumbnailPixels })
    const metadata = await picture.metadata()
    if (metadata.format !== format || Math.max(metadata.width, metadata.height) > maxSide) return false
    await picture.resize(8, 8, { fit: 'fill' }).timeout({ seconds: 2 }).raw().toBuffer()
    return true
  } catch {
    return false
  }
}

/** The format by its signature, as the library names it: `heif` includes AVIF. */
function detectFormat(bytes: Uint8Array): 'jpeg' | 'png' | 'gif' | 'webp' | 'heif' | undefined {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^GIF8[79]a/.test(start)) return 'gif'
  if (/^RIFF.{4}WEBP/s.test(start)) return 'webp'
  if (/^.{4}ftypavi[fs]/s.test(start)) return 'heif'
  return undefined
}

import sharp from 'sharp'

/** A thumbnail with more pixels than this is not one. */
const pixelLimit = 20_000_000

/**
 * Whether bytes of a stranger are a picture that can be shown. The first bytes are read before any decoder sees them: the
 * library would also open SVG, which is a program more than a picture. Then all of it is decoded once, because a broken
 * or cut file with a good beginning would be a hole in the page.
 */
export async function isForeignPicture(bytes: Uint8Array): Promise<boolean> {
  const format = formatOf(bytes)
  if (!format) return false
  try {
    const picture = sharp(bytes, { limitInputPixels: pixelLimit })
    const metadata = await picture.metadata()
    if (metadata.format !== format) return false
    await picture.resize(8, 8, { fit: 'fill' }).timeout({ seconds: 2 }).raw().toBuffer()
    return true
  } catch {
    return false
  }
}

/** The format by its signature, by the library's name for it: AVIF is one kind of `heif` there. */
function formatOf(bytes: Uint8Array): 'jpeg' | 'png' | 'gif' | 'webp' | 'heif' | undefined {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^GIF8[79]a/.test(start)) return 'gif'
  if (/^RIFF.{4}WEBP/s.test(start)) return 'webp'
  if (/^.{4}ftypavi[fs]/s.test(start)) return 'heif'
  return undefined
}

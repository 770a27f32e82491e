import { toShopDay } from '#messages/shop-time.server.ts'

const types = { json: 'application/json; charset=utf-8', zip: 'application/zip' }

interface PersonalDataFile {
  /** Of the file, before its date. */
  name: string
  format: keyof typeof types
  now: Date
}

/** A file that is saved, never shown or cached. */
export function personalDataResponse(body: BodyInit, { name, format, now }: PersonalDataFile): Response {
  const day = toShopDay(now.toISOString())
  return new Response(body, {
    headers: {
      'Cache-Control': 'no-store',
      'Content-Type': types[format],
      'Content-Disposition': `attachment; filename="${name}-${day}.${format}"`,
      'X-Robots-Tag': 'noindex',
    },
  })
}

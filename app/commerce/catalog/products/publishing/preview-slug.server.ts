import { timingSafeEqual } from 'node:crypto'
import { readId } from '#commerce/values/whole-number.ts'
import type { Db } from '#db/schema/schema.ts'
import { keyedHash } from '#db/secrets/secrets.server.ts'

/** In milliseconds: long enough for somebody to answer a message with the link. */
const lifetime = 7 * 24 * 60 * 60 * 1000

/** No product has one in its slug. */
const mark = 'preview~'

const pattern = /^preview~(\d+)~(\d{13})~([0-9a-f]{32})$/

/** Stands in the URL of a product's page in place of a slug, in small letters as slugs are: whoever knows it may see the draft. */
export function createPreviewSlug(db: Db, productId: number, now: Date): string {
  const expiresAt = now.getTime() + lifetime
  return `${mark}${productId}~${expiresAt}~${signature(db, productId, expiresAt)}`
}

export function isPreviewSlug(slug: string): boolean {
  return slug.startsWith(mark)
}

/** The product of a preview, and when the link ends; undefined if we didn't create it, or its time is up. */
export function readPreviewSlug(
  db: Db,
  slug: string,
  now: Date,
): { productId: number; expiresAt: Date } | undefined {
  const [, id, time, sent] = pattern.exec(slug) ?? []
  const [productId, expiresAt] = [readId(id), Number(time)]
  if (sent === undefined || productId === undefined) return undefined
  const isOurs = timingSafeEqual(Buffer.from(sent), Buffer.from(signature(db, productId, expiresAt)))
  return isOurs && now.getTime() < expiresAt ? { productId, expiresAt: new Date(expiresAt) } : undefined
}

/** 128 bits. */
function signature(db: Db, productId: number, expiresAt: number): string {
  const hash = keyedHash(db, 'product-preview', `${productId} ${expiresAt}`)
  return Buffer.from(hash, 'base64url').toString('hex').slice(0, 32)
}

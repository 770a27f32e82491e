import { readFile } from 'node:fs/promises'
import { findFileName } from '#commerce/catalog/files/file-store.server.ts'
import { downloadHeader, parseFileName } from '#commerce/catalog/files/product-file.ts'
import { shopContext } from '#web/shop/context.ts'
import type { Route } from './+types/product-file-response.ts'

/** A file of a product. Browsers save it and run nothing in it; its name may change, so they ask again after an hour. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, pictures } = context.get(shopContext)
  const hash = parseFileName(params.file)
  const name = hash && (await findFileName(db, hash))
  if (!hash || name === undefined) return new Response(null, { status: 404 })
  const bytes = await readFile(pictures.downloadFile(hash)).catch(() => undefined)
  if (!bytes) return new Response(null, { status: 404 })
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': downloadHeader(name),
      'Cache-Control': 'public, max-age=3600',
    },
  })
}

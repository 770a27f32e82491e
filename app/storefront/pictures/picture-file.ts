import { readFile } from 'node:fs/promises'
import { parsePictureName } from '../../commerce/pictures/picture.ts'
import { shopContext } from '../../web/shop/context.ts'
import type { Route } from './+types/picture-file.ts'

/** A picture in one width and format. Its URL names its content, so browsers may cache it forever. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { pictures, productList } = context.get(shopContext)
  const name = parsePictureName(params.file)
  const file = name && ((await pictures.find(name)) ?? (await productList?.pictures.find(name)))
  if (!file) return new Response(null, { status: 404 })
  return new Response(new Uint8Array(await readFile(file)), {
    headers: {
      'Content-Type': `image/${name.format}`,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  })
}

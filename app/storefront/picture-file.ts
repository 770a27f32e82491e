import { readFile } from 'node:fs/promises'
import { type PictureName, parsePictureName } from '#commerce/catalog/pictures/picture.ts'
import { isReviewPictureShown } from '#commerce/people/reviews/review-store.server.ts'
import { shopContext } from '#web/shop/context.ts'
import type { Shop } from '#web/shop/shop.server.ts'
import type { Route } from './+types/picture-file.ts'

async function findPicture({ db, pictures, productList, reviewPictures }: Shop, name: PictureName) {
  const file = (await pictures.find(name)) ?? (await productList?.pictures.find(name))
  if (file) return file
  return (await isReviewPictureShown(db, name.hash)) ? reviewPictures.find(name) : undefined
}

/** A picture in one width and format. Its URL names its content, so browsers may cache it forever. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const name = parsePictureName(params.file)
  const file = name && (await findPicture(shop, name))
  if (!file) return new Response(null, { status: 404 })
  return new Response(new Uint8Array(await readFile(file)), {
    headers: {
      'Content-Type': `image/${name.format}`,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  })
}

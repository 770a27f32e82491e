import type { Tx } from '#db/schema/schema.ts'
import { banners, benefits, socialLinks } from '../demo-content.ts'
import { getSavedPicture, type SavedPictures } from '../saved-pictures.server.ts'
import { insertedCount, isEmpty, withPositions } from './add-rows.server.ts'

/** Adds banners, benefits and social links. Returns the number of rows added. */
export async function addContent(tx: Tx, saved: SavedPictures): Promise<number> {
  return (await addBanners(tx, saved)) + (await addBenefits(tx)) + (await addSocialLinks(tx))
}

async function addBanners(tx: Tx, saved: SavedPictures): Promise<number> {
  const existing = await tx.selectFrom('banner').select('placement').distinct().execute()
  const isNew = (placement: string) => !existing.some(banner => banner.placement === placement)
  const missing = (['hero', 'advertisement'] as const)
    .filter(isNew)
    .flatMap(placement => withPositions(banners.filter(banner => banner.placement === placement)))
    .map(({ picture, ...banner }) => ({ ...banner, picture_hash: getSavedPicture(saved, picture).hash }))
  if (missing.length === 0) return 0
  return insertedCount(
    await tx
      .insertInto('banner')
      .values(missing)
      .onConflict(on => on.columns(['placement', 'position']).doNothing())
      .executeTakeFirstOrThrow(),
  )
}

async function addBenefits(tx: Tx): Promise<number> {
  if (!(await isEmpty(tx, 'benefit'))) return 0
  return insertedCount(
    await tx
      .insertInto('benefit')
      .values(withPositions(benefits))
      .onConflict(on => on.column('text').doNothing())
      .executeTakeFirstOrThrow(),
  )
}

async function addSocialLinks(tx: Tx): Promise<number> {
  if (!(await isEmpty(tx, 'social_link'))) return 0
  return insertedCount(
    await tx
      .insertInto('social_link')
      .values(withPositions(socialLinks))
      .onConflict(on => on.column('network').doNothing())
      .executeTakeFirstOrThrow(),
  )
}

import type { Tx } from '../app/db/schema.ts'
import { added, isEmpty, withPositions } from './add-rows.server.ts'
import { banners, benefits, socialLinks } from './content.ts'
import { addPictures, type KeptPictures, masterOf } from './kept-pictures.server.ts'

/** What the home page and the footer of the demo shop say beside its products. */
export async function addContent(tx: Tx, kept: KeptPictures): Promise<number> {
  return (await addBanners(tx, kept)) + (await addBenefits(tx)) + (await addSocialLinks(tx))
}

async function addBanners(tx: Tx, kept: KeptPictures): Promise<number> {
  const existing = await tx.selectFrom('banner').select('placement').distinct().execute()
  const isNew = (placement: string) => !existing.some(banner => banner.placement === placement)
  const missing = (['hero', 'advertisement'] as const)
    .filter(isNew)
    .flatMap(placement => withPositions(banners.filter(banner => banner.placement === placement)))
    .map(({ picture, ...banner }) => ({ ...banner, master: masterOf(kept, picture) }))
  if (missing.length === 0) return 0

  await addPictures(
    tx,
    missing.map(({ master }) => master),
  )
  return added(
    await tx
      .insertInto('banner')
      .values(missing.map(({ master, ...banner }) => ({ ...banner, picture_hash: master.hash })))
      .onConflict(on => on.columns(['placement', 'position']).doNothing())
      .executeTakeFirstOrThrow(),
  )
}

async function addBenefits(tx: Tx): Promise<number> {
  if (!(await isEmpty(tx, 'benefit'))) return 0
  return added(
    await tx
      .insertInto('benefit')
      .values(withPositions(benefits))
      .onConflict(on => on.column('text').doNothing())
      .executeTakeFirstOrThrow(),
  )
}

async function addSocialLinks(tx: Tx): Promise<number> {
  if (!(await isEmpty(tx, 'social_link'))) return 0
  return added(
    await tx
      .insertInto('social_link')
      .values(withPositions(socialLinks))
      .onConflict(on => on.column('network').doNothing())
      .executeTakeFirstOrThrow(),
  )
}

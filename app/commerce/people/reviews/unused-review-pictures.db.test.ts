import { readdir, utimes } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { temporaryFolder } from '#test/databases.ts'
import { PictureFiles } from '../../catalog/pictures/picture-files.server.ts'
import { reviewShop } from './review-shop.fixture.ts'
import { deleteReview } from './save-review.server.ts'
import { unusedReviewPicturesJob } from './unused-review-pictures.server.ts'

it('deletes the files of deleted reviews and refused forms, but nothing younger than an hour', async () => {
  const { db, delivered, save, lineOf } = await reviewShop('SQLite')
  const folder = await temporaryFolder()
  const files = new PictureFiles(folder)
  const now = new Date()
  const job = unusedReviewPicturesJob(db, files)
  const saved = async (background: string, hours: number) => {
    const create = { width: 50, height: 50, channels: 3, background } as const
    const picture = (await files.saveEncoded(await sharp({ create }).png().toBuffer(), 'review of 1'))!
    const time = new Date(now.getTime() - hours * 60 * 60 * 1000)
    await utimes(path.join(folder, 'masters', picture.hash), time, time)
    return picture
  }
  const [used, refused, young] = [await saved('#111', 2), await saved('#222', 2), await saved('#333', 0.5)]
  const left = async () => {
    await job.run(now, new AbortController().signal)
    return (await readdir(path.join(folder, 'masters'))).sort()
  }
  const order = await delivered()
  await save(order, { addedPictures: [used] })
  await files.find({ hash: refused.hash, width: 50, format: 'webp' })
  expect(await left()).toEqual([used.hash, young.hash].sort())
  expect(await readdir(path.join(folder, 'made'))).toEqual([])
  await deleteReview(db, lineOf(order))
  expect(await left()).toEqual([young.hash])
})

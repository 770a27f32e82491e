import type { Db } from '#db/schema/schema.ts'
import type { PictureFiles } from '../../catalog/pictures/picture-files.server.ts'
import type { Job } from '../../running/jobs/job.ts'

const hour = 60 * 60 * 1000

/** Deletes the files of pictures that no review has any more, or that were saved for a form that was refused. */
export function unusedReviewPicturesJob(db: Db, files: PictureFiles): Job {
  return {
    name: 'unused-review-pictures',
    interval: hour,
    async run(now, closing) {
      // A younger one may be of a review that is being saved.
      const saved = await files.listSavedBefore(new Date(now.getTime() - hour))
      if (saved.length === 0) return 0
      const rows = await db.selectFrom('review_picture').select('hash').execute()
      const used = new Set(rows.map(({ hash }) => hash))
      for (const hash of saved.filter(hash => !used.has(hash))) {
        if (closing.aborted) break
        await files.delete(hash)
      }
      return 0
    },
  }
}

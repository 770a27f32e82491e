import { DatabaseUnavailable } from '../../db/database-unavailable.server.ts'
import type { Db } from '../../db/schema.ts'
import { loadSettings } from '../content/content-store.server.ts'
import { errorForLog } from '../error-for-log.ts'
import type { Job } from '../jobs/job.ts'
import type { LetterFacts, WrittenLetter } from '../mail/letter.ts'
import { batch } from '../mail/mail-times.ts'
import { keepWritten, noteUnsent, noteUnwritten, readUnwritten } from '../mail/outbox-store.server.ts'
import { paperHtml } from './paper/paper-html.ts'
import { paperPlain } from './paper/paper-plain.ts'
import { paperOf } from './paper-of.server.ts'

/** What could not be written is tried again after this long, in milliseconds: a new version may know how. */
const restUnwritten = 60 * 60_000

/**
 * Writes the letters of the outbox from what the shop knows now, and keeps them: what was said to whom does not change
 * afterwards. One that cannot be written holds up no other.
 */
export function writeLettersJob(db: Db, publicUrl: string): Job {
  return {
    name: 'write-letters',
    every: 1000,
    async run(now, closing) {
      const letters = await readUnwritten(db, batch, now)
      for (const letter of letters) if (!closing.aborted) await writeAndKeep(db, letter, publicUrl, now)
      return letters.length
    },
  }
}

/** The words of a letter; undefined when there is nothing to say any more. */
export async function writeLetter(
  db: Db,
  facts: LetterFacts,
  publicUrl: string,
): Promise<WrittenLetter | undefined> {
  const paper = await paperOf(db, facts, publicUrl)
  if (!paper) return undefined
  const sender = { ...(await loadSettings(db)), url: publicUrl }
  return {
    subject: paper.subject.replace(/[\p{Cc}\s]+/gu, ' '),
    html: paperHtml(paper, sender),
    plain: paperPlain(paper, sender),
  }
}

async function writeAndKeep(
  db: Db,
  { id, facts }: { id: number; facts: LetterFacts },
  publicUrl: string,
  now: Date,
): Promise<void> {
  try {
    const written = await writeLetter(db, facts, publicUrl)
    if (written) await keepWritten(db, id, written, now)
    else await noteUnsent(db, id, { dueAt: undefined, words: 'there is nothing to tell any more' }, now)
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error
    const words = errorForLog(error).slice(0, 500)
    await noteUnwritten(db, id, words, new Date(now.getTime() + restUnwritten))
  }
}

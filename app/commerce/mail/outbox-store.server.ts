import { isPostgres } from '../../db/columns.ts'
import type { Db } from '../../db/schema.ts'
import type { LetterFacts, WrittenLetter } from './letter.ts'
import { sendingTime } from './mail-times.ts'
import { mailingKinds } from './mailings.ts'
import { sealLetter, unsealFacts, unsealLetter } from './sealed-letter.server.ts'

/** A letter that this process has to send, and until the time is over no other. */
export interface TakenLetter extends WrittenLetter {
  id: number
  to: string
  facts: LetterFacts
  createdAt: string
  /** This one is counted. */
  tries: number
}

/** Whether emails are wanted that a mailing writes to many, or all others. */
export interface Wanted {
  mailings: boolean
  most: number
}

/**
 * Takes letters that are due, the first first, at most so many: they are due again when the time for sending is over, should
 * this process be killed. One statement decides, so no two processes have the same letter.
 */
export async function takeLetters(db: Db, { mailings, most }: Wanted, now: Date): Promise<TakenLetter[]> {
  const at = now.toISOString()
  const due = db
    .selectFrom('letter')
    .select('id')
    .where('sent_at', 'is', null)
    .where('gave_up_at', 'is', null)
    .where('written_at', 'is not', null)
    .where('kind', mailings ? 'in' : 'not in', mailingKinds)
    .where('due_at', '<=', at)
    .orderBy('due_at')
    .orderBy('id')
    .limit(most)
    .$if(isPostgres(db), query => query.forUpdate().skipLocked())
  const rows = await db
    .updateTable('letter')
    .set(row => ({
      due_at: new Date(now.getTime() + sendingTime).toISOString(),
      tries: row('tries', '+', 1),
    }))
    .where('id', 'in', due)
    .where('due_at', '<=', at)
    .returning(['id', 'recipient', 'facts_sealed', 'created_at', 'tries'])
    .returning(['subject', 'html_sealed', 'plain_sealed'])
    .execute()
  return rows
    .sort((one, other) => one.id - other.id)
    .map(row => ({
      id: row.id,
      tries: row.tries,
      to: row.recipient,
      facts: unsealFacts(db, row.facts_sealed),
      createdAt: row.created_at,
      ...unsealLetter(db, row)!,
    }))
}

export async function noteSent(db: Db, id: number, now: Date): Promise<void> {
  const sent = { sent_at: now.toISOString(), last_error: null }
  await db.updateTable('letter').set(sent).where('id', '=', id).where('sent_at', 'is', null).execute()
}

/** Notes why a letter was not sent, and when it is tried again; never, where `dueAt` is undefined. */
export async function noteUnsent(
  db: Db,
  id: number,
  why: { dueAt: Date | undefined; words: string },
  now: Date,
): Promise<void> {
  await db
    .updateTable('letter')
    .set({
      last_error: why.words,
      ...(why.dueAt ? { due_at: why.dueAt.toISOString() } : { gave_up_at: now.toISOString() }),
    })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute()
}

/** Letters that nobody has written yet, the first first; those of mailings after all others. */
export async function readUnwritten(
  db: Db,
  most: number,
  now: Date,
): Promise<{ id: number; to: string; facts: LetterFacts; createdAt: string }[]> {
  const rows = await db
    .selectFrom('letter')
    .select(['id', 'recipient', 'facts_sealed', 'created_at'])
    .where('sent_at', 'is', null)
    .where('gave_up_at', 'is', null)
    .where('written_at', 'is', null)
    .where('due_at', '<=', now.toISOString())
    .orderBy(({ eb }) => eb.case().when('kind', 'in', mailingKinds).then(1).else(0).end())
    .orderBy('due_at')
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(({ id, recipient, facts_sealed, created_at }) => ({
    id,
    to: recipient,
    facts: unsealFacts(db, facts_sealed),
    createdAt: created_at,
  }))
}

/** Keeps what a letter says; who wrote it first is right, and nothing changes afterwards. */
export async function keepWritten(db: Db, id: number, letter: WrittenLetter, now: Date): Promise<void> {
  await db
    .updateTable('letter')
    .set({ ...sealLetter(db, letter), written_at: now.toISOString() })
    .where('id', '=', id)
    .where('written_at', 'is', null)
    .execute()
}

/** Notes that a letter could not be written, which the next version may mend; it is tried again later. */
export async function noteUnwritten(db: Db, id: number, words: string, dueAt: Date): Promise<void> {
  await db
    .updateTable('letter')
    .set({ last_error: words, due_at: dueAt.toISOString() })
    .where('id', '=', id)
    .where('written_at', 'is', null)
    .execute()
}

/**
 * Takes away what old letters said and to whom, once they were sent or given up, or where nobody sends; at most so many. That
 * they were is kept: the key of an event writes no second letter. Returns how many.
 */
export async function clearOldLetters(db: Db, before: Date, now: Date, most: number): Promise<number> {
  const old = db
    .selectFrom('letter')
    .select('id')
    .where('created_at', '<', before.toISOString())
    .where('recipient', '<>', '')
    .orderBy('created_at')
    .limit(most)
    .$if(isPostgres(db), query => query.forUpdate().skipLocked())
  const result = await db
    .updateTable('letter')
    .set(row => ({
      recipient: '',
      facts_sealed: '',
      subject: null,
      html_sealed: null,
      plain_sealed: null,
      gave_up_at: row
        .case()
        .when('sent_at', 'is', null)
        .then(row.fn.coalesce('gave_up_at', row.val(now.toISOString())))
        .else(null)
        .end(),
    }))
    .where('id', 'in', old)
    .executeTakeFirstOrThrow()
  return Number(result.numUpdatedRows)
}

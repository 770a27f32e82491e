import { prepared } from '../../db/prepared.ts'
import type { Tx } from '../../db/schema.ts'
import type { LetterFacts } from './letter.ts'
import { sealFacts } from './sealed-letter.server.ts'

/** The id of a new letter; undefined when one of its key is there already. */
export async function addLetter(
  tx: Tx,
  letter: { to: string; onceKey: string | null; facts: LetterFacts },
  now: Date,
): Promise<number | undefined> {
  const [row] = await insertLetter(tx, {
    kind: letter.facts.kind,
    recipient: letter.to,
    facts_sealed: sealFacts(tx, letter.facts),
    once_key: letter.onceKey,
    at: now.toISOString(),
  })
  return row?.id
}

/** Takes back a letter that nobody else has seen yet. */
export async function removeLetter(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('letter').where('id', '=', id).execute()
}

interface LetterRow {
  kind: string
  recipient: string
  facts_sealed: string
  once_key: string | null
  at: string
}

const insertLetter = prepared((db, { kind, recipient, facts_sealed, once_key, at }: LetterRow) =>
  db
    .insertInto('letter')
    .values({ kind, recipient, facts_sealed, once_key, created_at: at, due_at: at })
    .onConflict(on => on.column('once_key').doNothing())
    .returning('id'),
)

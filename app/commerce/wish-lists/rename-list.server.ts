import type { Db } from '../../db/schema.ts'
import type { Visitor } from '../visitors/visitor.ts'
import { changeLists } from './change-lists.server.ts'
import { readName } from './list-name.ts'
import { type Once, type Outcome, refused } from './outcome.ts'
import { readLists, renameListRow } from './wish-list-store.server.ts'

/** Gives a list another name, as it was typed. */
export async function renameList(
  db: Db,
  visitor: Visitor | undefined,
  { list, name: typed }: { list?: string | undefined; name?: string | undefined },
  once: Once,
): Promise<Outcome> {
  const read = readName(typed)
  if (!read.ok) return refused('bad-name', { list })
  const { name, key } = read
  return changeLists(db, visitor, once, 'unknown-list', async (tx, visitorId) => {
    if (list === undefined) return refused('unknown-list')
    if (await renameListRow(tx, { visitorId, id: list, name, key }))
      return { ok: true, said: 'renamed', list }
    const known = (await readLists(tx, visitorId)).some(({ id }) => id === list)
    return known ? refused('name-taken', { list }) : refused('unknown-list')
  })
}

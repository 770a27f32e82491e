import type { Db } from '../../db/schema.ts'
import { type Done, onceInTurn } from '../visitors/once-in-turn.server.ts'
import type { Visitor } from '../visitors/visitor.ts'
import { newToken } from '../visitors/visitor-token.server.ts'
import { welcomeVisitor } from '../visitors/welcome-visitor.server.ts'
import { readName } from './list-name.ts'
import { type Once, type Outcome, refused } from './outcome.ts'
import { mostLists } from './wish-list.ts'
import { addList, readLists } from './wish-list-store.server.ts'

/** Makes a list with a name, as it was typed. */
export async function createList(
  db: Db,
  visitor: Visitor | undefined,
  typed: string | undefined,
  once: Once,
): Promise<Done<Outcome>> {
  const read = readName(typed)
  if (!read.ok) return { outcome: refused('bad-name'), visitor }
  return onceInTurn<Outcome>(db, visitor, once, async tx => {
    const lists = visitor ? await readLists(tx, visitor.id) : []
    if (lists.length >= mostLists) return { outcome: refused('lists-full'), visitor }
    const owner = visitor ?? (await welcomeVisitor(tx, once.now))
    const { name, key } = read
    const list = newToken()
    const added = await addList(tx, { id: list, visitorId: owner.id, name, key }, once.now)
    return { outcome: added ? { ok: true, said: 'created', list } : refused('name-taken'), visitor: owner }
  })
}

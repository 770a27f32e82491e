import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../schema/columns.ts'

interface Step {
  change_set_id: number
  position: number
  row_key: string
  before: string | null
  after: string | null
}

type Columns = Record<string, unknown>

/** Lets recorded changes of pages name them by their ids, and times as they are stored now, so that they can still be undone. */
export async function nameChangesOfPages(db: Kysely<unknown>, now: string): Promise<void> {
  const { rows: pages } = await sql<{
    id: number
    slug: string
  }>`select id, slug from page order by id`.execute(db)
  const ids = new Map(pages.map(({ id, slug }) => [slug, id]))
  let lastId = Math.max(0, ...ids.values())
  const { rows: steps } = await sql<Step>`
    select change_set_id, position, row_key, before, after from changed_row where table_name = 'page'
    order by change_set_id desc, position desc`.execute(db)
  // From the last one back, because a page was named by the slug that it had.
  for (const step of steps) {
    const { slug } = JSON.parse(step.row_key) as { slug: string }
    const [before, after] = [readColumns(step.before, now), readColumns(step.after, now)]
    const slugAfter = String(after?.slug ?? slug)
    const id = ids.get(slugAfter) ?? ++lastId
    ids.delete(slugAfter)
    if (before || !after) ids.set(slug, id)
    const isWhole = !before || !after
    await sql`update changed_row set row_key = ${JSON.stringify({ id })},
      before = ${writeColumns(before, isWhole ? id : undefined)}, after = ${writeColumns(after, isWhole ? id : undefined)}
      where change_set_id = ${step.change_set_id} and position = ${step.position}`.execute(db)
  }
  await keepIds(db, lastId)
}

function readColumns(text: string | null, now: string): Columns | null {
  if (text === null) return null
  const { publish_at, ...columns } = JSON.parse(text) as Columns
  return publish_at === undefined ? columns : { ...columns, published_at: publish_at ?? now }
}

function writeColumns(columns: Columns | null, id: number | undefined): string | null {
  return columns && JSON.stringify(id === undefined ? columns : { id, ...columns })
}

/** No new page gets the id of one that a change can bring back. */
async function keepIds(db: Kysely<unknown>, lastId: number): Promise<void> {
  if (lastId === 0) return
  if (isPostgres(db)) await sql`select setval(pg_get_serial_sequence('page', 'id'), ${lastId})`.execute(db)
  else await sql`update sqlite_sequence set seq = ${lastId} where name = 'page'`.execute(db)
}

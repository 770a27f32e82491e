import type { Db, Tx } from '#db/schema/schema.ts'
import type { RecordRow } from '../../editing/records/record-definition.server.ts'
import type { RecordError, RecordErrors } from '../../editing/records/record-error.ts'
import { isPublished } from '../schedule/is-published.ts'
import { isOwnPage, pagePath } from './page-address.ts'
import { readPageLinks } from './page-links-store.server.ts'

interface PageContext {
  tx: Db | Tx
  current: RecordRow | undefined
  now: Date
}

/** A page that something links to can't be hidden, and one that the shop shows itself keeps its slug. */
export async function findPageErrors(
  row: RecordRow,
  _: RecordRow,
  { tx, current, now }: PageContext,
): Promise<RecordErrors> {
  if (!current) return {}
  const slug = String(current.slug)
  const errors: RecordErrors = {}
  if (isOwnPage(slug) && row.slug !== slug) errors.slug = { code: 'own-page', params: {} }
  const isShown = ({ published_at = null }: RecordRow) => isPublished(published_at as string | null, now)
  if (isShown(current) && !isShown(row)) {
    const reason = await reasonToKeep(tx, slug)
    if (reason) errors.published_at = reason
  }
  return errors
}

export function findPageRemovalErrors({ slug }: RecordRow): RecordErrors {
  return isOwnPage(String(slug)) ? { '': { code: 'own-page', params: {} } } : {}
}

async function reasonToKeep(tx: Db | Tx, slug: string): Promise<RecordError | undefined> {
  if (isOwnPage(slug)) return { code: 'own-page', params: {} }
  const linkedFrom = await readPageLinks(tx, [pagePath(slug)])
  return linkedFrom.length > 0 ? { code: 'linked', params: { linkedFrom } } : undefined
}

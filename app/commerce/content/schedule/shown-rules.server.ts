import { sql } from 'kysely'
import type { Db, Tx } from '#db/schema/schema.ts'
import type { RecordRow } from '../../editing/records/record-definition.server.ts'
import type { RecordErrors } from '../../editing/records/record-error.ts'
import { findEndError } from './end-error.server.ts'

interface HeroContext {
  tx: Db | Tx
  current: RecordRow | undefined
  now: Date
}

/** An end comes after the start. */
export async function findTimeErrors(
  { shown_from, shown_until }: RecordRow,
  _: RecordRow,
  { tx }: Pick<HeroContext, 'tx'>,
): Promise<RecordErrors> {
  const code = await findEndError(tx, shown_from, shown_until)
  return code ? { shown_until: { code, params: {} } } : {}
}

/** The only hero can't become an advertisement, or wait for a time: the home page would have none until then. */
export async function findBannerErrors(
  row: RecordRow,
  _: RecordRow,
  { tx, current, now }: HeroContext,
): Promise<RecordErrors> {
  const errors = await findTimeErrors(row, row, { tx })
  if (!current || !isStartedHero(current, now) || isStartedHero(row, now)) return errors
  if (await hasOtherHero(tx, current, now)) return errors
  const field = row.placement === 'hero' ? 'shown_from' : 'placement'
  return { ...errors, [field]: { code: 'only-hero', params: {} } }
}

export async function findBannerRemovalErrors(
  row: RecordRow,
  { tx, now }: { tx: Tx; now: Date },
): Promise<RecordErrors> {
  const isNeeded = isStartedHero(row, now) && !(await hasOtherHero(tx, row, now))
  return isNeeded ? { '': { code: 'only-hero', params: {} } } : {}
}

function isStartedHero({ placement, shown_from }: RecordRow, now: Date): boolean {
  return placement === 'hero' && (shown_from ?? '') <= now.toISOString()
}

/** Ended ones count: the last of them stays until another starts. */
async function hasOtherHero(tx: Db | Tx, { id }: RecordRow, now: Date): Promise<boolean> {
  const other = await tx
    .selectFrom('banner')
    .select('id')
    .where('placement', '=', 'hero')
    .where('id', '!=', Number(id))
    .where(sql<boolean>`coalesce(shown_from, '') <= ${now.toISOString()}`)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

import type { Db, Tx } from '#db/schema/schema.ts'
import { isAtOrBelow } from '../../catalog/categories/category-tree.ts'
import { readTreeCategories } from '../../catalog/categories/category-tree-store.server.ts'
import { fixedCollections } from '../../catalog/collections/collection-record.server.ts'
import { readRuleCollections } from '../../catalog/collections/collection-store.server.ts'
import { finishChangeSoon } from '../changes/batches/finish-change-soon.server.ts'
import { queueBatches } from '../changes/batches/queue-batches.server.ts'
import { change } from '../changes/change.server.ts'
import { type BatchWork, rowsPerBatch } from '../changes/change-batch-store.server.ts'
import { type ChangeOrigin, maxRowsAtOnce } from '../changes/change-set.ts'
import type { Edit } from '../changes/edit.server.ts'
import { chunksOf } from '../changes/row-store.server.ts'
import type { Compensations } from '../changes/undo/undo-context.server.ts'
import { isValueKind, type MergeKind, type MergeSide } from './merge-kind.ts'
import { findMergeSide, readClashingTitles, readPairs } from './merge-store.server.ts'
import { type MergePair, type MergeWork, planMerge, rowsOf } from './plan-merge.server.ts'

export type MergeRefusal =
  | 'not-found'
  | 'same'
  /** A category can't go into one below it. */
  | 'below-itself'
  /** Values of two options. */
  | 'another-option'
  /** Values of two attributes. */
  | 'another-attribute'
  /** Products would have two variants with the same values. */
  | 'same-options'
  /** A collection shows the products with this tag. */
  | 'in-use'
  /** Pages of the shop show it by its slug. */
  | 'shown-by-name'
  /** Somebody changed one of both meanwhile. */
  | 'changed'

export type MergeOutcome =
  /** An unfinished one is continued by a job. */
  { ok: true; changeSet: number; isFinished: boolean } | { ok: false; reason: MergeRefusal }

export type FoundMerge = { ok: true; pair: MergePair } | { ok: false; reason: MergeRefusal }

/** The two that are to be merged, if they can be. */
export async function findMerge(
  db: Db | Tx,
  kind: MergeKind,
  slugs: { from: string; into: string },
): Promise<FoundMerge> {
  const from = await findMergeSide(db, kind, slugs.from)
  // A tag is anything that products are given: a new one renames.
  const into = kind === 'tags' ? tagSide(slugs.into) : await findMergeSide(db, kind, slugs.into)
  if (!from || !into) return { ok: false, reason: 'not-found' }
  if (from.slug === into.slug) return { ok: false, reason: 'same' }
  if (kind === 'categories' && isAtOrBelow(await readTreeCategories(db), into.id, from.id))
    return { ok: false, reason: 'below-itself' }
  if (kind === 'collections' && fixedCollections.includes(from.slug))
    return { ok: false, reason: 'shown-by-name' }
  if (isValueKind(kind) && from.scope !== into.scope)
    return { ok: false, reason: kind === 'option-values' ? 'another-option' : 'another-attribute' }
  if (kind === 'option-values') {
    const ids = { from: from.id, into: into.id, max: 1 }
    if ((await readClashingTitles(db, ids)).length > 0) return { ok: false, reason: 'same-options' }
  }
  return { ok: true, pair: { kind, from, into } }
}

function tagSide(tag: string): MergeSide | undefined {
  return tag === '' ? undefined : { slug: tag, name: tag, id: 0, scope: 0 }
}

/** Merges the first into the second: all or nothing of up to 5,000 rows, more in batches. One undo takes all of it back. */
export function mergeRecords(
  db: Db,
  origin: ChangeOrigin,
  kind: MergeKind,
  slugs: { from: string; into: string },
  compensations: Compensations,
): Promise<MergeOutcome> {
  return writeWorks(db, origin, compensations, async db => {
    const found = await findMerge(db, kind, slugs)
    return found.ok ? { ok: true, works: await planMerge(db, found.pair) } : found
  })
}

/** Takes a tag from all products that aren't removed, unless a collection shows them by it. */
export function removeTag(
  db: Db,
  origin: ChangeOrigin,
  tag: string,
  compensations: Compensations,
): Promise<MergeOutcome> {
  return writeWorks(db, origin, compensations, async db => {
    const products = await readPairs(db, { table: 'product_tag', column: 'tag' }, tag)
    if (products.length === 0) return { ok: false, reason: 'not-found' }
    if ((await readRuleCollections(db, 'tag', tag)).length > 0) return { ok: false, reason: 'in-use' }
    const keys = products.map(product_id => ({ product_id, tag }))
    return { ok: true, works: [{ kind: 'remove', table: 'product_tag', keys }] }
  })
}

type Planned = { ok: true; works: MergeWork[] } | { ok: false; reason: MergeRefusal }

async function writeWorks(
  db: Db,
  origin: ChangeOrigin,
  compensations: Compensations,
  plan: (db: Db | Tx) => Promise<Planned>,
): Promise<MergeOutcome> {
  const planned = await plan(db)
  if (!planned.ok) return planned
  if (planned.works.reduce((sum, work) => sum + rowsOf(work).length, 0) > maxRowsAtOnce) {
    const { changeSet } = await queueBatches(db, origin, planned.works.flatMap(batchesOf))
    return { ok: true, changeSet, isFinished: await finishChangeSoon(db, changeSet, compensations) }
  }
  const written = await change(db, origin, async edit => {
    const planned = await plan(edit.tx)
    if (!planned.ok) return planned
    for (const work of planned.works) await write(edit, work)
    return { ok: true as const }
  })
  if (written.ok && written.changeSet !== null)
    return { ok: true, changeSet: written.changeSet, isFinished: true }
  return !written.ok && isMergeRefusal(written) ? written : { ok: false, reason: 'changed' }
}

function isMergeRefusal(refusal: { reason: string }): refusal is { ok: false; reason: MergeRefusal } {
  const own: readonly string[] = [
    ...(['not-found', 'in-use', 'same'] satisfies MergeRefusal[]),
    ...(['below-itself', 'another-option', 'another-attribute'] satisfies MergeRefusal[]),
    ...(['same-options', 'shown-by-name'] satisfies MergeRefusal[]),
  ]
  return own.includes(refusal.reason)
}

async function write(edit: Edit, work: MergeWork): Promise<void> {
  const table = work.table as never
  if (work.kind === 'insert') await edit.insertAll(table, work.rows as never)
  else if (work.kind === 'remove') await edit.removeAll(table, work.keys as never)
  else await edit.updateAll(table, work.edits as never)
}

function batchesOf(work: MergeWork): BatchWork[] {
  const { kind, table } = work
  if (kind === 'insert') return chunksOf(work.rows, rowsPerBatch).map(rows => ({ kind, table, rows }))
  if (kind === 'remove') return chunksOf(work.keys, rowsPerBatch).map(keys => ({ kind, table, keys }))
  return chunksOf(work.edits, rowsPerBatch).map(edits => ({ kind, table, edits }))
}

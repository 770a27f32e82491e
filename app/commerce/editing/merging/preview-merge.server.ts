import type { Db } from '#db/schema/schema.ts'
import { readRuleCollections } from '../../catalog/collections/collection-store.server.ts'
import { countLinked, countPairs } from './merge-store.server.ts'
import {
  areByHand,
  columnLinks,
  linkValue,
  type MergePair,
  mergeRules,
  pairLinks,
} from './plan-merge.server.ts'

/** What a merge would do. */
export interface MergePreview {
  products: number
  /** Products that belong to both. */
  both: number
  children: number
  promotions: number
  /** Collections whose rule names the first. */
  collections: number
  /** Collections of which one is by a rule: only the address moves. */
  isByRule: boolean
}

/** Counts what a merge would move, in a few queries. */
export async function previewMerge(db: Db, { kind, from, into }: MergePair): Promise<MergePreview> {
  const isByRule = kind === 'collections' && !(await areByHand(db, [from.id, into.id]))
  const pairs = isByRule ? undefined : pairLinks[kind]
  const links = columnLinks[kind] ?? []
  const ofTable = (table: string) => links.filter(link => link.table === table)
  const ofProducts = links.filter(({ table }) => table !== 'category' && table !== 'promotion')
  const { products, both } = pairs
    ? await countPairs(db, pairs, linkValue(kind, from), linkValue(kind, into))
    : { products: await countLinked(db, ofProducts, from.id), both: 0 }
  const rule = mergeRules[kind]
  return {
    ...{ products, both, isByRule },
    children: await countLinked(db, ofTable('category'), from.id),
    promotions: await countLinked(db, ofTable('promotion'), from.id),
    collections: rule ? (await readRuleCollections(db, rule, from.slug)).length : 0,
  }
}

import { data } from 'react-router'
import { readAttributes } from '#commerce/catalog/attributes/attribute-store.server.ts'
import { isAtOrBelow } from '#commerce/catalog/categories/category-tree.ts'
import { readCategoryChoices } from '#commerce/catalog/categories/category-tree-store.server.ts'
import {
  hasAddress,
  type MergeKind,
  type MergeSide,
  mergeKinds,
} from '#commerce/editing/merging/merge-kind.ts'
import { findMerge } from '#commerce/editing/merging/merge-records.server.ts'
import {
  findMergeSide,
  readClashingTitles,
  readMergeChoices,
} from '#commerce/editing/merging/merge-store.server.ts'
import { previewMerge } from '#commerce/editing/merging/preview-merge.server.ts'
import { findRecordDefinition } from '#commerce/editing/record-definitions.server.ts'
import type { Db } from '#db/schema/schema.ts'
import { mergeMessages as texts } from '#messages/office/merging.ts'

/** Products that are named when two values can't be merged. */
const maxNamed = 6

export function mergeKindOf(param: string): MergeKind {
  const kind = mergeKinds.find(one => one === param)
  if (!kind) throw data(null, { status: 404 })
  return kind
}

/** The one to merge, what it can go into, and what would happen. Throws 404 if there is none. */
export async function loadMerge(db: Db, kind: MergeKind, slugs: { from: string; into: string }) {
  const from = await findMergeSide(db, kind, slugs.from)
  if (!from) throw data(null, { status: 404 })
  const choices = hasAddress(kind) ? await readChoices(db, kind, from) : []
  const shown = { kind, from, into: slugs.into, choices }
  if (slugs.into === '')
    return { ...shown, name: '', sentences: [], refusal: null, clashing: [], isNew: false }
  const found = await findMerge(db, kind, slugs)
  if (!found.ok)
    return {
      ...{ ...shown, name: '', sentences: [], isNew: false },
      refusal: texts.refusals[found.reason],
      clashing: found.reason === 'same-options' ? await clashingTitles(db, kind, from, slugs.into) : [],
    }
  const { into } = found.pair
  const address = await addressOf(db, kind, from)
  const preview = await previewMerge(db, found.pair)
  const names = { from: from.name, into: into.name }
  return {
    ...{ ...shown, name: into.name, refusal: null, clashing: [] },
    isNew: kind === 'tags' && !(await findMergeSide(db, kind, into.slug)),
    sentences: [
      texts.products(preview, names),
      ...(preview.children > 0 ? [texts.children(preview, names)] : []),
      ...(preview.promotions > 0 ? [texts.promotions(preview, names)] : []),
      ...(preview.collections > 0 ? [texts.collections(preview, names)] : []),
      ...(address ? [texts.address(address(from.slug), address(into.slug))] : []),
      hasAddress(kind) ? texts.gone(names) : texts.tagGone(names),
    ],
  }
}

/** Undefined for tags, and for values of an attribute that shoppers don't filter by. */
async function addressOf(
  db: Db,
  kind: MergeKind,
  { slug }: MergeSide,
): Promise<((slug: string) => string) | undefined> {
  if (kind !== 'attribute-values') return findRecordDefinition(kind)?.address
  const [attribute] = await readAttributes(db, slug.split('/').slice(0, 1))
  return attribute?.isFiltered ? path => `/Shop?${path.replace('/', '=')}` : undefined
}

/** Without itself, and without the categories below it. */
async function readChoices(
  db: Db,
  kind: Exclude<MergeKind, 'tags'>,
  from: MergeSide,
): Promise<Pick<MergeSide, 'slug' | 'name'>[]> {
  if (kind !== 'categories')
    return (await readMergeChoices(db, kind, from)).filter(({ id }) => id !== from.id)
  const categories = await readCategoryChoices(db)
  return categories.filter(({ id }) => !isAtOrBelow(categories, id, from.id))
}

async function clashingTitles(db: Db, kind: MergeKind, from: MergeSide, slug: string): Promise<string[]> {
  const into = await findMergeSide(db, kind, slug)
  if (!into || kind !== 'option-values') return []
  return readClashingTitles(db, { from: from.id, into: into.id, max: maxNamed })
}

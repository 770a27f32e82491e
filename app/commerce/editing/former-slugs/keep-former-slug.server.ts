import { sluggedTables } from '#db/schema/catalog-tables.ts'
import { readRuleCollections } from '../../catalog/collections/collection-store.server.ts'
import { findLinkRows } from '../../content/pages/page-links-store.server.ts'
import type { Edit } from '../changes/edit.server.ts'
import { readPathOf, scopeOf } from '../record-store.server.ts'
import type { RecordDefinition, RecordRow } from '../records/record-definition.server.ts'
import type { RenamedTable } from './former-slug-store.server.ts'

function isRenamedTable(table: string): table is RenamedTable {
  return (sluggedTables as readonly string[]).includes(table)
}

/** Lets the former slug of a renamed row lead to it. A slug in use leads to the row that has it. */
export async function keepFormerSlug(
  edit: Edit,
  { table, address }: RecordDefinition,
  before: RecordRow | undefined,
  after: RecordRow,
): Promise<void> {
  const { id, slug } = after
  if (!isRenamedTable(table) || before?.slug === slug) return
  const key = { table_name: table, scope: scopeOf(table, after) }
  await edit.remove('former_slug', { ...key, slug: String(slug) })
  if (!before) return
  const former = { ...key, slug: String(before.slug) }
  await edit.remove('former_slug', former)
  await edit.insert('former_slug', { ...former, target_id: Number(id) })
  await followInCollections(edit, table, String(before.slug), String(slug))
  if (!address) return
  const [from, to] = [await readPathOf(edit.tx, table, before), await readPathOf(edit.tx, table, after)]
  await followInLinks(edit, address(from), address(to))
}

/** Menus, banners and sections link to the new address; links in texts are redirected. */
async function followInLinks(edit: Edit, before: string, after: string): Promise<void> {
  for (const { table, column, id } of await findLinkRows(edit.tx, before))
    await edit.update(table, { id }, { [column]: after })
}

/** Collections name categories and brands by their slugs, and tags. */
async function followInCollections(edit: Edit, rule: string, before: string, after: string): Promise<void> {
  if (rule !== 'category' && rule !== 'brand' && rule !== 'tag') return
  const ids = await readRuleCollections(edit.tx, rule, before)
  await edit.updateAll(
    'collection',
    ids.map(id => ({ key: { id }, columns: { rule_value: after } })),
  )
}

import { readRuleCollections } from '#commerce/catalog/collections/collection-store.server.ts'
import type { PageLink } from '#commerce/content/pages/page-address.ts'
import { type RowNames, readRowNames } from '#commerce/editing/changes/history/row-names-store.server.ts'
import type { Use } from '#commerce/editing/changes/reference-store.server.ts'
import { type Keepers, readKeepers } from '#commerce/editing/name-uses.server.ts'
import { findRecordById, showRecord } from '#commerce/editing/read-records.server.ts'
import { findSubjectOfTable } from '#commerce/editing/record-definitions.server.ts'
import type { RecordDefinition, RecordRow } from '#commerce/editing/records/record-definition.server.ts'
import { can, type Permission, type Role } from '#commerce/people/staff/role.ts'
import type { Db } from '#db/schema/schema.ts'
import { formatList } from '#messages/format.ts'
import { changedRowMessages } from '#messages/office/changed-rows.ts'
import { officeRecordMessages as texts } from '#messages/office/records.ts'
import { linkPlaceText, linksText, usesText } from '#messages/uses.ts'
import { officeRecordKinds, recordPermission } from '../office-record-kinds.server.ts'
import { definitionOf } from '../record-fields.server.ts'
import { recordListPath, recordParam } from '../record-paths.ts'

/** Something that uses a record, or links to it. */
interface UsedIn {
  /** In words. */
  label: string
  /** Null if this person may not open it. */
  to: string | null
}

export interface Uses {
  total: number
  first: UsedIn[]
  /** Whether they are links to a text. */
  areLinks: boolean
  /** The first of them in a sentence, if the record can't be removed because of them. */
  keptBy: string | null
}

/** Named one by one. */
const maxNamed = 10
const maxInSentence = 4

/** The rows that use a record or link to it. They are the ones that refuse its removal. */
export async function loadUses(
  db: Db,
  definition: RecordDefinition,
  { row, role }: { row: RecordRow; role: Role },
): Promise<Uses> {
  const keepers = await readKeepers(db, definition, row, maxNamed)
  const { totalUses } = keepers
  return wordUses(db, keepers, { role, areLinks: totalUses === 0 && definition.address !== undefined })
}

/** The collections that show the products with a tag. */
export async function loadTagUses(db: Db, tag: string, role: Role): Promise<Uses> {
  const ids = await readRuleCollections(db, 'tag', tag)
  const uses = ids.map(key => ({ table: 'collection', key }))
  return wordUses(
    db,
    { uses: uses.slice(0, maxNamed), totalUses: ids.length, links: [] },
    { role, areLinks: false },
  )
}

async function wordUses(
  db: Db,
  { uses, totalUses, links }: Keepers,
  { role, areLinks }: { role: Role; areLinks: boolean },
): Promise<Uses> {
  const names = await readRowNames(db, uses)
  const named = uses
    .slice(0, maxInSentence)
    .map(use => ({ ...use, name: names.get(use.table, use.key) ?? '' }))
  const keepers = [
    ...(links.length > 0 ? [linksText(links)] : []),
    ...(totalUses > 0 ? [usesText(named, totalUses)] : []),
  ]
  const linkPlaces = links.map(link => ({ label: linkPlaceText(link), to: placePath(link) }))
  return {
    total: totalUses + links.length,
    first: [...linkPlaces, ...(await nameUses(db, uses, { names, role }))].slice(0, maxNamed),
    areLinks,
    keptBy: keepers.length > 0 ? formatList(keepers) : null,
  }
}

async function nameUses(
  db: Db,
  uses: readonly Use[],
  { names, role }: { names: RowNames; role: Role },
): Promise<UsedIn[]> {
  return Promise.all(
    uses.map(async ({ table, key }) => {
      const name = names.get(table, key)
      const place = await placeOf(db, table, key)
      return {
        label: name ? texts.use(changedRowMessages.noun(table), name) : changedRowMessages.noun(table),
        to: place && can(role, place.permission) ? place.to : null,
      }
    }),
  )
}

/** The page of the office that edits a row. */
async function placeOf(
  db: Db,
  table: string,
  key: Use['key'],
): Promise<{ to: string; permission: Permission } | undefined> {
  if (table === 'product') return { to: `/office/products/${key}`, permission: 'products.read' }
  const kind = kindOfTable(table)
  if (!kind) return undefined
  const definition: RecordDefinition = definitionOf(kind)
  const row = await findRecordById(db, definition, Number(key))
  if (!row) return undefined
  const shown = await showRecord(db, definition, row)
  return { to: `${recordListPath(kind)}/${recordParam(shown.key)}`, permission: recordPermission(kind) }
}

function kindOfTable(table: string) {
  return officeRecordKinds.find(({ subject }) => subject === findSubjectOfTable(table))
}

function placePath({ table, key }: PageLink): string {
  return `${recordListPath(kindOfTable(table)!)}/${recordParam([key])}`
}

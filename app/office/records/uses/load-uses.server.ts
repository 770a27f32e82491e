import type { PageLink } from '#commerce/content/pages/page-address.ts'
import { readPageLinks } from '#commerce/content/pages/page-links-store.server.ts'
import { type RowNames, readRowNames } from '#commerce/editing/changes/history/row-names-store.server.ts'
import { readUses, type Use } from '#commerce/editing/changes/reference-store.server.ts'
import { findRecordById, showRecord } from '#commerce/editing/read-records.server.ts'
import { findSubjectOfTable } from '#commerce/editing/record-definitions.server.ts'
import { idColumnOf } from '#commerce/editing/record-store.server.ts'
import type { RecordDefinition, RecordRow } from '#commerce/editing/records/record-definition.server.ts'
import { can, type Permission, type Role } from '#commerce/people/staff/role.ts'
import type { Db } from '#db/schema/schema.ts'
import { changedRowMessages } from '#messages/office/changed-rows.ts'
import { officeRecordMessages as texts } from '#messages/office/records.ts'
import { firstOfText, linkPlaceText, usesText } from '#messages/uses.ts'
import { officeRecordKinds, recordPermission } from '../office-record-kinds.server.ts'
import { definitionOf } from '../record-fields.server.ts'
import { recordListPath, recordParam } from '../record-paths.ts'
import type { FieldTexts } from '../record-texts.ts'

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
  { row, values, role }: { row: RecordRow; values: FieldTexts; role: Role },
): Promise<Uses> {
  const { table, address, removalRules } = definition
  if (address) {
    const links = await readPageLinks(db, [address(values.slug ?? '')])
    const first = links.slice(0, maxNamed).map(link => ({
      label: linkPlaceText(link),
      to: placePath(link),
    }))
    const keepIt = links.length > 0 && removalRules !== undefined
    const keptBy = keepIt ? firstOfText(links.map(linkPlaceText), links.length) : null
    return { total: links.length, first, areLinks: true, keptBy }
  }
  const { total, uses } = await readUses(db, table, row[idColumnOf(table)]!, maxNamed)
  const names = await readRowNames(db, uses)
  const named = uses
    .slice(0, maxInSentence)
    .map(({ table, key }) => ({ table, name: names.get(table, key) ?? '' }))
  const keptBy = total > 0 ? usesText(named, total) : null
  return { total, first: await nameUses(db, uses, { names, role }), areLinks: false, keptBy }
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

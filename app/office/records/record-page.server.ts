import { data, type RouterContextProvider, redirect } from 'react-router'
import { isPreviewedTable, isPreviewedWhenNew } from '#commerce/content/text-preview/row-draft.ts'
import { type EditableTable, rulesOf } from '#commerce/editing/changes/editable-tables.ts'
import {
  addRecord,
  removeRecord,
  type SourceOfStored,
  setRecord,
} from '#commerce/editing/edit-records.server.ts'
import { type EditsInConflict, mergeEdits, type SentEdits } from '#commerce/editing/merge-edits.ts'
import { findRecordRow, showRecord } from '#commerce/editing/read-records.server.ts'
import {
  isRowsField,
  type RecordDefinition,
  type RecordRow,
} from '#commerce/editing/records/record-definition.server.ts'
import type { RecordErrors } from '#commerce/editing/records/record-error.ts'
import { loadSetting } from '#commerce/running/settings/load-settings.server.ts'
import type { Db } from '#db/schema/schema.ts'
import type { RecordKindTexts } from '#messages/office/record-kind-texts.ts'
import { officeRecordMessages as texts } from '#messages/office/records.ts'
import { recordErrorText } from '#messages/record-errors.ts'
import { readInput, refuseInput } from '#web/requests/read-input.server.ts'
import { shopContext, staffContext } from '#web/shop/context.ts'
import { formOrigin } from '#web/staff/form-origin.server.ts'
import { askAboutConflicts, refuseEdits } from '../edits/edit-answer.server.ts'
import { sentEdits, shownValues } from '../edits/sent-edits.server.ts'
import { redirectWithNotice } from '../notices/notice.server.ts'
import { readPictureWidths } from '../pictures/read-picture-widths.server.ts'
import { withPublication } from '../publication/with-publication.server.ts'
import { kindOfPath } from './office-record-kinds.server.ts'
import { movedText, recordOutlines } from './pages/page-record.server.ts'
import { previewRecord } from './preview-record.server.ts'
import { loadPreview } from './products-preview/load-preview.server.ts'
import {
  definitionOf,
  inputOfError,
  rateErrors,
  readControls,
  recordFields,
  recordSource,
  sentTexts,
  startTexts,
  whenSeen,
  withMadeTexts,
  withoutUnused,
} from './record-fields.server.ts'
import { readRecordParam, recordListPath, recordParam } from './record-paths.ts'
import { type FieldTexts, nameOfTexts, toFieldTexts } from './record-texts.ts'
import { loadUses } from './uses/load-uses.server.ts'

export interface RecordArgs {
  request: Request
  url: URL
  params: { record?: string }
  context: Readonly<RouterContextProvider>
}

/** The fields of a form. */
type Sent = Readonly<Record<string, unknown>>

/** Of each field in an address. */
const maxGiven = 20_000

/** The form of a new record, filled from the address, or of the one that the address names. */
export async function loadRecordForm(args: RecordArgs) {
  const { url, context } = args
  const kind = kindOfPath(url.pathname)
  const definition = definitionOf(kind)
  const { db } = context.get(shopContext)
  const staff = context.get(staffContext)
  const found = args.params.record === undefined ? undefined : await findOwnRecord(args)
  const given = givenTexts(definition, url)
  const outline = kind.outline && (await recordOutlines[kind.outline](db, given))
  const prefilled = { ...startTexts(definition), ...outline, ...given }
  const values = found ? found.theirs : prefilled
  return {
    kind,
    controls: await readControls(db, kind, definition, await loadSetting(db, 'currency')),
    values,
    pictureWidths: await readPictureWidths(db, Object.values(values)),
    timeZone: await loadSetting(db, 'timeZone'),
    isNew: !found,
    isPreviewed: found ? isPreviewedTable(definition.table) : isPreviewedWhenNew(definition.table),
    uses: found ? await loadUses(db, definition, { row: found.row, role: staff.role }) : null,
    staffId: staff.id,
    seen: whenSeen(kind, definition, found?.row),
    preview: kind.preview
      ? await loadPreview(context.get(shopContext), kind.preview, { ...values, ...given })
      : null,
  }
}

/** The fields that the address has. */
function givenTexts({ fields }: RecordDefinition, { searchParams }: URL): FieldTexts {
  const given = Object.keys(fields).flatMap(name => {
    const value = searchParams.get(name)
    return value === null ? [] : [[name, value.slice(0, maxGiven).toWellFormed()]]
  })
  return Object.fromEntries(given)
}

export async function saveFromForm(args: RecordArgs) {
  const input = await readInput(args, recordFields(kindOfPath(args.url.pathname)))
  return input.ok ? saveSent(args, input.values) : refuseInput(args)
}

/** Adds or saves the record that a form sent. */
export function saveSent(args: RecordArgs, sent: Sent) {
  return args.params.record === undefined ? addSent(args, sent) : changeSent(args, sent)
}

async function addSent(args: RecordArgs, sent: Sent) {
  const kind = kindOfPath(args.url.pathname)
  const definition = definitionOf(kind)
  const { db } = args.context.get(shopContext)
  const { base, mine } = await sentRecord(args, sent)
  const edits = { base, mine: withMadeTexts(definition, mine) }
  if (sent.preview) return showPreview(db, definition, edits, undefined)
  const wrongRates = rateErrors(definition, edits.mine)
  if (Object.keys(wrongRates).length > 0) return refuse(edits, wrongRates)
  const added = await addRecord(db, formOrigin(args), definition, recordSource(definition, edits.mine))
  if (!added.ok) return refuse(edits, added.reason === 'invalid' ? added.errors : {})
  const { changeSet } = added
  return redirectWithNotice(args.request, recordListPath(kind), {
    text: texts.added(nameOfTexts(kind, edits.mine)),
    changeSet,
  })
}

/** Saves what differs, and asks about what others changed meanwhile. */
async function changeSent(args: RecordArgs, sent: Sent) {
  const kind = kindOfPath(args.url.pathname)
  const definition = definitionOf(kind)
  const { key, row, theirs } = await findOwnRecord(args)
  const { db } = args.context.get(shopContext)
  const edits = await sentRecord(args, sent)
  if (sent.preview) return showPreview(db, definition, edits, row)
  const wrongRates = rateErrors(definition, edits.mine)
  if (Object.keys(wrongRates).length > 0) return refuse(edits, wrongRates)
  let found: EditsInConflict | undefined
  const merge: SourceOfStored = async stored => {
    const theirs = toFieldTexts(Object.keys(definition.fields), stored)
    const { merged, conflicts } = mergeEdits({ ...edits, theirs })
    if (conflicts.length === 0) return recordSource(definition, changedTexts(definition, merged, theirs))
    found = { ok: false, reason: 'conflict', conflicts, merged, theirs }
    return 'conflict'
  }
  const saved = await setRecord(db, formOrigin(args), definition, key, merge)
  if (!saved.ok && saved.reason === 'conflict') {
    const { fields }: RecordKindTexts = texts.kinds[kind.table]
    return askAboutConflicts(db, found!, {
      ...edits,
      label: name => fields[name]?.[0] ?? name,
      row: () => rowOf(definition, row),
    })
  }
  if (!saved.ok) return refuse(edits, saved.reason === 'invalid' ? saved.errors : { '': undefined })
  const text =
    saved.changeSet === null
      ? texts.unchanged
      : texts.saved(nameOfTexts(kind, { ...theirs, ...edits.mine })) + movedText(definition, key, saved.key)
  return redirectWithNotice(args.request, recordListPath(kind), { text, changeSet: saved.changeSet })
}

/** What the form showed of a record, and what was typed: without the fields that others don't use. */
export async function sentRecord({ url, context }: RecordArgs, sent: Sent): Promise<SentEdits> {
  const definition = definitionOf(kindOfPath(url.pathname))
  const times = { sent, was: shownValues(sent) }
  const typed = sentTexts(definition, sent)
  const edits = sentEdits(sent, await withPublication(context.get(shopContext).db, definition, typed, times))
  return { ...edits, mine: withoutUnused(definition, edits.mine) }
}

export async function removeFromForm(args: RecordArgs) {
  const kind = kindOfPath(args.url.pathname)
  const definition = definitionOf(kind)
  const { key, theirs } = await findOwnRecord(args)
  const removed = await removeRecord(args.context.get(shopContext).db, formOrigin(args), definition, key)
  const to = recordListPath(kind)
  if (removed.ok)
    return redirectWithNotice(args.request, to, {
      text: texts.removed(nameOfTexts(kind, theirs)),
      changeSet: removed.changeSet,
    })
  const reasons = removed.reason === 'invalid' ? Object.values(removed.errors) : []
  const reasonText = reasons.map(error => recordErrorText(error!)).join(' ')
  const text =
    reasonText === '' ? texts.goneMeanwhile : texts.notRemoved(nameOfTexts(kind, theirs), reasonText)
  return redirectWithNotice(args.request, `${to}/${recordParam(key)}`, { text })
}

/** Leads to the page in the shop that shows what was typed, unsaved. */
async function showPreview(
  db: Db,
  definition: RecordDefinition,
  edits: SentEdits,
  current: RecordRow | undefined,
) {
  const preview = await previewRecord(db, definition, { typed: edits.mine, current })
  return preview.ok ? redirect(preview.to, 303) : refuse(edits, preview.errors)
}

/** The record that the address names, or a 404. */
export async function findOwnRecord({ url, params, context }: RecordArgs) {
  const definition = definitionOf(kindOfPath(url.pathname))
  const { db } = context.get(shopContext)
  const key = readRecordParam(params.record ?? '', definition.key.length)
  const row = key && (await findRecordRow(db, definition, key))
  if (!key || !row) throw data(null, { status: 404 })
  const { fields } = await showRecord(db, definition, row)
  return { key, row, theirs: toFieldTexts(Object.keys(definition.fields), fields) }
}

/** The fields to save. Rates mean something else in another unit, so that both are saved together. */
function changedTexts(definition: RecordDefinition, merged: FieldTexts, theirs: FieldTexts): FieldTexts {
  const changed = Object.keys(merged).filter(name => differs(merged[name]!, theirs[name] ?? ''))
  const units = Object.entries(definition.fields).flatMap(([name, field]) =>
    isRowsField(field) && field.unit !== undefined && changed.includes(field.unit) ? [name] : [],
  )
  return Object.fromEntries([...changed, ...units].map(name => [name, merged[name] ?? '']))
}

function differs(one: string, other: string): boolean {
  return one.replaceAll('\r\n', '\n').trim() !== other.trim()
}

function refuse(edits: SentEdits, errors: RecordErrors) {
  const worded: Record<string, string> = {}
  for (const [name, error] of Object.entries(errors)) {
    worded[inputOfError(name, edits.mine)] ??= error ? recordErrorText(error) : texts.goneMeanwhile
  }
  return refuseEdits(edits, worded)
}

function rowOf({ table }: RecordDefinition, row: RecordRow) {
  const key = Object.fromEntries(rulesOf(table)!.key.map(column => [column, row[column]!]))
  return [table as EditableTable, key] as const
}

import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { maxFileBytes } from '#commerce/catalog/files/product-file.ts'
import { PictureFiles } from '#commerce/catalog/pictures/picture-files.server.ts'
import { addPicture } from '#commerce/editing/add-picture.server.ts'
import {
  addRecord,
  type RecordOutcome,
  removeRecord,
  setRecord,
} from '#commerce/editing/edit-records.server.ts'
import { addFile } from '#commerce/editing/products/files/add-product-files.server.ts'
import {
  findRecordRow,
  listRecords,
  type RecordTexts,
  type ShownRecord,
  showRecord,
} from '#commerce/editing/read-records.server.ts'
import { recordDefinitions } from '#commerce/editing/record-definitions.server.ts'
import type { RecordDefinition } from '#commerce/editing/records/record-definition.server.ts'
import { loadSetting } from '#commerce/running/settings/load-settings.server.ts'
import { commandLineActor as actor } from '#commerce/values/actor.ts'
import { readWholeNumber } from '#commerce/values/whole-number.ts'
import type { Db } from '#db/schema/schema.ts'
import { commandMessages } from '#messages/shop-commands.ts'
import { type CommandResult, failed, type ShopCommand, succeeded } from './command.ts'
import { errorLines } from './error-lines.ts'
import { fieldHelp } from './field-help.ts'

const pictureCommands: Record<string, ShopCommand> = {
  add: {
    usage: 'add FILE',
    summary: commandMessages.summaries.addPicture,
    takesNames: true,
    async run({ db, dataDir, words: [file = ''], now }) {
      const bytes = await readFile(file).catch(() => undefined)
      if (!bytes) return failed(commandMessages.noFile({ file }))
      const files = new PictureFiles(path.join(dataDir, 'pictures'))
      const added = await addPicture(db, files, { actor, reason: '', cause: 'command-line', now }, bytes)
      return added.ok
        ? succeeded(commandMessages.recordAdded({ key: added.hash }))
        : failed(commandMessages.noPicture({ file }))
    },
  },
}

const fileCommands: Record<string, ShopCommand> = {
  add: {
    usage: 'add FILE',
    summary: commandMessages.summaries.addFile,
    takesNames: true,
    async run({ db, dataDir, words: [file = ''], now }) {
      const bytes = await readFile(file).catch(() => undefined)
      if (!bytes) return failed(commandMessages.noFile({ file }))
      const saved =
        bytes.length > maxFileBytes
          ? undefined
          : await new PictureFiles(path.join(dataDir, 'pictures')).saveDownload(bytes)
      if (!saved) return failed(commandMessages.noPdf({ file, megabytes: maxFileBytes / 1_000_000 }))
      await addFile(db, origin(now), saved)
      return succeeded(commandMessages.recordAdded({ key: saved.hash }))
    },
  },
}

const { summaries } = commandMessages

/** More than fits on a screen. */
const maxListed = 50

/** Columns of a list besides the key, and what is shown of a text. Fields with longer texts than a title are left out. */
const maxColumns = 4
const maxShown = 40
const maxTitle = 200

/** The verbs of everything that merchants edit, by subject. */
export const recordSubjects: Record<string, Record<string, ShopCommand>> = Object.fromEntries(
  recordDefinitions.map(definition => [definition.subject, recordCommands(definition)]),
)

function recordCommands(definition: RecordDefinition): Record<string, ShopCommand> {
  const key = definition.key.join(' ').toUpperCase()
  const help = (isNew: boolean) => async (db: Db) =>
    fieldHelp(definition, { currency: await loadSetting(db, 'currency'), isNew })
  const { list, show, remove } = readingCommands(definition, key)
  if (definition.subject === 'pictures') return { list, show, ...pictureCommands, remove }
  if (definition.subject === 'files') return { list, show, ...fileCommands, remove }
  const set: ShopCommand = {
    usage: `set ${key} --FIELD …`,
    summary: summaries.setRecord,
    takesNames: true,
    options: 'fields',
    help: help(false),
    async run({ db, words, source, now }) {
      const changed = await setRecord(db, origin(now), definition, words, source)
      return recordResult(changed, ({ key, changeSet }) =>
        changeSet === null
          ? commandMessages.recordUnchanged({ key: key.join(' ') })
          : commandMessages.recordChanged({ key: key.join(' '), change: changeSet }),
      )
    },
  }
  if (definition.isWrittenByShoppers) return { list, show, set }
  return {
    list,
    show,
    add: {
      usage: 'add --FIELD …',
      summary: summaries.addRecord,
      options: 'fields',
      help: help(true),
      async run({ db, source, now }) {
        const added = await addRecord(db, origin(now), definition, source)
        return recordResult(added, ({ key }) => commandMessages.recordAdded({ key: key.join(' ') }))
      },
    },
    set,
    remove,
  }
}

function readingCommands(
  definition: RecordDefinition,
  key: string,
): Record<'list' | 'show' | 'remove', ShopCommand> {
  return {
    list: {
      usage: 'list [FROM]',
      summary: summaries.listRecords,
      async run({ db, words: [from = '1'] }) {
        const offset = Math.max(readWholeNumber(from) ?? 1, 1) - 1
        const records = await listRecords(db, definition, { max: maxListed, offset })
        if (records.length === 0) return succeeded(commandMessages.noRecords)
        return succeeded(
          ...listLines(definition, records),
          ...(records.length === maxListed
            ? [commandMessages.moreRecords({ from: offset + maxListed + 1 })]
            : []),
        )
      },
    },
    show: {
      usage: `show ${key}`,
      summary: summaries.showRecord,
      takesNames: true,
      async run({ db, words }) {
        const row = await findRecordRow(db, definition, words)
        if (!row) return failed(commandMessages.unknownRecord)
        return succeeded(...fieldLines((await showRecord(db, definition, row)).fields))
      },
    },
    remove: {
      usage: `remove ${key}`,
      summary: summaries.removeRecord,
      takesNames: true,
      async run({ db, words, now }) {
        const removed = await removeRecord(db, origin(now), definition, words)
        return recordResult(removed, ({ key, changeSet }) =>
          commandMessages.recordRemoved({ key: key.join(' '), change: changeSet! }),
        )
      },
    },
  }
}

function origin(now: Date) {
  return { actor, reason: '', cause: 'command-line', now } as const
}

function recordResult(
  outcome: RecordOutcome,
  text: (done: Extract<RecordOutcome, { ok: true }>) => string,
): CommandResult {
  if (outcome.ok) return succeeded(text(outcome))
  if (outcome.reason !== 'invalid') return failed(commandMessages.unknownRecord)
  return failed(...errorLines(outcome.errors))
}

/** The names of the first short fields, and a line for each record. */
function listLines({ key, fields }: RecordDefinition, records: readonly ShownRecord[]): string[] {
  const isLong = ([, text]: RecordTexts[number]) => text.length > maxTitle || text.includes('\n')
  const long = new Set(records.flatMap(({ fields }) => fields.filter(isLong).map(([name]) => name)))
  const columns = Object.keys(fields).filter(name => !key.includes(name) && !long.has(name))
  const shown = columns.slice(0, maxColumns)
  return [
    [...key, ...shown].map(name => name.replaceAll('_', '-')).join('  '),
    ...records.map(record =>
      [...record.key, ...shown.map(name => textsOf(record, name))].join('  ').trimEnd(),
    ),
  ]
}

/** A dash stands for an empty field. */
function textsOf({ fields }: ShownRecord, name: string): string {
  const texts = fields.filter(([field]) => field === name).map(([, text]) => text)
  const text = texts.join(', ') || '–'
  return text.length > maxShown ? `${text.slice(0, maxShown - 1)}…` : text
}

/** Further lines of a text are indented. */
function fieldLines(fields: RecordTexts): string[] {
  return fields
    .filter(([, text]) => text !== '')
    .flatMap(([name, text]) => {
      const [first = '', ...more] = text.split('\n')
      return [`${name.replaceAll('_', '-')}: ${first}`, ...more.map(line => `  ${line}`)]
    })
}

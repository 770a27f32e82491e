import type { DatabaseKind } from '#test/databases.ts'
import { changeShop } from './changes/change-shop.fixture.ts'
import { addRecord, removeRecord, setRecord } from './edit-records.server.ts'
import { formSource } from './input/form-source.server.ts'
import { type InputSource, SentValues } from './input/input-source.server.ts'
import { jsonSource } from './input/json-source.server.ts'
import { optionsSource } from './input/options-source.server.ts'
import { rowSource } from './input/row-source.server.ts'
import { findRecordRow, type RecordTexts, showRecord } from './read-records.server.ts'
import { findRecordDefinition } from './record-definitions.server.ts'

type Typed = Record<string, string | string[]>

/** The same values from every kind of source. */
export const sourcesOf = (typed: Typed): InputSource[] => {
  const pairs = Object.entries(typed).flatMap(([name, texts]) =>
    [texts].flat().map(text => [name, text] as const),
  )
  const utf8 = (text: string) => new TextEncoder().encode(text)
  const cells = Object.values(typed).map(texts => [texts].flat().join(','))
  const json = Object.entries(typed).map(([name, texts]) => [name, texts] as const)
  return [
    read(formSource(utf8(new URLSearchParams(pairs.map(([name, text]) => [name, text])).toString()))),
    read(jsonSource(utf8(JSON.stringify(Object.fromEntries(json))))),
    rowSource(Object.keys(typed), cells),
    optionsSource(pairs.map(([name, text]) => `--${name}=${text}`)),
  ]
}

function read(result: ReturnType<typeof formSource>): InputSource {
  if (!result.ok) throw new Error(result.reason)
  return result.source
}

/** As a form sends them. */
export function typedSource(texts: RecordTexts): InputSource {
  const values = new SentValues()
  for (const [name, text] of texts) values.add(name, text)
  return values.source('form')
}

/** The demo shop, with the write side by subject. */
export async function recordShop(kind: DatabaseKind) {
  const shop = await changeShop(kind)
  const { db, origin } = shop
  const definitionOf = (subject: string) => findRecordDefinition(subject)!
  const sourceOf = (typed: Typed) => sourcesOf(typed)[0]!
  return {
    ...shop,
    add: (subject: string, typed: Typed) => addRecord(db, origin(), definitionOf(subject), sourceOf(typed)),
    set: (subject: string, key: string[], typed: Typed) =>
      setRecord(db, origin(), definitionOf(subject), key, sourceOf(typed)),
    remove: (subject: string, key: string[]) => removeRecord(db, origin(), definitionOf(subject), key),
    show: async (subject: string, key: string[]) => {
      const row = await findRecordRow(db, definitionOf(subject), key)
      return row && (await showRecord(db, definitionOf(subject), row)).fields
    },
  }
}

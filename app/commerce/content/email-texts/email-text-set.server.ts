import * as v from 'valibot'
import { type InputField, optionalField } from '../../editing/input/field.server.ts'
import { SentValues } from '../../editing/input/input-source.server.ts'
import { parseInput } from '../../editing/input/parse-input.server.ts'
import { readBefore, textField } from '../../editing/input/text-fields.server.ts'
import type { RecordErrorCode } from '../../editing/records/record-error.ts'
import type { TextSet } from '../../editing/texts/edit-texts.server.ts'
import type { EmailFacts } from '../../running/outbox/email.ts'
import type { Language } from '../../values/languages.ts'
import { type EmailTextField, isParagraph, maxEmailTextLengths, placeholdersOf } from './email-text.ts'
import { readEmailTexts } from './email-text-store.server.ts'

const noPlaceholder: RecordErrorCode = 'no-placeholder'

type EmailKind = EmailFacts['kind']

/** A text on one line, unless it's a paragraph. An empty one stands for the shop's. */
export function emailTextField(kind: EmailKind, name: EmailTextField): InputField<string> {
  const field = textField({ max: maxEmailTextLengths[name], lines: isParagraph(name) })
  const known = placeholdersOf(kind, name)
  const unknownIn = (text: string) =>
    [...text.matchAll(/\{[^{}]*\}|[{}]/g)]
      .map(([placeholder]) => placeholder)
      .find(placeholder => !known.includes(placeholder.slice(1, -1)))
  const line = isParagraph(name) ? field : readBefore(field, text => text.replace(/\s+/g, ' '))
  const isKnown = v.check((text: string) => unknownIn(text) === undefined, noPlaceholder)
  const explain = (text: unknown) => ({ value: unknownIn(String(text)), choices: known })
  return optionalField({ ...field, schema: v.pipe(line.schema, isKnown), explain }, '')
}

/** The texts of an email in a language, by field. */
export function emailTextSet(kind: EmailKind, language: Language): TextSet {
  return {
    read: db => readEmailTexts(db, kind, language),
    async write(edit, texts) {
      const names = Object.keys(texts) as EmailTextField[]
      const sent = new SentValues()
      for (const name of names) sent.add(name, texts[name])
      const fields = Object.fromEntries(names.map(name => [name, emailTextField(kind, name)]))
      const parsed = parseInput(fields, sent.source('row'))
      if (!parsed.ok) return { ok: false, reason: 'invalid', errors: parsed.errors }
      for (const field of names) {
        const key = { kind, language, field }
        const text = parsed.values[field]!
        if (text === '') await edit.remove('email_text', key)
        else if (!(await edit.update('email_text', key, { text })))
          await edit.insert('email_text', { ...key, text })
      }
      return { ok: true }
    },
  }
}

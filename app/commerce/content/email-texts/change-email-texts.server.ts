import type { Db } from '#db/schema/schema.ts'
import { change } from '../../editing/changes/change.server.ts'
import { type ChangeOrigin, ChangeRefused } from '../../editing/changes/change-set.ts'
import { type EditsInConflict, mergeEdits, type SentEdits } from '../../editing/merge-edits.ts'
import type { EmailFacts } from '../../running/outbox/email.ts'
import type { Language } from '../../values/languages.ts'
import { type CheckedEmailText, checkEmailText, type EmailTextField, editableFields } from './email-text.ts'
import { readEmailTexts } from './email-text-store.server.ts'

export type EmailTextsOutcome =
  | { ok: true; changeSet: number | null }
  | EditsInConflict
  | {
      ok: false
      reason: 'invalid'
      refusals: Partial<Record<EmailTextField, Exclude<CheckedEmailText, { ok: true }>>>
    }

interface EditedEmailTexts extends SentEdits {
  kind: EmailFacts['kind']
  language: Language
}

/** Saves a form with the texts of an email: all of them, or none if one is refused. An empty text becomes the shop's own. */
export async function changeEmailTexts(
  db: Db,
  origin: ChangeOrigin,
  { kind, language, base, mine }: EditedEmailTexts,
): Promise<EmailTextsOutcome> {
  const checked = editableFields(kind).map(
    field => [field, checkEmailText(kind, field, mine[field] ?? '')] as const,
  )
  const refused = checked.filter(([, result]) => !result.ok)
  if (refused.length > 0) return { ok: false, reason: 'invalid', refusals: Object.fromEntries(refused) }
  const texts = Object.fromEntries(checked.map(([field, result]) => [field, result.ok ? result.text : '']))
  const changed = await change(db, origin, async edit => {
    const theirs = await readEmailTexts(edit.tx, kind, language)
    const { merged, conflicts } = mergeEdits({ base, mine: texts, theirs })
    if (conflicts.length > 0) return { ok: false, reason: 'conflict', conflicts, merged, theirs } as const
    for (const field of editableFields(kind)) {
      const text = merged[field] ?? ''
      if (text === (theirs[field] ?? '')) continue
      const key = { kind, language, field }
      if (text === '') await edit.remove('email_text', key)
      else if (!(await edit.update('email_text', key, { text })))
        await edit.insert('email_text', { ...key, text })
    }
    return { ok: true as const }
  })
  if (changed.ok) return { ok: true, changeSet: changed.changeSet }
  if ('conflicts' in changed) return changed
  throw new ChangeRefused(changed)
}

import type { EditConflict } from '#commerce/editing/merge-edits.ts'
import type { SettingTopic } from '#commerce/settings/setting-topics.ts'
import { officeSettingsMessages as texts } from '#messages/office/settings.ts'
import { ConflictChoice } from '../ui/form/conflict-choice.tsx'
import { DraftForm } from '../ui/form/draft-form.tsx'
import { SettingField, type SettingFieldData } from './setting-field.tsx'
import styles from './topic-form.module.css'

interface TopicFormProps {
  topic: SettingTopic
  /** What saving does. */
  says?: string
  /** The id of the staff member, for the draft. */
  staffId: number
  settings: readonly SettingFieldData[]
  /** After a refusal: what was typed, what the form had shown, and what is wrong, by name. */
  answer?:
    | {
        typed: Readonly<Record<string, string>>
        base: Readonly<Record<string, string>>
        errors: Readonly<Record<string, string>>
        conflicts: readonly EditConflict[]
        by: Readonly<Record<string, string>>
      }
    | undefined
  id?: string
}

/** The settings of a topic. `was.` fields carry what the form showed, so that nobody overwrites what others saved. */
export function TopicForm({
  topic,
  staffId,
  settings,
  answer,
  id,
  says = texts.says(topic),
}: TopicFormProps) {
  const { typed = {}, base = {}, errors = {}, conflicts = [], by = {} } = answer ?? {}
  const conflictOf = (name: string) => conflicts.find(({ field }) => field === name)
  return (
    <DraftForm
      {...(id && { id })}
      draftKey={`${staffId}:settings-${topic}`}
      version={JSON.stringify(settings.map(({ value }) => value))}
      errors={errors}
      conflictCount={conflicts.length}
      says={says}
      className={styles.form}
    >
      {settings.map(setting => {
        const { name, label, value } = setting
        const conflict = conflictOf(name)
        if (!conflict)
          return (
            <div key={name}>
              <input type="hidden" name={`was.${name}`} value={base[name] ?? value} />
              <SettingField setting={setting} typed={typed[name]} error={errors[name]} />
            </div>
          )
        return (
          <div key={name}>
            <input type="hidden" name={`was.${name}`} value={conflict.theirs} />
            <input type="hidden" name={name} value={conflict.mine} />
            <ConflictChoice
              name={name}
              label={label}
              by={by[name] ?? ''}
              before={conflict.base}
              yours={conflict.mine}
              theirs={conflict.theirs}
            />
          </div>
        )
      })}
    </DraftForm>
  )
}

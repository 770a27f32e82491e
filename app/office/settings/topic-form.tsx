import type { SettingTopic } from '#commerce/running/settings/setting-topics.ts'
import { officeSettingsMessages as texts } from '#messages/office/settings.ts'
import { DraftForm } from '../ui/form/draft-form.tsx'
import type { UnsavedAnswer } from '../ui/form/edit-answer.ts'
import { SettingField, type SettingFieldData } from './setting-field.tsx'
import styles from './topic-form.module.css'

interface TopicFormProps {
  topic: SettingTopic
  /** What saving does. */
  says?: string
  /** The id of the staff member, for the draft. */
  staffId: number
  settings: readonly SettingFieldData[]
  answer?: UnsavedAnswer | undefined
  id?: string
}

/** The settings of a topic. */
export function TopicForm({
  topic,
  staffId,
  settings,
  answer,
  id,
  says = texts.says(topic),
}: TopicFormProps) {
  const { typed = {}, errors = {} } = answer ?? {}
  return (
    <DraftForm
      {...(id && { id })}
      draftKey={`${staffId}:settings-${topic}`}
      version={JSON.stringify(settings.map(({ value }) => value))}
      shown={Object.fromEntries(settings.map(({ name, value }) => [name, value]))}
      answer={answer}
      says={says}
      className={styles.form}
    >
      {settings.map(setting => (
        <SettingField
          key={setting.name}
          setting={setting}
          typed={typed[setting.name]}
          error={errors[setting.name]}
        />
      ))}
    </DraftForm>
  )
}

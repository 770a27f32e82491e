import { officeSettingsMessages as texts } from '#messages/office/settings.ts'
import { FieldsForm } from '../records/fields/fields-form.tsx'
import type { UnsavedAnswer } from '../ui/form/edit-answer.ts'
import type { loadTopic } from './topic-page.server.ts'

interface TopicFormProps extends Awaited<ReturnType<typeof loadTopic>> {
  /** What saving does. */
  says?: string
  answer: UnsavedAnswer | undefined
  id?: string
}

/** The settings of a topic. */
export function TopicForm({ topic, staffId, says = texts.says(topic), ...form }: TopicFormProps) {
  return <FieldsForm {...form} draftKey={`${staffId}:settings-${topic}`} says={says} />
}

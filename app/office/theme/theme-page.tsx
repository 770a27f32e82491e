import { useRef } from 'react'
import { officeSettingsMessages as texts } from '#messages/office/settings.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { allow } from '#web/staff/allow.server.ts'
import { TopicForm } from '../settings/topic-form.tsx'
import { loadTopic, saveTopic, topicFields, topicForm } from '../settings/topic-page.server.ts'
import { PageHead } from '../ui/page-head.tsx'
import type { Route } from './+types/theme-page.ts'
import { previewAddress, showTyped } from './live-preview.ts'
import styles from './theme-page.module.css'
import { ThemePreview } from './theme-preview.tsx'

export const middleware = [allow('settings.edit'), acceptForm(topicFields(['theme']), topicForm)]

export function loader(args: Route.LoaderArgs) {
  return loadTopic(args, 'theme')
}

export function action(args: Route.ActionArgs) {
  return saveTopic(args, 'theme')
}

const formId = 'theme'

/** The look of the shop, beside the shop itself. */
export default function ThemePage({ loaderData, actionData }: Route.ComponentProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [title, intro] = texts.topics.theme
  const show = ({ target }: { target: EventTarget }) => {
    const { form, name } = target as HTMLInputElement
    if (!form || !frame.current) return
    // A logo is part of the page, which has to load again.
    if (name === 'logo_picture') frame.current.src = previewAddress(form, 'frame')
    else showTyped(form, frame.current)
  }
  return (
    <>
      <PageHead title={title} trail={[{ to: '/office/settings', label: texts.title }]} />
      <p className="soft">{intro}</p>
      <div className={styles.page}>
        <div onChange={show}>
          <TopicForm id={formId} {...loaderData} answer={actionData} />
        </div>
        {/* Another saved theme is another page in the frame. */}
        <ThemePreview key={Object.values(loaderData.values).join()} formId={formId} frame={frame} />
      </div>
    </>
  )
}

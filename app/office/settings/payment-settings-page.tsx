import { officeSettingsMessages as texts } from '#messages/office/settings.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { shopContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { PageHead } from '../ui/page-head.tsx'
import type { Route } from './+types/payment-settings-page.ts'
import { TopicForm } from './topic-form.tsx'
import { loadTopic, saveTopic, topicFields, topicForm } from './topic-page.server.ts'

const fields = topicFields(['payments'])

export const middleware = [allow('settings.payments', { fresh: true }), acceptForm(fields, topicForm)]

export async function loader(args: Route.LoaderArgs) {
  const online = [...args.context.get(shopContext).providers.values()].find(({ service }) => service !== null)
  const cards: 'on' | 'test' | 'off' = online ? (online.isTest ? 'test' : 'on') : 'off'
  return { ...(await loadTopic(args, 'payments')), cards }
}

export function action(args: Route.ActionArgs) {
  return saveTopic(args, 'payments')
}

/** How orders are paid. The keys of the provider are not here: they are part of the environment. */
export default function PaymentSettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const [title, intro] = texts.topics.payments
  const { cards, ...topic } = loaderData
  return (
    <>
      <PageHead title={title} trail={[{ to: '/office/settings', label: texts.title }]} />
      <p className="soft">{intro}</p>
      <p>{texts.stripe[cards]}</p>
      <TopicForm {...topic} answer={actionData} />
    </>
  )
}

import { Form } from 'react-router'
import { englishOnlyKinds } from '../../commerce/emails/outbox/email-kinds.ts'
import { previewEmail } from '../../commerce/emails/preview/preview-email.server.ts'
import { officeEmailMessages as texts } from '../../messages/office/emails.ts'
import { officeSettingsMessages } from '../../messages/office/settings.ts'
import { shopContext, staffContext } from '../../web/shop/context.ts'
import { allow } from '../../web/staff/allow.server.ts'
import { PageHead } from '../ui/page-head.tsx'
import type { Route } from './+types/email-page.ts'
import { readEmailChoice } from './email-choice.server.ts'
import styles from './email-page.module.css'
import { EmailView } from './email-view.tsx'
import { PreviewOptions } from './preview-options.tsx'

export const middleware = [allow('settings.edit')]

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { db, settings, sendsEmails } = context.get(shopContext)
  const choice = readEmailChoice(request, params, await settings())
  const { email, shown, subjects } = await previewEmail(db, choice, new URL(request.url).origin)
  return {
    ...{ kind: choice.kind, language: choice.language, shown: shown?.number ?? null },
    about: choice.subjectId ?? shown?.id ?? 0,
    subjects: subjects.map(({ id, number }) => ({ id, number })),
    isEnglishOnly: englishOnlyKinds.includes(choice.kind),
    email: email ? { subject: email.subject, text: email.text } : null,
    ...{ sendsEmails, address: context.get(staffContext).email },
  }
}

/** An email as it's sent, and a test of it. */
export default function EmailPage({ loaderData }: Route.ComponentProps) {
  const { kind, language, shown, email, sendsEmails, address } = loaderData
  const [title, when] = texts.kinds[kind]
  const trail = [
    { to: '/office/settings', label: officeSettingsMessages.title },
    { to: '/office/settings/emails', label: officeSettingsMessages.topics.emails[0] },
  ]
  const canSend = sendsEmails && address !== null
  return (
    <>
      <PageHead title={title} trail={trail} />
      <p className="soft">{when}</p>
      <div className={styles.page}>
        <PreviewOptions {...loaderData} />
        {email ? (
          <>
            <p className="muted">
              {shown === null ? texts.usesSample : texts.usesRow(shown)} {texts.inert}
            </p>
            <EmailView {...loaderData} email={email} />
          </>
        ) : (
          <p>{texts.needsProduct}</p>
        )}
        {canSend ? (
          <Form method="post" action={`/office/settings/emails/${kind}/test`} className={styles.test}>
            <input type="hidden" name="language" value={language} />
            <button type="submit" className="button outlined" disabled={!email}>
              {texts.test(address)}
            </button>
            <p className="muted">{texts.testHint}</p>
          </Form>
        ) : (
          <p className="muted">{sendsEmails ? texts.noAddress : texts.noMailServer}</p>
        )}
      </div>
    </>
  )
}

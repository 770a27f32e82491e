import { Form } from 'react-router'
import { emailTextSet } from '#commerce/content/email-texts/email-text-set.server.ts'
import { englishOnlyKinds } from '#commerce/running/outbox/email-kinds.ts'
import { officeEmailMessages as texts } from '#messages/office/emails.ts'
import { officeSettingsMessages } from '#messages/office/settings.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { shopContext, staffContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { previewEmail } from '#writing/preview/preview-email.server.ts'
import { maxTextSetBytes } from '../edits/save-text-set.server.ts'
import { FieldsForm } from '../records/fields/fields-form.tsx'
import { Block } from '../ui/block.tsx'
import { PageHead } from '../ui/page-head.tsx'
import type { Route } from './+types/email-page.ts'
import { readEmailChoice } from './email-choice.server.ts'
import styles from './email-page.module.css'
import { EmailView } from './email-view.tsx'
import { PreviewOptions } from './preview-options.tsx'
import { emailTextControls, saveTexts, textsFields } from './save-texts.server.ts'

export const middleware = [allow('settings.edit'), acceptForm(textsFields, { maxBytes: maxTextSetBytes })]

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { db, settings, sendsEmails } = context.get(shopContext)
  const choice = readEmailChoice(request, params, await settings())
  const { email, shown, subjects } = await previewEmail(db, choice, new URL(request.url).origin)
  return {
    ...{ kind: choice.kind, language: choice.language, shown: shown?.name ?? null },
    about: choice.subjectId ?? shown?.id ?? 0,
    subjects: subjects.map(({ id, name }) => ({ id, name })),
    isEnglishOnly: englishOnlyKinds.includes(choice.kind),
    controls: emailTextControls(choice.kind),
    values: await emailTextSet(choice.kind, choice.language).read(db),
    staffId: context.get(staffContext).id,
    email: email ? { subject: email.subject, text: email.text } : null,
    ...{ sendsEmails, address: context.get(staffContext).email },
  }
}

export function action(args: Route.ActionArgs) {
  return saveTexts(args)
}

/** An email as it's sent, the merchant's texts of it, and a test. */
export default function EmailPage({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, language, shown, email, sendsEmails, address, controls, values } = loaderData
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
        <Block title={texts.texts}>
          {controls.length > 0 ? (
            <>
              <p className="muted">{texts.empty}</p>
              <FieldsForm
                draftKey={`${loaderData.staffId}:email-${kind}-${language}`}
                says={texts.says}
                action={`/office/settings/emails/${kind}?language=${language}`}
                hidden={{ language }}
                controls={controls}
                values={values}
                answer={actionData}
              />
            </>
          ) : (
            <p className="muted">{texts.noTexts}</p>
          )}
        </Block>
      </div>
    </>
  )
}

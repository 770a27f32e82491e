import { data, href, Link, redirect } from 'react-router'
import { saveAccountSettings } from '#commerce/people/accounts/settings/save-account-settings.server.ts'
import { accountMessages } from '#messages/account.ts'
import { accountDataMessages } from '#messages/account-data.ts'
import { accountSettingsMessages as messages } from '#messages/account-settings.ts'
import { changeEmailMessages } from '#messages/change-email.ts'
import { inputErrorText } from '#messages/input-errors.ts'
import { withActionHeaders } from '#web/pages/action-headers.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { readInput, refuseInput } from '#web/requests/read-input.server.ts'
import { shopContext, signedInContext } from '#web/shop/context.ts'
import { pageMeta } from '../../layout-data/page-meta.ts'
import { AccountFrame } from '../account-frame.tsx'
import { accountHeaders, loadSignedIn } from '../load-signed-in.server.ts'
import type { Route } from './+types/settings-page.ts'
import { loadSettingsForm, readSettings, settingsFields } from './settings-form.server.ts'
import { SettingsForm } from './settings-form.tsx'
import styles from './settings-page.module.css'

export const middleware = [acceptForm(settingsFields)]

export async function loader(args: Route.LoaderArgs) {
  const { account } = await loadSignedIn(args)
  const form = await loadSettingsForm(args.context.get(shopContext), account)
  const page = { email: account.email, form, note: noteOf(args.url.searchParams) }
  return data(page, { headers: await accountHeaders(args) })
}

/** The change that led to this page. */
function noteOf(query: URLSearchParams) {
  return (['saved', 'changed'] as const).find(name => query.has(name))
}

export async function action(args: Route.ActionArgs) {
  const input = await readInput(args, settingsFields)
  const isGuest = (await args.context.get(signedInContext)()) === undefined
  if (!input.ok && (isGuest || !input.errors.name)) throw refuseInput(args)
  const { account } = await loadSignedIn(args)
  if (!input.ok)
    return data({ typed: input.typed.name, error: inputErrorText(input.errors.name!) }, { status: 400 })
  await saveAccountSettings(args.context.get(shopContext).db, account, readSettings(input.values), new Date())
  const headers = await accountHeaders(args)
  return redirect(`${href('/account/settings')}?saved`, { status: 303, headers })
}

export function headers(args: Route.HeadersArgs) {
  return withActionHeaders(args)
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: accountMessages.settings })
}

export default function SettingsPage({
  loaderData: { email, form, note },
  actionData,
}: Route.ComponentProps) {
  return (
    <AccountFrame current="settings" email={email}>
      <h2 className="visually-hidden">{accountMessages.settings}</h2>
      {note && !actionData && (
        <p role="status" className={styles.note}>
          {note === 'saved' ? messages.saved : changeEmailMessages.changed}
        </p>
      )}
      <section className={styles.email}>
        <h3>{messages.email}</h3>
        <p>{email}</p>
        <Link to={href('/account/settings/email')}>{changeEmailMessages.title}</Link>
      </section>
      <SettingsForm form={form} {...actionData} />
      <DataLinks />
    </AccountFrame>
  )
}

/** The ways to take the account's data along, and to leave. */
function DataLinks() {
  return (
    <section className={`${styles.links} tall-links`} aria-labelledby="your-data">
      <h2 id="your-data">{accountDataMessages.title}</h2>
      <ul>
        <li>
          <Link to={href('/account/data')}>{accountDataMessages.download}</Link>
        </li>
        <li>
          <Link to={href('/account/delete')}>{accountDataMessages.deleteAccount}</Link>
        </li>
      </ul>
    </section>
  )
}

import { data, href, redirect } from 'react-router'
import { removePasskey } from '#commerce/people/accounts/passkeys/account-passkeys.server.ts'
import { ofAccount } from '#commerce/people/passkeys/passkey-owner.ts'
import { readPasskeys } from '#commerce/people/passkeys/passkey-store.server.ts'
import { readId } from '#commerce/values/whole-number.ts'
import { passkeyMessages } from '#messages/passkeys.ts'
import { QuestionPage } from '#ui/message/message-page.tsx'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { shopContext } from '#web/shop/context.ts'
import { pageMeta } from '../../layout-data/page-meta.ts'
import { accountHeaders, notInAccount } from '../load-signed-in.server.ts'
import { requireFreshProof } from '../proof/require-fresh-proof.server.ts'
import type { Route } from './+types/remove-passkey-page.ts'

export const middleware = [acceptForm({})]

export async function loader(args: Route.LoaderArgs) {
  const { account } = await requireFreshProof(args)
  const passkeys = await readPasskeys(args.context.get(shopContext).db, ofAccount(account))
  const id = readId(args.params.passkey)
  const passkey = passkeys.find(passkey => passkey.id === id) ?? notInAccount()
  const question = { name: passkey.name, isLast: passkeys.length === 1 }
  return data(question, { headers: await accountHeaders(args) })
}

export async function action(args: Route.ActionArgs) {
  const { passkey } = args.params
  const { account } = await requireFreshProof(args, href('/account/passkeys/:passkey/remove', { passkey }))
  const id = readId(passkey)
  const { db } = args.context.get(shopContext)
  if (id === undefined || !(await removePasskey(db, account, id, new Date()))) notInAccount()
  const headers = await accountHeaders(args)
  return redirect(`${href('/account/passkeys')}?done=removed`, { status: 303, headers })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: passkeyMessages.remove })
}

export default function RemovePasskeyPage({ loaderData: { name, isLast } }: Route.ComponentProps) {
  return (
    <QuestionPage
      title={passkeyMessages.removeTitle({ name: name || passkeyMessages.unnamed })}
      text={isLast ? passkeyMessages.removeLast : passkeyMessages.removeText}
      button={passkeyMessages.remove}
    />
  )
}

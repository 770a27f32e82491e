import { requestOptions } from '#commerce/people/passkeys/passkey-options.server.ts'
import { passkeyOptionsAnswer } from '#web/forms/passkey-form.server.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { onlyFormsHere } from '#web/requests/only-forms-here.ts'
import { shopContext } from '#web/shop/context.ts'
import type { Route } from './+types/passkey-options.ts'

export const middleware = [acceptForm({})]

export const loader = onlyFormsHere

/** A challenge to sign in with. */
export function action({ request, context }: Route.ActionArgs) {
  const { db } = context.get(shopContext)
  return passkeyOptionsAnswer(request, browser =>
    requestOptions(db, { of: 'staff', id: null }, browser, new Date()),
  )
}

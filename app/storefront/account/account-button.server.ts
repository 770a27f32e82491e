import { redirect } from 'react-router'
import type { InputFields, InputValues } from '#commerce/editing/input/field.server.ts'
import type { SignedIn } from '#commerce/people/accounts/account.ts'
import type { Db } from '#db/schema/schema.ts'
import { type FormBelow, readForm } from '#web/requests/forms-below.server.ts'
import { shopContext } from '#web/shop/context.ts'
import { emptyBrowserHeaders } from './empty-browser.server.ts'
import { accountHeaders, loadSignedIn, notInAccount } from './load-signed-in.server.ts'

interface AccountPress<Fields extends InputFields> extends SignedIn {
  db: Db
  values: InputValues<Fields>
  request: Request
  now: Date
}

interface AccountButton<Fields extends InputFields> {
  fields?: Fields
  leadsTo: string
  /** Whether it signs out this browser, and leaves nothing in it. */
  signsOut?(press: AccountPress<Fields>): boolean
  /** False for what isn't in the account. */
  change(press: AccountPress<Fields>): Promise<unknown>
}

/** A button that changes something of the account and leads to its page. */
export function accountButton<const Fields extends InputFields = Record<never, never>>({
  fields = {} as Fields,
  leadsTo,
  signsOut = () => false,
  change,
}: AccountButton<Fields>): FormBelow {
  return readForm(fields, async (route, values) => {
    const { request, context } = route
    const signedIn = await loadSignedIn(route)
    const press = { ...signedIn, db: context.get(shopContext).db, values, request, now: new Date() }
    if ((await change(press)) === false) notInAccount()
    const headers = signsOut(press) ? emptyBrowserHeaders(request) : await accountHeaders(route)
    return redirect(leadsTo, { status: 303, headers })
  })
}

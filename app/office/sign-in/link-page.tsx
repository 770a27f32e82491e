import { data } from 'react-router'
import { enterByLink, findOpenLink } from '#commerce/people/staff/links/staff-links.server.ts'
import { officeSignInMessages } from '#messages/office/sign-in.ts'
import { acceptForm } from '#web/requests/accept-form.server.ts'
import { shopContext } from '#web/shop/context.ts'
import { mayPostponeSecuring } from '#web/staff/may-postpone-securing.server.ts'
import type { Route } from './+types/link-page.ts'
import { SignInFrame } from './sign-in-frame.tsx'
import { countStaffAttempt, enterOffice, staffBrowser } from './staff-answer.server.ts'

export const middleware = [acceptForm({})]

export const headers = () => ({ 'Cache-Control': 'no-store' })

/** Programs open links of emails and chats to show them: looking at one signs nobody in. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const link = await findOpenLink(context.get(shopContext).db, params.token, new Date())
  return data({ name: link?.name }, { status: link ? 200 : 404 })
}

export async function action(args: Route.ActionArgs) {
  const { request, params, context } = args
  const wait = await countStaffAttempt(args)
  if (wait !== undefined) return data({ wait }, { status: 429 })
  const { db } = context.get(shopContext)
  const token = await enterByLink(db, params.token, staffBrowser(args), new Date())
  if (token === undefined) return data({ wait }, { status: 404 })
  return enterOffice(request, token, mayPostponeSecuring(args) ? '/office' : '/office/secure')
}

/** Signs in with a link from the log or an email. */
export default function OfficeLinkPage({ loaderData: { name }, actionData }: Route.ComponentProps) {
  const { title, text, button, endedTitle, ended } = officeSignInMessages.link
  if (name === undefined)
    return (
      <SignInFrame title={endedTitle}>
        <p>{ended}</p>
        <a className="button outlined" href="/office/sign-in">
          {officeSignInMessages.title}
        </a>
      </SignInFrame>
    )
  return (
    <SignInFrame title={title(name)}>
      <p>{text}</p>
      {actionData?.wait && <p className="bad">{actionData.wait}</p>}
      <form method="post">
        <button type="submit" className="button main">
          {button}
        </button>
      </form>
    </SignInFrame>
  )
}

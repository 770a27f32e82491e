import { deleteBackInStockAlert } from '#commerce/people/alerts/back-in-stock-alert-store.server.ts'
import { readBackInStockToken } from '#commerce/people/alerts/back-in-stock-token.server.ts'
import { backInStockAlertMessages } from '#messages/back-in-stock-alerts.ts'
import { GoToShop } from '#ui/message/go-to-shop.tsx'
import { QuestionPage, ResultPage } from '#ui/message/message-page.tsx'
import { acceptForm, oneClickTypes } from '#web/requests/accept-form.server.ts'
import { shopContext } from '#web/shop/context.ts'
import { pageMeta } from '../layout-data/page-meta.ts'
import type { Route } from './+types/unsubscribe-alert-page.ts'

export const middleware = [acceptForm({}, { contentTypes: oneClickTypes })]

/** Deletes an alert; mail programs post here for one-click unsubscribe (RFC 8058). Unknown tokens get the same response. */
export async function action({ context, params }: Route.ActionArgs) {
  const { db } = context.get(shopContext)
  const id = readBackInStockToken(db, params.token)
  if (id !== undefined) await deleteBackInStockAlert(db, id)
  return { isUnsubscribed: true }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: backInStockAlertMessages.alert })
}

export default function UnsubscribePage({ actionData }: Route.ComponentProps) {
  return actionData ? (
    <ResultPage
      title={backInStockAlertMessages.unsubscribedTitle}
      text={backInStockAlertMessages.unsubscribed}
    >
      <GoToShop />
    </ResultPage>
  ) : (
    <QuestionPage
      title={backInStockAlertMessages.unsubscribeTitle}
      text={backInStockAlertMessages.unsubscribeNote}
      button={backInStockAlertMessages.unsubscribe}
    />
  )
}

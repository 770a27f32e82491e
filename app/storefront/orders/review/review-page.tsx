import { data } from 'react-router'
import { reviewFormMessages } from '#messages/review-form.ts'
import { withActionHeaders } from '#web/pages/action-headers.ts'
import { shopContext } from '#web/shop/context.ts'
import { pageMeta } from '../../layout-data/page-meta.ts'
import { privatePageHeaders } from '../load-order.server.ts'
import { acceptOrderForm } from '../order-form.server.ts'
import type { Route } from './+types/review-page.ts'
import { loadReviewPage } from './load-review-page.server.ts'
import { reviewFields, reviewFiles } from './review-form.server.ts'
import { ReviewScreen } from './review-screen.tsx'
import { sendReview } from './send-review.server.ts'

export const middleware = [acceptOrderForm(reviewFields, reviewFiles)]

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const view = await loadReviewPage(context.get(shopContext), params, url)
  return data(view, { headers: privatePageHeaders })
}

export async function action(args: Route.ActionArgs) {
  return sendReview(args)
}

export function headers(args: Route.HeadersArgs) {
  return withActionHeaders(args)
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return pageMeta(matches, undefined)
  const { own, line } = loaderData
  const title = own ? reviewFormMessages.edit : reviewFormMessages.write
  return pageMeta(matches, { title: reviewFormMessages.pageTitle({ title, name: line.title }) })
}

export default function ReviewPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ReviewScreen view={loaderData} refused={actionData} />
}

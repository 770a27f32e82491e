import { data, href, Link } from 'react-router'
import type { AccountLine } from '#commerce/people/accounts/account-reviews-store.server.ts'
import { accountReviewMessages as messages } from '#messages/account-reviews.ts'
import { orderMessages } from '#messages/orders.ts'
import { PictureView } from '#ui/picture/picture-view.tsx'
import { StarOutlines } from '#ui/stars/stars.tsx'
import { shopContext } from '#web/shop/context.ts'
import { pageMeta } from '../../layout-data/page-meta.ts'
import { readOrderNotice } from '../../orders/order-notice.ts'
import { reviewPath } from '../../orders/review/review-path.ts'
import { AccountFrame } from '../account-frame.tsx'
import { AccountPaging } from '../account-paging.tsx'
import { accountHeaders, loadSignedIn } from '../load-signed-in.server.ts'
import type { Route } from './+types/account-reviews-page.ts'
import styles from './account-reviews.module.css'
import { ListedReviewItem } from './listed-review-item.tsx'
import { loadAccountReviews } from './load-account-reviews.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { context, url } = args
  const { account } = await loadSignedIn(args)
  const list = await loadAccountReviews(context.get(shopContext).db, account, url.searchParams.get('page'))
  const view = { email: account.email, notice: readOrderNotice(url), ...list }
  return data(view, { headers: await accountHeaders(args) })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: messages.written })
}

export default function AccountReviewsPage({
  loaderData: { email, notice, unreviewed, reviews, page, hasMore },
}: Route.ComponentProps) {
  return (
    <AccountFrame current="reviews" email={email}>
      {notice && (
        <p className={styles.notice} role="status">
          {orderMessages.notices[notice.code]}
        </p>
      )}
      {unreviewed.length > 0 && (
        <section className={styles.section} aria-labelledby="unreviewed">
          <h2 id="unreviewed">{messages.toReview}</h2>
          <ul className={styles.unreviewed}>
            {unreviewed.map(line => (
              <UnreviewedItem key={line.id} line={line} />
            ))}
          </ul>
        </section>
      )}
      {reviews.length > 0 && (
        <section className={styles.section} aria-labelledby="written">
          <StarOutlines />
          <h2 id="written">{messages.written}</h2>
          <ul className={styles.reviews}>
            {reviews.map(review => (
              <ListedReviewItem key={review.line.id} review={review} />
            ))}
          </ul>
        </section>
      )}
      {unreviewed.length + reviews.length === 0 && <p className={styles.none}>{messages.none}</p>}
      <AccountPaging
        label={messages.pages}
        path={href('/account/reviews')}
        page={page}
        hasMore={hasMore}
        newer={messages.newer}
        older={messages.older}
      />
    </AccountFrame>
  )
}

/** A delivered item, with the way to its review. */
function UnreviewedItem({ line: { id, token, title, options, picture } }: { line: AccountLine }) {
  return (
    <li>
      <div className="picture-frame">
        {picture && <PictureView picture={{ ...picture, alt: '' }} sizes="5rem" maxWidth={160} />}
      </div>
      <div>
        <h3>{title}</h3>
        {options !== '' && <p>{options}</p>}
        <Link
          to={reviewPath({ token, line: id, isFromAccount: true })}
          aria-label={orderMessages.writeReviewFor({ title })}
        >
          {orderMessages.writeReview}
        </Link>
      </div>
    </li>
  )
}

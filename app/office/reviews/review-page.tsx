import { Form, Link } from 'react-router'
import { officeReviewMessages as texts } from '#messages/office/reviews.ts'
import { PictureView } from '#ui/picture/picture-view.tsx'
import { readPathId } from '#web/requests/read-input.server.ts'
import { shopContext, staffContext } from '#web/shop/context.ts'
import { allow } from '#web/staff/allow.server.ts'
import { Block, SplitPage } from '../ui/block.tsx'
import { OfficeIcon } from '../ui/office-icon.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Status } from '../ui/status-dial.tsx'
import type { Route } from './+types/review-page.ts'
import { loadOfficeReview } from './load-review.server.ts'
import { ReviewAnswer } from './review-answer.tsx'
import { ReviewAside } from './review-aside.tsx'
import { reviewDials } from './review-columns.tsx'
import { ReviewHide } from './review-hide.tsx'
import styles from './review-page.module.css'

export const middleware = [allow('reviews.edit')]

export function loader({ context, params }: Route.LoaderArgs) {
  const { role } = context.get(staffContext)
  return loadOfficeReview(context.get(shopContext), readPathId(params.id), role)
}

/** A review, to approve, answer or hide. */
export default function ReviewPage({ loaderData: view }: Route.ComponentProps) {
  const { id, state, stars, title, author, paragraphs, pictures, pictureCount, next } = view
  return (
    <>
      <PageHead
        title={title}
        note={<Status dial={reviewDials[state]}>{texts.states[state]}</Status>}
        trail={[{ to: '/office/reviews', label: texts.title }]}
        steps={
          next !== null && (
            <Link className="button bare" to={`/office/reviews/${next}`}>
              {texts.next}
              <OfficeIcon name="chevronRight" />
            </Link>
          )
        }
        actions={
          state !== 'published' && (
            <Form method="post" action="/office/reviews/approve">
              <input type="hidden" name="pick" value={id} />
              <input type="hidden" name="returnTo" value={`/office/reviews/${id}`} />
              <button className="button main" type="submit">
                {texts.approve}
              </button>
            </Form>
          )
        }
      />
      <SplitPage aside={<ReviewAside view={view} />}>
        <Block title={texts.wrote(author)} note={texts.starsLabel(stars)}>
          <div className={styles.words}>
            {paragraphs.map((text, index) => (
              <p key={index}>{text}</p>
            ))}
          </div>
          {pictures.length > 0 && (
            <ul className={styles.pictures} aria-label={texts.pictures}>
              {pictures.map(({ picture, url }) => (
                <li key={url}>
                  <a href={url}>
                    <PictureView picture={picture} sizes="7rem" maxWidth={224} />
                  </a>
                </li>
              ))}
            </ul>
          )}
          {pictures.length < pictureCount && <p className="muted">{texts.picturesHidden(pictureCount)}</p>}
        </Block>
        <ReviewAnswer view={view} />
        {state !== 'hidden' && <ReviewHide view={view} />}
      </SplitPage>
    </>
  )
}

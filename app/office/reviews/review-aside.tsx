import { Link } from 'react-router'
import { officeReviewMessages } from '#messages/office/reviews.ts'
import { Block, Facts } from '../ui/block.tsx'
import type { OfficeReviewView } from './load-review.server.ts'
import styles from './review-page.module.css'

const texts = officeReviewMessages.facts

/** The product, the order and the dates of a review. */
export function ReviewAside({ view }: { view: OfficeReviewView }) {
  const { product, order, written, changed, hidden } = view
  return (
    <>
      <Block title={texts.about}>
        <p className={`${styles.link} tall-links`}>
          {product.mayOpen ? (
            <Link className="link" to={`/office/products/${product.id}`}>
              {product.title}
            </Link>
          ) : (
            product.title
          )}
        </p>
        {product.page !== null && (
          <p className={`${styles.link} tall-links`}>
            <a className="link" href={product.page}>
              {texts.onPage}
            </a>
          </p>
        )}
        <p className={`${styles.link} tall-links`}>
          <Link className="link" to={`/office/reviews?view=all&product=${product.id}`}>
            {texts.others}
          </Link>
        </p>
      </Block>
      <Block title={texts.written}>
        <Facts
          facts={[
            { label: texts.written, value: written },
            ...(changed === null ? [] : [{ label: texts.changed, value: changed }]),
            ...(order === null
              ? []
              : [
                  {
                    label: texts.order,
                    value: (
                      <Link className="link" to={`/office/orders/${order}`}>
                        {order}
                      </Link>
                    ),
                  },
                ]),
          ]}
        />
      </Block>
      {hidden !== null && (
        <Block title={texts.hidden}>
          <Facts
            facts={[
              { label: texts.hidden, value: hidden.at },
              { label: texts.reason, value: hidden.reason },
            ]}
          />
          {hidden.note !== null && (
            <p className="soft">
              {texts.note}: {hidden.note}
            </p>
          )}
        </Block>
      )}
    </>
  )
}

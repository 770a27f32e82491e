import { Form, Link } from 'react-router'
import { giftCardMessages } from '#messages/office/gift-cards.ts'
import styles from './new-gift-card.module.css'

const { issue: texts } = giftCardMessages

interface IssuedCardProps {
  id: number
  /** Undefined if the same form was sent before. */
  code: string | undefined
  email: string | null
  changeSet: number
}

/** The code of a new card, which is nowhere else. */
export function IssuedCard({ id, code, email, changeSet }: IssuedCardProps) {
  const path = `/office/selling/gift-cards/${id}`
  return (
    <div className={styles.issued}>
      {code === undefined ? (
        <p>{texts.again}</p>
      ) : (
        <>
          <output aria-label={texts.code}>{code}</output>
          <p>{texts.once}</p>
          {email !== null && <p>{texts.emailed(email)}</p>}
        </>
      )}
      <div className="actions">
        <Link className="button main" to={path}>
          {texts.open}
        </Link>
        <Form method="post" action={`/office/changes/${changeSet}/undo`}>
          <input type="hidden" name="returnTo" value={path} />
          <button type="submit" className="button outlined">
            {texts.undo}
          </button>
        </Form>
      </div>
    </div>
  )
}

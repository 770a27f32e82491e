import { href } from 'react-router'
import { expressMessages } from '#messages/express.ts'
import styles from './express-button.module.css'

/** Leads to the provider's page, which asks for everything itself. A plain form, so it works before JavaScript. */
export function ExpressButton() {
  return (
    <form
      method="post"
      action={href('/checkout/express')}
      className={styles.express}
      // The cart handles the other forms around it.
      onSubmit={event => event.stopPropagation()}
    >
      <button type="submit" className="button quiet">
        {expressMessages.express}
      </button>
      <p>{expressMessages.note}</p>
    </form>
  )
}

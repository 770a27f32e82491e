import { href } from 'react-router'
import { checkoutMessages } from '#messages/checkout.ts'
import type { SavedAddress } from '../view/checkout-view.ts'
import styles from './saved-addresses.module.css'

/** The addresses of the account. One press ships to one of them. */
export function SavedAddresses({ addresses }: { addresses: readonly SavedAddress[] }) {
  return (
    <fieldset className={styles.addresses}>
      <legend>{checkoutMessages.savedAddresses}</legend>
      {addresses.map(({ id, lines, isSelected }) => (
        <button
          key={id}
          type="submit"
          formAction={href('/checkout/address')}
          formNoValidate
          name="address"
          value={id}
          aria-pressed={isSelected}
        >
          {lines.map((line, at) => (
            <span key={at}>{line}</span>
          ))}
        </button>
      ))}
    </fieldset>
  )
}

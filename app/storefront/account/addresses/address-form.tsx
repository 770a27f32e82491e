import { type FormEvent, useState } from 'react'
import { href, Link } from 'react-router'
import type { Address } from '#commerce/values/addresses/address.ts'
import type { AddressErrors } from '#commerce/values/addresses/validate-address.ts'
import { accountMessages } from '#messages/account.ts'
import { AddressFields } from '../../checkout/form/address-fields.tsx'
import { checkoutErrorText } from '../../checkout/form/checkout-error-text.ts'
import { AccountFormError } from '../account-form-error.tsx'
import { AccountFrame } from '../account-frame.tsx'
import styles from './address-form.module.css'

export type AddressFormErrors = AddressErrors

/** A form that was refused, as typed. */
export interface SubmittedAddress {
  typed: Address
  errors: AddressFormErrors
  /** Why it was refused as a whole. */
  message?: string | undefined
}

interface AddressFormProps {
  title: string
  email: string
  initial: Address
  countries: readonly { code: string; name: string }[]
  submitted: SubmittedAddress | undefined
}

/** Posts to its own page. */
export function AddressForm({ title, email, initial, countries, submitted }: AddressFormProps) {
  const { typed, errors, message } = submitted ?? { typed: initial, errors: {} }
  const [country, setCountry] = useState(typed.country)
  const errorCount = Object.keys(errors).length
  const errorFor = (field: keyof Address) =>
    errors[field] && checkoutErrorText(typed.country, field, errors[field])
  const followCountry = ({ target }: FormEvent<HTMLFormElement>) => {
    if (target instanceof HTMLSelectElement && target.name === 'country') setCountry(target.value)
  }
  return (
    <AccountFrame current="addresses" email={email}>
      <h2 className={styles.title}>{title}</h2>
      {message && <AccountFormError>{message}</AccountFormError>}
      {errorCount > 0 && (
        <AccountFormError>{accountMessages.checkFields({ count: errorCount })}</AccountFormError>
      )}
      <form method="post" className={styles.form} onChange={followCountry} noValidate>
        <AddressFields
          initial={typed}
          fields={{ ...typed, country }}
          countries={countries}
          errorFor={errorFor}
          update={{ name: 'update', value: '1' }}
        />
        <div className={styles.buttons}>
          <button type="submit" className="button">
            {accountMessages.saveAddress}
          </button>
          <Link className="button quiet" to={href('/account/addresses')}>
            {accountMessages.cancel}
          </Link>
        </div>
      </form>
    </AccountFrame>
  )
}

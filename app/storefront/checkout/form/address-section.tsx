import { href } from 'react-router'
import type { CheckoutField, CheckoutFields } from '#commerce/cart/checkout/checkout-form.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import type { CheckoutOptions, SavedAddress } from '../view/checkout-view.ts'
import { AddressFields } from './address-fields.tsx'
import { SavedAddresses } from './saved-addresses.tsx'

interface AddressSectionProps {
  /** Values the page was loaded with. */
  initial: CheckoutFields
  /** Current values. */
  fields: CheckoutFields
  options: CheckoutOptions
  saved: readonly SavedAddress[]
  errorFor: (field: CheckoutField) => string | undefined
}

/** The delivery address: one of the account, or a new one. */
export function AddressSection({ initial, fields, options, saved, errorFor }: AddressSectionProps) {
  return (
    <section aria-labelledby="address">
      <h2 id="address">{checkoutMessages.deliveryAddress}</h2>
      {saved.length > 0 && <SavedAddresses addresses={saved} />}
      <AddressFields
        initial={initial}
        fields={fields}
        countries={options.countries}
        errorFor={errorFor}
        update={{ formAction: href('/checkout/save') }}
      />
    </section>
  )
}

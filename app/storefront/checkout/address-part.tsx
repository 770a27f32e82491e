import { href } from 'react-router'
import { fieldLabel } from '../../commerce/addresses/address-words.ts'
import { longest } from '../../commerce/addresses/check-address.ts'
import { type AddressField, countryFormat } from '../../commerce/addresses/country-format.ts'
import { isNumeric } from '../../commerce/addresses/postal-code.ts'
import type { CheckoutField, CheckoutFields } from '../../commerce/checkout/checkout-form.ts'
import { SelectField, TextField } from '../../ui/field/field.tsx'
import styles from './address-part.module.css'
import type { CheckoutOffers } from './checkout-view.ts'

interface AddressPartProps {
  /** As they came with the page. */
  first: CheckoutFields
  /** As they are now. */
  fields: CheckoutFields
  offers: CheckoutOffers
  shown: (field: CheckoutField) => string | undefined
}

/** Source: WHATWG HTML, autofill detail tokens. */
const autoComplete: Record<AddressField, string> = {
  name: 'shipping name',
  company: 'shipping organization',
  line1: 'shipping address-line1',
  line2: 'shipping address-line2',
  postalCode: 'shipping postal-code',
  city: 'shipping address-level2',
  region: 'shipping address-level1',
  phone: 'shipping tel',
}

/** Where it goes: the fields of the country that is chosen, in its order and by its names. */
export function AddressPart({ first, fields, offers, shown }: AddressPartProps) {
  const { country } = fields
  const { rows, postal, region } = countryFormat(country)
  const text = (field: AddressField, more: Partial<Parameters<typeof TextField>[0]> = {}) => (
    <TextField
      key={field}
      id={field}
      name={field}
      label={fieldLabel(country, field)}
      autoComplete={autoComplete[field]}
      enterKeyHint="next"
      maxLength={longest[field] * 2}
      defaultValue={first[field]}
      mistake={shown(field)}
      {...more}
    />
  )
  const drawn = (field: AddressField, width: string | undefined) => {
    const className = width
    if (field === 'region' && region)
      return (
        <SelectField
          key={`region-${country}`}
          id="region"
          name="region"
          label={fieldLabel(country, 'region')}
          autoComplete={autoComplete.region}
          choices={region.choices}
          unchosen="Choose"
          defaultValue={fields.region}
          mistake={shown('region')}
          className={className}
        />
      )
    if (field === 'postalCode')
      return text(field, {
        className,
        optional: postal?.optional === true,
        inputMode: isNumeric(postal?.forms ?? []) ? 'numeric' : 'text',
        autoCapitalize: 'characters',
      })
    return text(field, { className, optional: field === 'line2' })
  }
  return (
    <section aria-labelledby="address">
      <h2 id="address">Delivery address</h2>
      <div className={styles.fields}>
        <SelectField
          id="country"
          name="country"
          label="Country or region"
          autoComplete="shipping country"
          choices={offers.countries}
          defaultValue={first.country}
          mistake={shown('country')}
          className={styles.whole}
        />
        <button
          type="submit"
          formAction={href('/checkout/save')}
          formNoValidate
          className={`button quiet ${styles.update}`}
        >
          Show the fields of this country
        </button>
        {rows.flatMap(row => row.map(field => drawn(field, widthOf(field, row))))}
        <details className={styles.whole} open={first.company !== '' || shown('company') !== undefined}>
          <summary>Add a company</summary>
          {text('company', { optional: true })}
        </details>
        {text('phone', {
          type: 'tel',
          inputMode: 'tel',
          optional: true,
          enterKeyHint: 'done',
          note: 'Only for questions about the delivery.',
          className: styles.whole,
        })}
      </div>
    </section>
  )
}

/** Of two beside each other the postal code needs less. */
function widthOf(field: AddressField, row: readonly AddressField[]): string | undefined {
  if (row.length === 1) return styles.whole
  return field === 'postalCode' ? styles.less : styles.more
}

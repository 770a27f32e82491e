import type { ComponentProps } from 'react'
import type { Address } from '#commerce/values/addresses/address.ts'
import { type AddressField, countryFormat } from '#commerce/values/addresses/country-format.ts'
import { isNumericPostalCode } from '#commerce/values/addresses/postal-code.ts'
import { maxAddressFieldLength } from '#commerce/values/addresses/validate-address.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import { addressFieldLabel } from '#ui/address-text.ts'
import { SelectField, TextField } from '#ui/field/field.tsx'
import styles from './address-section.module.css'

interface AddressFieldsProps {
  /** Values the page was loaded with. */
  initial: Address
  /** Current values. */
  fields: Pick<Address, 'country' | 'region'>
  countries: readonly { code: string; name: string }[]
  errorFor: (field: keyof Address) => string | undefined
  /** The button that shows the fields of another country without scripts. */
  update: Pick<ComponentProps<'button'>, 'formAction' | 'name' | 'value'>
}

/** The fields of an address, in the order and with the labels of the selected country. */
export function AddressFields({ initial, fields, countries, errorFor, update }: AddressFieldsProps) {
  const { country } = fields
  const { rows } = countryFormat(country)
  return (
    <div className={styles.fields}>
      <SelectField
        id="country"
        name="country"
        label={addressFieldLabel(country, 'country')}
        autoComplete="shipping country"
        options={countries}
        defaultValue={initial.country}
        error={errorFor('country')}
        className={styles.full}
      />
      <button type="submit" formNoValidate className={`button quiet ${styles.update}`} {...update}>
        {checkoutMessages.updateFields}
      </button>
      {rows.flatMap(row =>
        row.map(field => (
          <AddressInput
            key={field === 'region' ? `region-${country}` : field}
            field={field}
            country={country}
            value={field === 'region' ? fields.region : initial[field]}
            error={errorFor(field)}
            className={widthOf(field, row)}
          />
        )),
      )}
      <details className={styles.full} open={initial.company !== '' || errorFor('company') !== undefined}>
        <summary>{checkoutMessages.addCompany}</summary>
        <AddressInput field="company" country={country} value={initial.company} error={errorFor('company')} />
      </details>
      <AddressInput
        field="phone"
        country={country}
        value={initial.phone}
        error={errorFor('phone')}
        className={styles.full}
      />
    </div>
  )
}

/** Next to another field, the postal code needs less room. */
function widthOf(field: AddressField, row: readonly AddressField[]): string | undefined {
  if (row.length === 1) return styles.full
  return field === 'postalCode' ? styles.narrow : styles.wide
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

interface AddressInputProps {
  field: AddressField
  country: string
  value: string
  error: string | undefined
  className?: string | undefined
}

function AddressInput({ field, country, value, error, className }: AddressInputProps) {
  const { region } = countryFormat(country)
  const common = {
    id: field,
    name: field,
    label: addressFieldLabel(country, field),
    autoComplete: autoComplete[field],
    defaultValue: value,
    error,
    className,
  }
  if (field === 'region' && region)
    return <SelectField {...common} options={region.choices} emptyOption={checkoutMessages.select} />
  return (
    <TextField
      {...common}
      enterKeyHint="next"
      maxLength={maxAddressFieldLength[field] * 2}
      {...inputProps(field, country)}
    />
  )
}

function inputProps(field: AddressField, country: string): Partial<Parameters<typeof TextField>[0]> {
  switch (field) {
    case 'postalCode': {
      const { postal } = countryFormat(country)
      return {
        optional: postal?.optional === true,
        inputMode: isNumericPostalCode(postal?.forms ?? []) ? 'numeric' : 'text',
        autoCapitalize: 'characters',
      }
    }
    case 'phone':
      return {
        type: 'tel',
        inputMode: 'tel',
        optional: true,
        enterKeyHint: 'done',
        note: checkoutMessages.phoneNote,
      }
    default:
      return { optional: field === 'company' || field === 'line2' }
  }
}
